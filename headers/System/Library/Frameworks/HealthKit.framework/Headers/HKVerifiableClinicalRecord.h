// HKVerifiableClinicalRecord.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKSample.h>

@class HKVerifiableClinicalRecordSubject;

NS_ASSUME_NONNULL_BEGIN

typedef NSString * HKVerifiableClinicalRecordSourceType NS_TYPED_ENUM;
typedef NSString * HKVerifiableClinicalRecordCredentialType NS_TYPED_ENUM;

HK_EXTERN HKVerifiableClinicalRecordSourceType const HKVerifiableClinicalRecordSourceTypeSMARTHealthCard
    API_AVAILABLE(ios(15.4), macCatalyst(15.4), macos(13.0));
HK_EXTERN HKVerifiableClinicalRecordSourceType const HKVerifiableClinicalRecordSourceTypeEUDigitalCOVIDCertificate
    API_AVAILABLE(ios(15.4), macCatalyst(15.4), macos(13.0));
HK_EXTERN HKVerifiableClinicalRecordCredentialType const HKVerifiableClinicalRecordCredentialTypeCOVID19
    API_AVAILABLE(ios(15.4), macCatalyst(15.4), macos(13.0));
HK_EXTERN HKVerifiableClinicalRecordCredentialType const HKVerifiableClinicalRecordCredentialTypeImmunization
    API_AVAILABLE(ios(15.4), macCatalyst(15.4), macos(13.0));
HK_EXTERN HKVerifiableClinicalRecordCredentialType const HKVerifiableClinicalRecordCredentialTypeLaboratory
    API_AVAILABLE(ios(15.4), macCatalyst(15.4), macos(13.0));
HK_EXTERN HKVerifiableClinicalRecordCredentialType const HKVerifiableClinicalRecordCredentialTypeRecovery
    API_AVAILABLE(ios(15.4), macCatalyst(15.4), macos(13.0));

API_AVAILABLE(ios(15.0), macCatalyst(15.0), macos(13.0)) API_UNAVAILABLE(watchos)
@interface HKVerifiableClinicalRecord : HKSample

@property (readonly) NSArray<NSString *> *recordTypes;
@property (readonly) NSString *issuerIdentifier;
@property (readonly) HKVerifiableClinicalRecordSubject *subject;
@property (readonly) NSDate *issuedDate;
@property (readonly) NSDate *relevantDate;
@property (readonly) NSDate *expirationDate;
@property (readonly) NSArray<NSString *> *itemNames;

@property (readonly) HKVerifiableClinicalRecordSourceType sourceType
    API_AVAILABLE(ios(15.4), macCatalyst(15.4), macos(13.0));

@property (readonly) NSData *dataRepresentation API_AVAILABLE(ios(15.4), macCatalyst(15.4), macos(13.0));
@property (readonly) NSData *JWSRepresentation API_DEPRECATED("", ios(15.0, 15.4));

+ (instancetype)new NS_UNAVAILABLE;

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
