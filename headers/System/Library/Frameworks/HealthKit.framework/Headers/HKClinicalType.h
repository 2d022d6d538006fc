// HKClinicalType.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKObjectType.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString * HKClinicalTypeIdentifier NS_TYPED_ENUM;

HK_EXTERN HKClinicalTypeIdentifier const HKClinicalTypeIdentifierAllergyRecord
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN HKClinicalTypeIdentifier const HKClinicalTypeIdentifierClinicalNoteRecord
    API_AVAILABLE(ios(16.4), watchos(9.4), macCatalyst(16.4), macos(13.3));
HK_EXTERN HKClinicalTypeIdentifier const HKClinicalTypeIdentifierConditionRecord
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN HKClinicalTypeIdentifier const HKClinicalTypeIdentifierImmunizationRecord
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN HKClinicalTypeIdentifier const HKClinicalTypeIdentifierLabResultRecord
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN HKClinicalTypeIdentifier const HKClinicalTypeIdentifierMedicationRecord
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN HKClinicalTypeIdentifier const HKClinicalTypeIdentifierProcedureRecord
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN HKClinicalTypeIdentifier const HKClinicalTypeIdentifierVitalSignRecord
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN HKClinicalTypeIdentifier const HKClinicalTypeIdentifierCoverageRecord
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0))
@interface HKClinicalType : HKSampleType
@end

@interface HKObjectType (ClinicalType)

+ (HKClinicalType *)clinicalTypeForIdentifier:(HKClinicalTypeIdentifier)clinicalTypeIdentifier
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));

@end

NS_ASSUME_NONNULL_END
