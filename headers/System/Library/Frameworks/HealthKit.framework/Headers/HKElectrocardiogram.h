// HKElectrocardiogram.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKSample.h>

@class HKQuantity;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKElectrocardiogramLead) {
    HKElectrocardiogramLeadAppleWatchSimilarToLeadI = 1
} API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKElectrocardiogramClassification) {
    HKElectrocardiogramClassificationNotSet = 0,
    HKElectrocardiogramClassificationSinusRhythm,
    HKElectrocardiogramClassificationAtrialFibrillation,
    HKElectrocardiogramClassificationInconclusiveLowHeartRate,
    HKElectrocardiogramClassificationInconclusiveHighHeartRate,
    HKElectrocardiogramClassificationInconclusivePoorReading,
    HKElectrocardiogramClassificationInconclusiveOther,
    HKElectrocardiogramClassificationUnrecognized = 100
} API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKElectrocardiogramSymptomsStatus) {
    HKElectrocardiogramSymptomsStatusNotSet = 0,
    HKElectrocardiogramSymptomsStatusNone = 1,
    HKElectrocardiogramSymptomsStatusPresent = 2
} API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

HK_EXTERN NSString * const HKPredicateKeyPathAverageHeartRate
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathECGClassification
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathECGSymptomsStatus
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0))
@interface HKElectrocardiogram : HKSample

@property (readonly) NSInteger numberOfVoltageMeasurements;
@property (readonly) HKQuantity *samplingFrequency;
@property (readonly) HKElectrocardiogramClassification classification;
@property (readonly) HKQuantity *averageHeartRate;
@property (readonly) HKElectrocardiogramSymptomsStatus symptomsStatus;

@end

NS_ASSUME_NONNULL_END
