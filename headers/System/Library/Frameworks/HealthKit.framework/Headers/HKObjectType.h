// HKObjectType.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuantityAggregationStyle.h>
#import <HealthKit/HKTypeIdentifiers.h>

@class HKActivitySummaryType;
@class HKAudiogramSampleType;
@class HKCategoryType;
@class HKCharacteristicType;
@class HKCorrelationType;
@class HKDocumentType;
@class HKElectrocardiogramType;
@class HKMedicationDoseEventType;
@class HKPrescriptionType;
@class HKQuantityType;
@class HKScoredAssessmentType;
@class HKSeriesType;
@class HKStateOfMindType;
@class HKUnit;
@class HKUserAnnotatedMedicationType;
@class HKWorkoutType;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKObjectType : NSObject <NSSecureCoding, NSCopying>

@property (readonly) NSString *identifier;

+ (HKQuantityType *)quantityTypeForIdentifier:(HKQuantityTypeIdentifier)quantityTypeIdentifier;
+ (HKCategoryType *)categoryTypeForIdentifier:(HKCategoryTypeIdentifier)categoryTypeIdentifier;
+ (HKCharacteristicType *)characteristicTypeForIdentifier:(HKCharacteristicTypeIdentifier)characteristicTypeIdentifier;
+ (HKCorrelationType *)correlationTypeForIdentifier:(HKCorrelationTypeIdentifier)correlationTypeIdentifier;

+ (HKDocumentType *)documentTypeForIdentifier:(HKDocumentTypeIdentifier)documentTypeIdentifier
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));

+ (HKSeriesType *)seriesTypeForIdentifier:(NSString *)string
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));

+ (HKWorkoutType *)workoutType;

+ (HKActivitySummaryType *)activitySummaryType
    API_AVAILABLE(ios(9.3), watchos(2.2), macCatalyst(13.0), macos(13.0));

+ (HKAudiogramSampleType *)audiogramSampleType
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

+ (HKElectrocardiogramType *)electrocardiogramType
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

+ (HKPrescriptionType *)visionPrescriptionType
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

- (instancetype)init NS_UNAVAILABLE;
- (BOOL)requiresPerObjectAuthorization;

// From the macOS 26.5 metadata.
+ (HKScoredAssessmentType *)scoredAssessmentTypeForIdentifier:(HKScoredAssessmentTypeIdentifier)scoredAssessmentTypeIdentifier
    API_AVAILABLE(macos(15.0));

+ (HKMedicationDoseEventType *)medicationDoseEventType API_AVAILABLE(macos(26.0));
+ (HKStateOfMindType *)stateOfMindType API_AVAILABLE(macos(15.0));
+ (HKUserAnnotatedMedicationType *)userAnnotatedMedicationType API_AVAILABLE(macos(26.0));

@end

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKCharacteristicType : HKObjectType
@end

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKSampleType : HKObjectType

@property (readonly) BOOL isMaximumDurationRestricted
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

@property (readonly) NSTimeInterval maximumAllowedDuration
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

@property (readonly) BOOL isMinimumDurationRestricted
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

@property (readonly) NSTimeInterval minimumAllowedDuration
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

@property (readonly) BOOL allowsRecalibrationForEstimates
    API_AVAILABLE(ios(15.0), watchos(8.0), macCatalyst(15.0), macos(13.0));

@end

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKCategoryType : HKSampleType
@end

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKCorrelationType : HKSampleType
@end

API_AVAILABLE(ios(10.0), macCatalyst(13.0), macos(13.0))
@interface HKDocumentType : HKSampleType
@end

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKQuantityType : HKSampleType

@property (readonly) HKQuantityAggregationStyle aggregationStyle;

- (BOOL)isCompatibleWithUnit:(HKUnit *)unit;

@end

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKWorkoutType : HKSampleType
@end

API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0))
@interface HKSeriesType : HKSampleType

+ (instancetype)workoutRouteType;
+ (instancetype)heartbeatSeriesType API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

@end

API_AVAILABLE(ios(9.3), watchos(2.2), macCatalyst(13.0), macos(13.0))
@interface HKActivitySummaryType : HKObjectType
@end

API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0))
@interface HKAudiogramSampleType : HKSampleType
@end

API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0))
@interface HKElectrocardiogramType : HKSampleType
@end

API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0))
@interface HKPrescriptionType : HKSampleType
@end

NS_ASSUME_NONNULL_END
