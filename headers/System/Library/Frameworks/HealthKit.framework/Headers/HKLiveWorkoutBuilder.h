// HKLiveWorkoutBuilder.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKWorkoutBuilder.h>

@class HKDevice;
@class HKHealthStore;
@class HKLiveWorkoutBuilder;
@class HKLiveWorkoutDataSource;
@class HKSampleType;
@class HKWorkoutActivity;
@class HKWorkoutConfiguration;
@class HKWorkoutSession;
@protocol HKLiveWorkoutBuilderDelegate;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(watchos(5.0)) API_UNAVAILABLE(ios)
@protocol HKLiveWorkoutBuilderDelegate <NSObject>

- (void)workoutBuilder:(HKLiveWorkoutBuilder *)liveWorkoutBuilder
 didCollectDataOfTypes:(NSSet<HKSampleType *> *)items;

- (void)workoutBuilderDidCollectEvent:(HKLiveWorkoutBuilder *)liveWorkoutBuilder;

@optional

- (void)workoutBuilder:(HKLiveWorkoutBuilder *)liveWorkoutBuilder
      didBeginActivity:(HKWorkoutActivity *)workoutActivity
    API_AVAILABLE(watchos(9.0));

- (void)workoutBuilder:(HKLiveWorkoutBuilder *)liveWorkoutBuilder
        didEndActivity:(HKWorkoutActivity *)workoutActivity
    API_AVAILABLE(watchos(9.0));

@end

API_AVAILABLE(watchos(5.0)) API_UNAVAILABLE(ios)
@interface HKLiveWorkoutBuilder : HKWorkoutBuilder

@property (weak) id<HKLiveWorkoutBuilderDelegate> delegate;
@property (readonly) HKWorkoutSession *workoutSession;
@property BOOL shouldCollectWorkoutEvents;
@property (strong) HKLiveWorkoutDataSource *dataSource;
@property (readonly) NSTimeInterval elapsedTime;
@property (readonly) HKWorkoutActivity *currentWorkoutActivity API_AVAILABLE(watchos(9.0));

- (instancetype)initWithHealthStore:(HKHealthStore *)healthStore
                      configuration:(HKWorkoutConfiguration *)workoutConfiguration
                             device:(HKDevice *)device
    NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
