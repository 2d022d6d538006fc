// HKActivitySummaryQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuery.h>

@class HKActivitySummary;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(9.3), watchos(2.2), macCatalyst(13.0), macos(13.0))
@interface HKActivitySummaryQuery : HKQuery

@property (copy) void (^updateHandler)(HKActivitySummaryQuery *, NSArray<HKActivitySummary *> *_Nullable,
                                       NSError *_Nullable);

- (instancetype)initWithPredicate:(NSPredicate *)predicate
                   resultsHandler:(void (^)(HKActivitySummaryQuery *, NSArray<HKActivitySummary *> *_Nullable,
                                            NSError *_Nullable))block;

@end

NS_ASSUME_NONNULL_END
