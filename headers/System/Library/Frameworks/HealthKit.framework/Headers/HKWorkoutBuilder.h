// HKWorkoutBuilder.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKDevice;
@class HKHealthStore;
@class HKQuantityType;
@class HKSample;
@class HKSeriesBuilder;
@class HKSeriesType;
@class HKStatistics;
@class HKWorkout;
@class HKWorkoutActivity;
@class HKWorkoutConfiguration;
@class HKWorkoutEvent;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(12.0), watchos(5.0))
@interface HKWorkoutBuilder : NSObject

@property (readonly) HKDevice *device;
@property (readonly) NSDate *startDate;
@property (readonly) NSDate *endDate;
@property (readonly) HKWorkoutConfiguration *workoutConfiguration;
@property (readonly) NSDictionary<NSString *, id> *metadata;
@property (readonly) NSArray<HKWorkoutEvent *> *workoutEvents;

@property (readonly) NSArray<HKWorkoutActivity *> *workoutActivities
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

@property (readonly) NSDictionary<HKQuantityType *, HKStatistics *> *allStatistics
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

- (instancetype)init NS_UNAVAILABLE;

- (instancetype)initWithHealthStore:(HKHealthStore *)healthStore
                      configuration:(HKWorkoutConfiguration *)workoutConfiguration
                             device:(HKDevice *)device;

- (void)beginCollectionWithStartDate:(NSDate *)date
                          completion:(void (^)(BOOL, NSError *_Nullable))block;

- (void)addSamples:(NSArray<HKSample *> *)items completion:(void (^)(BOOL, NSError *_Nullable))block;

- (void)addWorkoutEvents:(NSArray<HKWorkoutEvent *> *)items
              completion:(void (^)(BOOL, NSError *_Nullable))block;

- (void)addMetadata:(NSDictionary<NSString *, id> *)entries
         completion:(void (^)(BOOL, NSError *_Nullable))block;

- (void)addWorkoutActivity:(HKWorkoutActivity *)workoutActivity
                completion:(void (^)(BOOL, NSError *_Nullable))block
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

- (void)updateActivityWithUUID:(NSUUID *)uuid
                       endDate:(NSDate *)date
                    completion:(void (^)(BOOL, NSError *_Nullable))block
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

- (void)updateActivityWithUUID:(NSUUID *)uuid
                   addMedatata:(NSDictionary<NSString *, id> *)entries
                    completion:(void (^)(BOOL, NSError *_Nullable))block
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

- (void)endCollectionWithEndDate:(NSDate *)date completion:(void (^)(BOOL, NSError *_Nullable))block;
- (void)finishWorkoutWithCompletion:(void (^)(HKWorkout *_Nullable_result, NSError *_Nullable))block;
- (void)discardWorkout;
- (NSTimeInterval)elapsedTimeAtDate:(NSDate *)date;
- (HKStatistics *)statisticsForType:(HKQuantityType *)quantityType;
- (__kindof HKSeriesBuilder *)seriesBuilderForType:(HKSeriesType *)seriesType;

@end

NS_ASSUME_NONNULL_END
