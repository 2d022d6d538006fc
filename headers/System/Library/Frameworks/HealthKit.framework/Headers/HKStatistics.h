// HKStatistics.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKQuantity;
@class HKQuantityType;
@class HKSource;

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, HKStatisticsOptions) {
    HKStatisticsOptionNone = 0,
    HKStatisticsOptionSeparateBySource = 1 << 0,
    HKStatisticsOptionDiscreteAverage = 1 << 1,
    HKStatisticsOptionDiscreteMin = 1 << 2,
    HKStatisticsOptionDiscreteMax = 1 << 3,
    HKStatisticsOptionCumulativeSum = 1 << 4,
    HKStatisticsOptionMostRecent
        API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0)) = 1 << 5,
    HKStatisticsOptionDiscreteMostRecent API_DEPRECATED("", ios(12.0, 13.0), watchos(5.0, 6.0)) = 1 << 5,
    HKStatisticsOptionDuration API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0)) = 1 << 6
} API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKStatistics : NSObject <NSSecureCoding, NSCopying>

@property (readonly) HKQuantityType *quantityType;
@property (readonly) NSDate *startDate;
@property (readonly) NSDate *endDate;
@property (readonly) NSArray<HKSource *> *sources;

- (instancetype)init NS_UNAVAILABLE;
- (HKQuantity *)averageQuantityForSource:(HKSource *)source;
- (HKQuantity *)averageQuantity;
- (HKQuantity *)minimumQuantityForSource:(HKSource *)source;
- (HKQuantity *)minimumQuantity;
- (HKQuantity *)maximumQuantityForSource:(HKSource *)source;
- (HKQuantity *)maximumQuantity;

- (HKQuantity *)mostRecentQuantityForSource:(HKSource *)source
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));

- (HKQuantity *)mostRecentQuantity API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));

- (NSDateInterval *)mostRecentQuantityDateIntervalForSource:(HKSource *)source
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));

- (NSDateInterval *)mostRecentQuantityDateInterval
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));

- (HKQuantity *)sumQuantityForSource:(HKSource *)source;
- (HKQuantity *)sumQuantity;
- (HKQuantity *)duration API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

- (HKQuantity *)durationForSource:(HKSource *)source
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

@end

NS_ASSUME_NONNULL_END
