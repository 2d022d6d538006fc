// HKWorkoutSession.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKHealthStore.h>
#import <HealthKit/HKWorkout.h>
#import <HealthKit/HKWorkoutConfiguration.h>

@class HKLiveWorkoutBuilder;
@class HKWorkoutActivity;
@class HKWorkoutSession;
@protocol HKWorkoutSessionDelegate;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKWorkoutSessionState) {
    HKWorkoutSessionStateNotStarted = 1,
    HKWorkoutSessionStateRunning,
    HKWorkoutSessionStateEnded,
    HKWorkoutSessionStatePaused API_AVAILABLE(watchos(3.0)),
    HKWorkoutSessionStatePrepared API_AVAILABLE(watchos(5.0)),
    HKWorkoutSessionStateStopped API_AVAILABLE(watchos(5.0))
} API_AVAILABLE(watchos(2.0)) API_UNAVAILABLE(ios);

// From iOS 17.0.
typedef NS_ENUM(NSInteger, HKWorkoutSessionType) {
    HKWorkoutSessionTypePrimary = 0,
    HKWorkoutSessionTypeMirrored
} API_AVAILABLE(ios(17.0), watchos(10.0));

API_AVAILABLE(watchos(2.0)) API_UNAVAILABLE(ios)
@protocol HKWorkoutSessionDelegate <NSObject>

- (void)workoutSession:(HKWorkoutSession *)workoutSession
      didChangeToState:(HKWorkoutSessionState)workoutSessionState
             fromState:(HKWorkoutSessionState)workoutSessionState2
                  date:(NSDate *)date;

- (void)workoutSession:(HKWorkoutSession *)workoutSession didFailWithError:(NSError *)error;

@optional

- (void)workoutSession:(HKWorkoutSession *)workoutSession
      didGenerateEvent:(HKWorkoutEvent *)workoutEvent
    API_AVAILABLE(ios(10.0), watchos(3.0));

- (void)workoutSession:(HKWorkoutSession *)workoutSession
    didBeginActivityWithConfiguration:(HKWorkoutConfiguration *)workoutConfiguration
    date:(NSDate *)date
    API_AVAILABLE(watchos(9.0));

- (void)workoutSession:(HKWorkoutSession *)workoutSession
    didEndActivityWithConfiguration:(HKWorkoutConfiguration *)workoutConfiguration
    date:(NSDate *)date
    API_AVAILABLE(watchos(9.0));

// From the macOS 26.5 metadata.
- (void)workoutSession:(HKWorkoutSession *)workoutSession
    didReceiveDataFromRemoteWorkoutSession:(NSArray<NSData *> *)items;

- (void)workoutSession:(HKWorkoutSession *)workoutSession
    didDisconnectFromRemoteDeviceWithError:(NSError *)error;

@end

API_AVAILABLE(watchos(2.0)) API_UNAVAILABLE(ios)
@interface HKWorkoutSession : NSObject <NSSecureCoding>

@property (readonly) HKWorkoutActivityType activityType API_DEPRECATED("", watchos(2.0, 3.0));
@property (readonly) HKWorkoutSessionLocationType locationType API_DEPRECATED("", watchos(2.0, 3.0));
@property (readonly) HKWorkoutConfiguration *workoutConfiguration API_AVAILABLE(watchos(3.0));
@property (weak) id<HKWorkoutSessionDelegate> delegate;
@property (readonly) HKWorkoutSessionState state;
@property (readonly) NSDate *startDate;
@property (readonly) NSDate *endDate;
@property (readonly) HKWorkoutActivity *currentActivity API_AVAILABLE(watchos(9.0));

- (instancetype)initWithActivityType:(HKWorkoutActivityType)workoutActivityType
                        locationType:(HKWorkoutSessionLocationType)workoutSessionLocationType
    API_DEPRECATED("", watchos(2.0, 3.0));

- (instancetype)initWithConfiguration:(HKWorkoutConfiguration *)workoutConfiguration
                                error:(NSError **)error
    API_DEPRECATED("", watchos(3.0, 5.0));

- (instancetype)initWithHealthStore:(HKHealthStore *)healthStore
                      configuration:(HKWorkoutConfiguration *)workoutConfiguration
                              error:(NSError **)error
    API_AVAILABLE(watchos(5.0));

- (instancetype)init NS_UNAVAILABLE;
- (void)prepare API_AVAILABLE(watchos(5.0));
- (void)startActivityWithDate:(NSDate *)date API_AVAILABLE(watchos(5.0));
- (void)stopActivityWithDate:(NSDate *)date API_AVAILABLE(watchos(5.0));
- (void)end API_AVAILABLE(watchos(5.0));
- (void)pause API_AVAILABLE(watchos(5.0));
- (void)resume API_AVAILABLE(watchos(5.0));
- (HKLiveWorkoutBuilder *)associatedWorkoutBuilder API_AVAILABLE(watchos(5.0));

- (void)beginNewActivityWithConfiguration:(HKWorkoutConfiguration *)workoutConfiguration
                                     date:(NSDate *)date
                                 metadata:(NSDictionary<NSString *, id> *)entries
    API_AVAILABLE(watchos(9.0));

- (void)endCurrentActivityOnDate:(NSDate *)date API_AVAILABLE(watchos(9.0));

// From iOS 17.0.
@property (readonly) HKWorkoutSessionType type API_AVAILABLE(ios(17.0), watchos(10.0));

- (void)startMirroringToCompanionDeviceWithCompletion:(void (^)(BOOL, NSError *_Nullable))block
    API_AVAILABLE(watchos(10.0)) API_UNAVAILABLE(ios, macCatalyst, macos, tvos);

- (void)stopMirroringToCompanionDeviceWithCompletion:(void (^)(BOOL, NSError *_Nullable))block
    API_AVAILABLE(watchos(10.0)) API_UNAVAILABLE(ios, macCatalyst, macos, tvos);

- (void)sendDataToRemoteWorkoutSession:(NSData *)data
                            completion:(void (^)(BOOL, NSError *_Nullable))block
    API_AVAILABLE(ios(17.0), watchos(10.0)) API_UNAVAILABLE(macCatalyst, macos, tvos);

@end

NS_ASSUME_NONNULL_END
