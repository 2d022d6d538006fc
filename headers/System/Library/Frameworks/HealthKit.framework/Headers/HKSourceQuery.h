// HKSourceQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuery.h>

@class HKSampleType;
@class HKSource;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKSourceQuery : HKQuery

- (instancetype)initWithSampleType:(HKSampleType *)sampleType
                   samplePredicate:(NSPredicate *)predicate
                 completionHandler:(void (^)(HKSourceQuery *, NSSet<HKSource *> *_Nullable,
                                             NSError *_Nullable))block;

@end

NS_ASSUME_NONNULL_END
