// HKAppleWalkingSteadinessClassification.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKAppleWalkingSteadinessClassification) {
    HKAppleWalkingSteadinessClassificationOK = 1,
    HKAppleWalkingSteadinessClassificationLow,
    HKAppleWalkingSteadinessClassificationVeryLow
} API_AVAILABLE(ios(15.0), watchos(8.0), macCatalyst(15.0), macos(13.0));

NS_ASSUME_NONNULL_END
