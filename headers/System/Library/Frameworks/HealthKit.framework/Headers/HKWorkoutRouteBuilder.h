// HKWorkoutRouteBuilder.h – written from facts; see headers/README.md.

#import <CoreLocation/CoreLocation.h>
#import <HealthKit/HKDefines.h>
#import <HealthKit/HKSeriesBuilder.h>

@class HKDevice;
@class HKHealthStore;
@class HKWorkout;
@class HKWorkoutRoute;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0))
@interface HKWorkoutRouteBuilder : HKSeriesBuilder

- (instancetype)initWithHealthStore:(HKHealthStore *)healthStore device:(HKDevice *)device;

- (void)insertRouteData:(NSArray<CLLocation *> *)items
             completion:(void (^)(BOOL, NSError *_Nullable))block;

- (void)addMetadata:(NSDictionary<NSString *, id> *)entries
         completion:(void (^)(BOOL, NSError *_Nullable))block;

- (void)finishRouteWithWorkout:(HKWorkout *)workout
                      metadata:(NSDictionary<NSString *, id> *)entries
                    completion:(void (^)(HKWorkoutRoute *_Nullable, NSError *_Nullable))block;

@end

NS_ASSUME_NONNULL_END
