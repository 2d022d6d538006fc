// HKCyclingFunctionalThresholdPowerTestType.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKCyclingFunctionalThresholdPowerTestType) {
    HKCyclingFunctionalThresholdPowerTestTypeMaxExercise60Minute = 1,
    HKCyclingFunctionalThresholdPowerTestTypeMaxExercise20Minute = 2,
    HKCyclingFunctionalThresholdPowerTestTypeRampTest = 3,
    HKCyclingFunctionalThresholdPowerTestTypePredictionExercise = 4
};

NS_ASSUME_NONNULL_END
