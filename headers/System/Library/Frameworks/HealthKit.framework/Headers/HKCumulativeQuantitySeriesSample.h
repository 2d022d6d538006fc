// HKCumulativeQuantitySeriesSample.h – written from facts; see headers/README.md.

#import <HealthKit/HKCumulativeQuantitySample.h>
#import <HealthKit/HKDefines.h>

@class HKQuantity;

NS_ASSUME_NONNULL_BEGIN

API_DEPRECATED("", ios(12.0, 13.0), watchos(5.0, 6.0))
@interface HKCumulativeQuantitySeriesSample : HKCumulativeQuantitySample

@property (readonly) HKQuantity *sum;

@end

NS_ASSUME_NONNULL_END
