// HKHeartbeatSeriesSample.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKSeriesSample.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0))
@interface HKHeartbeatSeriesSample : HKSeriesSample
@end

NS_ASSUME_NONNULL_END
