// HKLensSpecification.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKQuantity;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0))
@interface HKLensSpecification : NSObject

@property (readonly) HKQuantity *sphere;
@property (readonly) HKQuantity *cylinder;
@property (readonly) HKQuantity *axis;
@property (readonly) HKQuantity *addPower;

+ (instancetype)new NS_UNAVAILABLE;

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
