// HKGlassesPrescription.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKVisionPrescription.h>

@class HKDevice;
@class HKGlassesLensSpecification;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0))
@interface HKGlassesPrescription : HKVisionPrescription <NSSecureCoding, NSCopying>

@property (readonly) HKGlassesLensSpecification *rightEye;
@property (readonly) HKGlassesLensSpecification *leftEye;

+ (instancetype)prescriptionWithRightEyeSpecification:(HKGlassesLensSpecification *)glassesLensSpecification
                                 leftEyeSpecification:(HKGlassesLensSpecification *)glassesLensSpecification2
                                           dateIssued:(NSDate *)date
                                       expirationDate:(NSDate *)date2
                                               device:(HKDevice *)device
                                             metadata:(NSDictionary<NSString *, id> *)entries;

+ (instancetype)new NS_UNAVAILABLE;

+ (instancetype)prescriptionWithType:(HKVisionPrescriptionType)visionPrescriptionType
                          dateIssued:(NSDate *)date
                      expirationDate:(NSDate *)date2
                              device:(HKDevice *)device
                            metadata:(NSDictionary<NSString *, id> *)entries
    NS_UNAVAILABLE;

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
