// HKWorkoutRoute.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKSeriesSample.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0))
@interface HKWorkoutRoute : HKSeriesSample
@end

NS_ASSUME_NONNULL_END
