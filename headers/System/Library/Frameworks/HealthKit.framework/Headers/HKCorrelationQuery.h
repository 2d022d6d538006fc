// HKCorrelationQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuery.h>

@class HKCorrelation;
@class HKCorrelationType;
@class HKSampleType;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKCorrelationQuery : HKQuery

@property (readonly) HKCorrelationType *correlationType;
@property (readonly) NSDictionary<__kindof HKSampleType *, NSPredicate *> *samplePredicates;

- (instancetype)initWithType:(HKCorrelationType *)correlationType
                   predicate:(NSPredicate *)predicate
            samplePredicates:(NSDictionary<HKSampleType *, NSPredicate *> *)entries
                  completion:(void (^)(HKCorrelationQuery *, NSArray<HKCorrelation *> *_Nullable,
                                       NSError *_Nullable))block;

@end

NS_ASSUME_NONNULL_END
