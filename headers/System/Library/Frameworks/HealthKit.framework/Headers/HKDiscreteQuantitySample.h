// HKDiscreteQuantitySample.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuantitySample.h>

@class HKQuantity;

NS_ASSUME_NONNULL_BEGIN

HK_EXTERN NSString * const HKPredicateKeyPathMin
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathAverage
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathMax
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathMostRecent
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathMostRecentStartDate
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathMostRecentEndDate
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathMostRecentDuration
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0))
@interface HKDiscreteQuantitySample : HKQuantitySample

@property (readonly) HKQuantity *minimumQuantity;
@property (readonly) HKQuantity *averageQuantity;
@property (readonly) HKQuantity *maximumQuantity;
@property (readonly) HKQuantity *mostRecentQuantity;
@property (readonly) NSDateInterval *mostRecentQuantityDateInterval;

@end

NS_ASSUME_NONNULL_END
