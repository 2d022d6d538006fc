// HKContactsLensSpecification.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKLensSpecification.h>

@class HKQuantity;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0))
@interface HKContactsLensSpecification : HKLensSpecification <NSSecureCoding, NSCopying>

@property (readonly) HKQuantity *baseCurve;
@property (readonly) HKQuantity *diameter;

+ (instancetype)new NS_UNAVAILABLE;

- (instancetype)initWithSphere:(HKQuantity *)quantity
                      cylinder:(HKQuantity *)quantity2
                          axis:(HKQuantity *)quantity3
                      addPower:(HKQuantity *)quantity4
                     baseCurve:(HKQuantity *)quantity5
                      diameter:(HKQuantity *)quantity6;

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
