// HKHeartbeatSeriesQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuery.h>

@class HKHeartbeatSeriesSample;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0))
@interface HKHeartbeatSeriesQuery : HKQuery

- (instancetype)initWithHeartbeatSeries:(HKHeartbeatSeriesSample *)heartbeatSeriesSample
                            dataHandler:(void (^)(HKHeartbeatSeriesQuery *, NSTimeInterval, BOOL, BOOL,
                                                  NSError *_Nullable))block;

@end

NS_ASSUME_NONNULL_END
