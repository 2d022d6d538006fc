// HKWaterSalinity.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKWaterSalinity) {
    HKWaterSalinityFreshWater = 1,
    HKWaterSalinitySaltWater = 2
};

NS_ASSUME_NONNULL_END
