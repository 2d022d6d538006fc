// HKQuantitySeriesSampleQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuery.h>

@class HKQuantity;
@class HKQuantitySample;
@class HKQuantityType;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0))
@interface HKQuantitySeriesSampleQuery : HKQuery

@property BOOL includeSample API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

@property BOOL orderByQuantitySampleStartDate
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

- (instancetype)initWithQuantityType:(HKQuantityType *)quantityType
                           predicate:(NSPredicate *)predicate
                     quantityHandler:(void (^)(HKQuantitySeriesSampleQuery *, HKQuantity *_Nullable,
                                               NSDateInterval *_Nullable,
                                               __kindof HKQuantitySample *_Nullable, BOOL,
                                               NSError *_Nullable))block
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

- (instancetype)initWithSample:(HKQuantitySample *)quantitySample
               quantityHandler:(void (^)(HKQuantitySeriesSampleQuery *, HKQuantity *_Nullable,
                                         NSDate *_Nullable, BOOL, NSError *_Nullable))block
    API_DEPRECATED("", ios(12.0, 13.0), watchos(5.0, 6.0));

@end

NS_ASSUME_NONNULL_END
