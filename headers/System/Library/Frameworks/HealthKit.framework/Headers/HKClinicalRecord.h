// HKClinicalRecord.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKSample.h>

@class HKClinicalType;
@class HKFHIRResource;

NS_ASSUME_NONNULL_BEGIN

HK_EXTERN NSString * const HKPredicateKeyPathClinicalRecordFHIRResourceIdentifier
    API_AVAILABLE(ios(12.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos);
HK_EXTERN NSString * const HKPredicateKeyPathClinicalRecordFHIRResourceType
    API_AVAILABLE(ios(12.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos);

API_AVAILABLE(ios(12.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos)
@interface HKClinicalRecord : HKSample <NSSecureCoding, NSCopying>

@property (readonly) HKClinicalType *clinicalType;
@property (readonly) NSString *displayName;
@property (readonly) HKFHIRResource *FHIRResource;

+ (instancetype)new NS_UNAVAILABLE;

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
