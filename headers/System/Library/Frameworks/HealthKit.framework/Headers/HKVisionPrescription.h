// HKVisionPrescription.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKSample.h>

@class HKDevice;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSUInteger, HKVisionPrescriptionType) {
    HKVisionPrescriptionTypeGlasses = 1,
    HKVisionPrescriptionTypeContacts
} API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0))
@interface HKVisionPrescription : HKSample <NSSecureCoding, NSCopying>

@property (readonly) HKVisionPrescriptionType prescriptionType;
@property (readonly) NSDate *dateIssued;
@property (readonly) NSDate *expirationDate;

+ (instancetype)prescriptionWithType:(HKVisionPrescriptionType)visionPrescriptionType
                          dateIssued:(NSDate *)date
                      expirationDate:(NSDate *)date2
                              device:(HKDevice *)device
                            metadata:(NSDictionary<NSString *, id> *)entries;

+ (instancetype)new NS_UNAVAILABLE;

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
