// HKMedicationConcept.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKClinicalCoding;
@class HKHealthConceptIdentifier;

NS_ASSUME_NONNULL_BEGIN

typedef NSString * HKMedicationGeneralForm NS_TYPED_ENUM;

HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormCapsule;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormCream;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormDevice;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormDrops;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormFoam;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormGel;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormInhaler;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormInjection;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormLiquid;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormLotion;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormOintment;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormPatch;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormPowder;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormSpray;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormSuppository;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormTablet;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormTopical;
HK_EXTERN HKMedicationGeneralForm const HKMedicationGeneralFormUnknown;

@interface HKMedicationConcept : NSObject <NSCopying, NSSecureCoding>

@property (readonly) HKHealthConceptIdentifier *identifier API_AVAILABLE(macos(26.0));
@property (readonly) NSString *displayText API_AVAILABLE(macos(26.0));
@property (readonly) HKMedicationGeneralForm generalForm API_AVAILABLE(macos(26.0));
@property (readonly) NSSet<HKClinicalCoding *> *relatedCodings API_AVAILABLE(macos(26.0));

- (instancetype)init API_AVAILABLE(macos(26.0));

@end

NS_ASSUME_NONNULL_END
