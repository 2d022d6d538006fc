// HKHealthStore.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKActivityMoveModeObject;
@class HKBiologicalSexObject;
@class HKBloodTypeObject;
@class HKFitzpatrickSkinTypeObject;
@class HKObject;
@class HKObjectType;
@class HKQuantity;
@class HKQuantityType;
@class HKQuery;
@class HKSample;
@class HKSampleType;
@class HKUnit;
@class HKWheelchairUseObject;
@class HKWorkout;
@class HKWorkoutActivity;
@class HKWorkoutConfiguration;
@class HKWorkoutSession;

NS_ASSUME_NONNULL_BEGIN

HK_EXTERN NSString * const HKUserPreferencesDidChangeNotification
    API_AVAILABLE(ios(8.2), watchos(2.0), macCatalyst(13.0), macos(13.0));

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKHealthStore : NSObject

+ (BOOL)isHealthDataAvailable;

- (BOOL)supportsHealthRecords
    API_AVAILABLE(ios(12.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos);

- (HKAuthorizationStatus)authorizationStatusForType:(HKObjectType *)objectType;

- (void)requestAuthorizationToShareTypes:(NSSet<HKSampleType *> *)items
                               readTypes:(NSSet<HKObjectType *> *)items2
                              completion:(void (^)(BOOL, NSError *_Nullable))block;

- (void)requestPerObjectReadAuthorizationForType:(HKObjectType *)objectType
                                       predicate:(NSPredicate *)predicate
                                      completion:(void (^)(BOOL, NSError *_Nullable))block;

- (void)getRequestStatusForAuthorizationToShareTypes:(NSSet<HKSampleType *> *)items
                                           readTypes:(NSSet<HKObjectType *> *)items2
                                          completion:(void (^)(HKAuthorizationRequestStatus,
                                                               NSError *_Nullable))block
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));

- (void)handleAuthorizationForExtensionWithCompletion:(void (^)(BOOL, NSError *_Nullable))block
    API_AVAILABLE(ios(9.0), macCatalyst(13.0), macos(13.0))
    API_UNAVAILABLE(watchos, ios_app_extension, macos_app_extension);

- (NSDate *)earliestPermittedSampleDate API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
- (void)saveObject:(HKObject *)object withCompletion:(void (^)(BOOL, NSError *_Nullable))block;

- (void)saveObjects:(NSArray<HKObject *> *)items
     withCompletion:(void (^)(BOOL, NSError *_Nullable))block;

- (void)deleteObject:(HKObject *)object withCompletion:(void (^)(BOOL, NSError *_Nullable))block;

- (void)deleteObjects:(NSArray<HKObject *> *)items
       withCompletion:(void (^)(BOOL, NSError *_Nullable))block
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

- (void)deleteObjectsOfType:(HKObjectType *)objectType
                  predicate:(NSPredicate *)predicate
             withCompletion:(void (^)(BOOL, NSUInteger, NSError *_Nullable))block
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

- (void)executeQuery:(HKQuery *)query;
- (void)stopQuery:(HKQuery *)query;

- (void)splitTotalEnergy:(HKQuantity *)quantity
               startDate:(NSDate *)date
                 endDate:(NSDate *)date2
          resultsHandler:(void (^)(HKQuantity *_Nullable, HKQuantity *_Nullable, NSError *_Nullable))block
    API_DEPRECATED("", ios(9.0, 11.0), watchos(2.0, 4.0));

- (NSDate *)dateOfBirthWithError:(NSError **)error API_DEPRECATED("", ios(8.0, 10.0), watchos(2.0, 3.0));

- (NSDateComponents *)dateOfBirthComponentsWithError:(NSError **)error
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));

- (HKBiologicalSexObject *)biologicalSexWithError:(NSError **)error;
- (HKBloodTypeObject *)bloodTypeWithError:(NSError **)error;

- (HKFitzpatrickSkinTypeObject *)fitzpatrickSkinTypeWithError:(NSError **)error
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

- (HKWheelchairUseObject *)wheelchairUseWithError:(NSError **)error
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));

- (HKActivityMoveModeObject *)activityMoveModeWithError:(NSError **)error
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

