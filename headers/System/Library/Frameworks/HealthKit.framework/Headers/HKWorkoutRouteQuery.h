// HKWorkoutRouteQuery.h – written from facts; see headers/README.md.

#import <CoreLocation/CoreLocation.h>
#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuery.h>

@class HKWorkoutRoute;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0))
@interface HKWorkoutRouteQuery : HKQuery

- (instancetype)initWithRoute:(HKWorkoutRoute *)workoutRoute
                  dataHandler:(void (^)(HKWorkoutRouteQuery *, NSArray<CLLocation *> *_Nullable, BOOL,
                                        NSError *_Nullable))block;

- (instancetype)initWithRoute:(HKWorkoutRoute *)workoutRoute
                 dateInterval:(NSDateInterval *)dateInterval
                  dataHandler:(void (^)(HKWorkoutRouteQuery *, NSArray<CLLocation *> *_Nullable, BOOL,
                                        NSError *_Nullable))block
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

@end

NS_ASSUME_NONNULL_END
