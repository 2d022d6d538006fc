// HKStatisticsQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuery.h>
#import <HealthKit/HKStatistics.h>

@class HKQuantityType;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKStatisticsQuery : HKQuery

- (instancetype)initWithQuantityType:(HKQuantityType *)quantityType
             quantitySamplePredicate:(NSPredicate *)predicate
                             options:(HKStatisticsOptions)statisticsOptions
                   completionHandler:(void (^)(HKStatisticsQuery *, HKStatistics *_Nullable,
                                               NSError *_Nullable))block;

@end

NS_ASSUME_NONNULL_END
