// HKQuantity.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKUnit;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKQuantity : NSObject <NSSecureCoding, NSCopying>

+ (instancetype)quantityWithUnit:(HKUnit *)unit doubleValue:(double)number;

- (instancetype)init NS_UNAVAILABLE;
- (BOOL)isCompatibleWithUnit:(HKUnit *)unit;
- (double)doubleValueForUnit:(HKUnit *)unit;
- (NSComparisonResult)compare:(HKQuantity *)quantity;

@end

NS_ASSUME_NONNULL_END
