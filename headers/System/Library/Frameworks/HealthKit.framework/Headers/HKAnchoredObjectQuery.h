// HKAnchoredObjectQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuery.h>

@class HKDeletedObject;
@class HKQueryAnchor;
@class HKQueryDescriptor;
@class HKSample;
@class HKSampleType;

NS_ASSUME_NONNULL_BEGIN

// From the macOS 26 metadata.
#define HKAnchoredObjectQueryNoAnchor (0)

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKAnchoredObjectQuery : HKQuery

@property (copy) void (^updateHandler)(HKAnchoredObjectQuery *, NSArray<__kindof HKSample *> *_Nullable,
                                       NSArray<HKDeletedObject *> *_Nullable, HKQueryAnchor *_Nullable,
                                       NSError *_Nullable)
    API_AVAILABLE(ios(9.0), watchos(2.0));

- (instancetype)initWithType:(HKSampleType *)sampleType
                   predicate:(NSPredicate *)predicate
                      anchor:(HKQueryAnchor *)queryAnchor
                       limit:(NSUInteger)count
              resultsHandler:(void (^)(HKAnchoredObjectQuery *, NSArray<__kindof HKSample *> *_Nullable,
                                       NSArray<HKDeletedObject *> *_Nullable, HKQueryAnchor *_Nullable,
                                       NSError *_Nullable))block
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

- (instancetype)initWithType:(HKSampleType *)sampleType
                   predicate:(NSPredicate *)predicate
                      anchor:(NSUInteger)count
                       limit:(NSUInteger)count2
           completionHandler:(void (^)(HKAnchoredObjectQuery *, NSArray<__kindof HKSample *> *_Nullable,
                                       NSUInteger, NSError *_Nullable))block
    API_DEPRECATED("", ios(8.0, 9.0));

- (instancetype)initWithQueryDescriptors:(NSArray<HKQueryDescriptor *> *)items
                                  anchor:(HKQueryAnchor *)queryAnchor
                                   limit:(NSInteger)number
                          resultsHandler:(void (^)(HKAnchoredObjectQuery *,
                                                   NSArray<__kindof HKSample *> *_Nullable,
                                                   NSArray<HKDeletedObject *> *_Nullable,
                                                   HKQueryAnchor *_Nullable, NSError *_Nullable))block
    API_AVAILABLE(ios(15.0), watchos(8.0), macCatalyst(15.0), macos(13.0));

@end

NS_ASSUME_NONNULL_END
