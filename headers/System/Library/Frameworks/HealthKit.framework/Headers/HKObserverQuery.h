// HKObserverQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuery.h>

@class HKQueryDescriptor;
@class HKSampleType;

NS_ASSUME_NONNULL_BEGIN

typedef void (^HKObserverQueryCompletionHandler)(void);

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKObserverQuery : HKQuery

- (instancetype)initWithSampleType:(HKSampleType *)sampleType
                         predicate:(NSPredicate *)predicate
                     updateHandler:(void (^)(HKObserverQuery *, HKObserverQueryCompletionHandler,
                                             NSError *_Nullable))block;

- (instancetype)initWithQueryDescriptors:(NSArray<HKQueryDescriptor *> *)items
                           updateHandler:(void (^)(HKObserverQuery *, NSSet<HKSampleType *> *_Nullable,
                                                   HKObserverQueryCompletionHandler, NSError *_Nullable))block
    API_AVAILABLE(ios(15.0), watchos(8.0), macCatalyst(15.0), macos(13.0));

@end

NS_ASSUME_NONNULL_END
