// HKAppleSleepingBreathingDisturbancesClassification.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKAppleSleepingBreathingDisturbancesClassification) {
    HKAppleSleepingBreathingDisturbancesClassificationNotElevated = 0,
    HKAppleSleepingBreathingDisturbancesClassificationElevated = 1
};

NS_ASSUME_NONNULL_END
