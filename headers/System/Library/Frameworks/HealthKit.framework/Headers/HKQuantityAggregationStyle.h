// HKQuantityAggregationStyle.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKQuantityAggregationStyle) {
    HKQuantityAggregationStyleCumulative = 0,
    HKQuantityAggregationStyleDiscreteArithmetic
        API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0)),
    HKQuantityAggregationStyleDiscrete API_DEPRECATED("", ios(8.0, 13.0), watchos(2.0, 6.0)) = 1,
    HKQuantityAggregationStyleDiscreteTemporallyWeighted
        API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0)),
    HKQuantityAggregationStyleDiscreteEquivalentContinuousLevel
        API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0))
} API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

NS_ASSUME_NONNULL_END
