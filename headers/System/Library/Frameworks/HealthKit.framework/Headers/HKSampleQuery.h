// HKSampleQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuery.h>

@class HKQueryDescriptor;
@class HKSample;
@class HKSampleType;

NS_ASSUME_NONNULL_BEGIN

HK_EXTERN const NSUInteger HKObjectQueryNoLimit;

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKSampleQuery : HKQuery

@property (readonly) NSUInteger limit;
@property (readonly) NSArray<NSSortDescriptor *> *sortDescriptors;

- (instancetype)initWithSampleType:(HKSampleType *)sampleType
                         predicate:(NSPredicate *)predicate
                             limit:(NSUInteger)count
                   sortDescriptors:(NSArray<NSSortDescriptor *> *)items
                    resultsHandler:(void (^)(HKSampleQuery *, NSArray<__kindof HKSample *> *_Nullable,
                                             NSError *_Nullable))block;

- (instancetype)initWithQueryDescriptors:(NSArray<HKQueryDescriptor *> *)items
                                   limit:(NSInteger)number
                          resultsHandler:(void (^)(HKSampleQuery *, NSArray<__kindof HKSample *> *_Nullable,
                                                   NSError *_Nullable))block
    API_AVAILABLE(ios(15.0), watchos(8.0), macCatalyst(15.0), macos(13.0));

- (instancetype)initWithQueryDescriptors:(NSArray<HKQueryDescriptor *> *)items
                                   limit:(NSInteger)number
                         sortDescriptors:(NSArray<NSSortDescriptor *> *)items2
                          resultsHandler:(void (^)(HKSampleQuery *, NSArray<__kindof HKSample *> *_Nullable,
                                                   NSError *_Nullable))block
    API_AVAILABLE(ios(15.0), watchos(8.0), macCatalyst(15.0), macos(13.0));

@end

NS_ASSUME_NONNULL_END
