// HKHeartbeatSeriesBuilder.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKSeriesBuilder.h>

@class HKDevice;
@class HKHealthStore;
@class HKHeartbeatSeriesSample;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0))
@interface HKHeartbeatSeriesBuilder : HKSeriesBuilder

@property (class, readonly) NSUInteger maximumCount;

- (instancetype)initWithHealthStore:(HKHealthStore *)healthStore
                             device:(HKDevice *)device
                          startDate:(NSDate *)date;

- (void)addHeartbeatWithTimeIntervalSinceSeriesStartDate:(NSTimeInterval)interval
                                           precededByGap:(BOOL)flag
                                              completion:(void (^)(BOOL, NSError *_Nullable))block;

- (void)addMetadata:(NSDictionary<NSString *, id> *)entries
         completion:(void (^)(BOOL, NSError *_Nullable))block;

- (void)finishSeriesWithCompletion:(void (^)(HKHeartbeatSeriesSample *_Nullable, NSError *_Nullable))block;

@end

NS_ASSUME_NONNULL_END
