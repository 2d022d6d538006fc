// HKCumulativeQuantitySample.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuantitySample.h>

@class HKQuantity;

NS_ASSUME_NONNULL_BEGIN

HK_EXTERN NSString * const HKPredicateKeyPathSum
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));

API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0))
@interface HKCumulativeQuantitySample : HKQuantitySample

@property (readonly) HKQuantity *sumQuantity;

@end

NS_ASSUME_NONNULL_END
