// HKStatisticsCollectionQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuery.h>
#import <HealthKit/HKStatistics.h>

@class HKQuantityType;
@class HKSource;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKStatisticsCollection : NSObject

- (instancetype)init NS_UNAVAILABLE;
- (HKStatistics *)statisticsForDate:(NSDate *)date;

- (void)enumerateStatisticsFromDate:(NSDate *)date
                             toDate:(NSDate *)date2
                          withBlock:(void (^)(HKStatistics *, BOOL *))block;

- (NSArray<HKStatistics *> *)statistics;
- (NSSet<HKSource *> *)sources;

@end

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKStatisticsCollectionQuery : HKQuery

@property (readonly) NSDate *anchorDate;
@property (readonly) HKStatisticsOptions options;
@property (readonly) NSDateComponents *intervalComponents;

@property (copy) void (^initialResultsHandler)(HKStatisticsCollectionQuery *,
                                               HKStatisticsCollection *_Nullable, NSError *_Nullable);

@property (copy) void (^statisticsUpdateHandler)(HKStatisticsCollectionQuery *, HKStatistics *_Nullable,
                                                 HKStatisticsCollection *_Nullable, NSError *_Nullable);

- (instancetype)initWithQuantityType:(HKQuantityType *)quantityType
             quantitySamplePredicate:(NSPredicate *)predicate
                             options:(HKStatisticsOptions)statisticsOptions
                          anchorDate:(NSDate *)date
                  intervalComponents:(NSDateComponents *)dateComponents;

@end

NS_ASSUME_NONNULL_END