// From iOS 17.0.
@property (copy) void (^workoutSessionMirroringStartHandler)(HKWorkoutSession *) API_AVAILABLE(ios(17.0));

// From the macOS 26.5 metadata.
- (void)relateWorkoutEffortSample:(HKSample *)sample
                      withWorkout:(HKWorkout *)workout
                         activity:(HKWorkoutActivity *)workoutActivity
                       completion:(void (^)(BOOL, NSError *_Nullable))block
    API_AVAILABLE(macos(15.0));

- (void)unrelateWorkoutEffortSample:(HKSample *)sample
                        fromWorkout:(HKWorkout *)workout
                           activity:(HKWorkoutActivity *)workoutActivity
                         completion:(void (^)(BOOL, NSError *_Nullable))block
    API_AVAILABLE(macos(15.0));

@end

@interface HKHealthStore (HKWorkout)

- (void)addSamples:(NSArray<HKSample *> *)items
         toWorkout:(HKWorkout *)workout
        completion:(void (^)(BOOL, NSError *_Nullable))block;

- (void)startWorkoutSession:(HKWorkoutSession *)workoutSession
    API_DEPRECATED("", watchos(2.0, 5.0)) API_UNAVAILABLE(ios, macCatalyst, macos);

- (void)endWorkoutSession:(HKWorkoutSession *)workoutSession
    API_DEPRECATED("", watchos(2.0, 5.0)) API_UNAVAILABLE(ios, macCatalyst, macos);

- (void)pauseWorkoutSession:(HKWorkoutSession *)workoutSession
    API_DEPRECATED("", watchos(3.0, 5.0)) API_UNAVAILABLE(ios);

- (void)resumeWorkoutSession:(HKWorkoutSession *)workoutSession
    API_DEPRECATED("", watchos(3.0, 5.0)) API_UNAVAILABLE(ios);

- (void)startWatchAppWithWorkoutConfiguration:(HKWorkoutConfiguration *)workoutConfiguration
                                   completion:(void (^)(BOOL, NSError *_Nullable))block
    API_AVAILABLE(ios(10.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos);

- (void)recoverActiveWorkoutSessionWithCompletion:(void (^)(HKWorkoutSession *_Nullable_result,
                                                            NSError *_Nullable))block
    API_AVAILABLE(watchos(5.0)) API_UNAVAILABLE(ios, macCatalyst, macos);

@end

@interface HKHealthStore (HKBackgroundDelivery)

- (void)enableBackgroundDeliveryForType:(HKObjectType *)objectType
                              frequency:(HKUpdateFrequency)updateFrequency
                         withCompletion:(void (^)(BOOL, NSError *_Nullable))block
    API_AVAILABLE(watchos(8.0), macCatalyst(13.0), macos(13.0));

- (void)disableBackgroundDeliveryForType:(HKObjectType *)objectType
                          withCompletion:(void (^)(BOOL, NSError *_Nullable))block
    API_AVAILABLE(watchos(8.0), macCatalyst(13.0), macos(13.0));

- (void)disableAllBackgroundDeliveryWithCompletion:(void (^)(BOOL, NSError *_Nullable))block
    API_AVAILABLE(watchos(8.0), macCatalyst(13.0), macos(13.0));

@end

@interface HKHealthStore (HKUserPreferences)

- (void)preferredUnitsForQuantityTypes:(NSSet<HKQuantityType *> *)items
                            completion:(void (^)(NSDictionary<HKQuantityType *, HKUnit *> *,
                                                 NSError *_Nullable))block
    API_AVAILABLE(ios(8.2), watchos(2.0), macCatalyst(13.0), macos(13.0));

@end

@interface HKHealthStore (HKRecalibrateEstimates)

- (void)recalibrateEstimatesForSampleType:(HKSampleType *)sampleType
                                   atDate:(NSDate *)date
                               completion:(void (^)(BOOL, NSError *_Nullable))block
    API_AVAILABLE(ios(15.0), watchos(8.0), macCatalyst(15.0), macos(13.0));

@end

NS_ASSUME_NONNULL_END
