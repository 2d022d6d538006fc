// HKQuantitySeriesSampleBuilder.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKDevice;
@class HKHealthStore;
@class HKQuantity;
@class HKQuantitySample;
@class HKQuantityType;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0))
@interface HKQuantitySeriesSampleBuilder : NSObject

@property (readonly) HKQuantityType *quantityType;
@property (readonly) NSDate *startDate;
@property (readonly) HKDevice *device;

- (instancetype)initWithHealthStore:(HKHealthStore *)healthStore
                       quantityType:(HKQuantityType *)quantityType
                          startDate:(NSDate *)date
                             device:(HKDevice *)device;

- (instancetype)init NS_UNAVAILABLE;

- (BOOL)insertQuantity:(HKQuantity *)quantity
          dateInterval:(NSDateInterval *)dateInterval
                 error:(NSError **)error
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

- (BOOL)insertQuantity:(HKQuantity *)quantity date:(NSDate *)date error:(NSError **)error;

- (void)finishSeriesWithMetadata:(NSDictionary<NSString *, id> *)entries
                         endDate:(NSDate *)date
                      completion:(void (^)(NSArray<__kindof HKQuantitySample *> *_Nullable,
                                           NSError *_Nullable))block;

- (void)finishSeriesWithMetadata:(NSDictionary<NSString *, id> *)entries
                      completion:(void (^)(NSArray<__kindof HKQuantitySample *> *_Nullable,
                                           NSError *_Nullable))block;

- (void)discard;

@end

NS_ASSUME_NONNULL_END
