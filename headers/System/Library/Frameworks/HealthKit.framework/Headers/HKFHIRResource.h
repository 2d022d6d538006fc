// HKFHIRResource.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKFHIRVersion;

NS_ASSUME_NONNULL_BEGIN

typedef NSString * HKFHIRResourceType NS_TYPED_ENUM;

HK_EXTERN HKFHIRResourceType const HKFHIRResourceTypeAllergyIntolerance
    API_AVAILABLE(ios(12.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos);
HK_EXTERN HKFHIRResourceType const HKFHIRResourceTypeCondition
    API_AVAILABLE(ios(12.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos);
HK_EXTERN HKFHIRResourceType const HKFHIRResourceTypeCoverage
    API_AVAILABLE(ios(14.0), macCatalyst(14.0), macos(13.0)) API_UNAVAILABLE(watchos);
HK_EXTERN HKFHIRResourceType const HKFHIRResourceTypeDiagnosticReport
    API_AVAILABLE(ios(16.4), macCatalyst(16.4), macos(13.3)) API_UNAVAILABLE(watchos);
HK_EXTERN HKFHIRResourceType const HKFHIRResourceTypeDocumentReference
    API_AVAILABLE(ios(16.4), macCatalyst(16.4), macos(13.3)) API_UNAVAILABLE(watchos);
HK_EXTERN HKFHIRResourceType const HKFHIRResourceTypeImmunization
    API_AVAILABLE(ios(12.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos);
HK_EXTERN HKFHIRResourceType const HKFHIRResourceTypeMedicationDispense
    API_AVAILABLE(ios(12.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos);
HK_EXTERN HKFHIRResourceType const HKFHIRResourceTypeMedicationOrder
    API_AVAILABLE(ios(12.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos);
HK_EXTERN HKFHIRResourceType const HKFHIRResourceTypeMedicationRequest
    API_AVAILABLE(ios(14.0), macCatalyst(14.0), macos(13.0)) API_UNAVAILABLE(watchos);
HK_EXTERN HKFHIRResourceType const HKFHIRResourceTypeMedicationStatement
    API_AVAILABLE(ios(12.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos);
HK_EXTERN HKFHIRResourceType const HKFHIRResourceTypeObservation
    API_AVAILABLE(ios(12.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos);
HK_EXTERN HKFHIRResourceType const HKFHIRResourceTypeProcedure
    API_AVAILABLE(ios(12.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos);

API_AVAILABLE(ios(12.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos)
@interface HKFHIRResource : NSObject <NSSecureCoding, NSCopying>

@property (readonly) HKFHIRVersion *FHIRVersion
    API_AVAILABLE(ios(14.0), macCatalyst(14.0), macos(13.0)) API_UNAVAILABLE(watchos);

@property (readonly) HKFHIRResourceType resourceType;
@property (readonly) NSString *identifier;
@property (readonly) NSData *data;
@property (readonly) NSURL *sourceURL;

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
