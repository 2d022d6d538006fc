// HKCategoryValueVaginalBleeding.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKCategoryValueVaginalBleeding) {
    HKCategoryValueVaginalBleedingUnspecified = 1,
    HKCategoryValueVaginalBleedingLight = 2,
    HKCategoryValueVaginalBleedingMedium = 3,
    HKCategoryValueVaginalBleedingHeavy = 4,
    HKCategoryValueVaginalBleedingNone = 5
};

NS_ASSUME_NONNULL_END
