// HKPhysicalEffortEstimationType.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKPhysicalEffortEstimationType) {
    HKPhysicalEffortEstimationTypeActivityLookup = 1,
    HKPhysicalEffortEstimationTypeDeviceSensed = 2
};

NS_ASSUME_NONNULL_END
