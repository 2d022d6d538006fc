// HKVisionPrism.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKQuantity;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKPrismBase) {
    HKPrismBaseNone = 0,
    HKPrismBaseUp,
    HKPrismBaseDown,
    HKPrismBaseIn,
    HKPrismBaseOut
} API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKVisionEye) {
    HKVisionEyeLeft = 1,
    HKVisionEyeRight
} API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0))
@interface HKVisionPrism : NSObject <NSSecureCoding, NSCopying>

@property (readonly) HKQuantity *amount;
@property (readonly) HKQuantity *angle;
@property (readonly) HKQuantity *verticalAmount;
@property (readonly) HKQuantity *horizontalAmount;
@property (readonly) HKPrismBase verticalBase;
@property (readonly) HKPrismBase horizontalBase;
@property (readonly) HKVisionEye eye;

+ (instancetype)new NS_UNAVAILABLE;

- (instancetype)initWithAmount:(HKQuantity *)quantity
                         angle:(HKQuantity *)quantity2
                           eye:(HKVisionEye)visionEye;

- (instancetype)initWithVerticalAmount:(HKQuantity *)quantity
                          verticalBase:(HKPrismBase)prismBase
                      horizontalAmount:(HKQuantity *)quantity2
                        horizontalBase:(HKPrismBase)prismBase2
                                   eye:(HKVisionEye)visionEye;

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
