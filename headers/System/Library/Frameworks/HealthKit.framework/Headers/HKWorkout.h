// HKWorkout.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKSample.h>

@class HKDevice;
@class HKQuantity;
@class HKQuantityType;
@class HKStatistics;
@class HKWorkoutActivity;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSUInteger, HKWorkoutActivityType) {
    HKWorkoutActivityTypeAmericanFootball = 1,
    HKWorkoutActivityTypeArchery,
    HKWorkoutActivityTypeAustralianFootball,
    HKWorkoutActivityTypeBadminton,
    HKWorkoutActivityTypeBaseball,
    HKWorkoutActivityTypeBasketball,
    HKWorkoutActivityTypeBowling,
    HKWorkoutActivityTypeBoxing,
    HKWorkoutActivityTypeClimbing,
    HKWorkoutActivityTypeCricket,
    HKWorkoutActivityTypeCrossTraining,
    HKWorkoutActivityTypeCurling,
    HKWorkoutActivityTypeCycling,
    HKWorkoutActivityTypeDance API_DEPRECATED("", ios(8.0, 14.0), watchos(2.0, 7.0)),
    HKWorkoutActivityTypeDanceInspiredTraining API_DEPRECATED("", ios(8.0, 10.0), watchos(2.0, 3.0)),
    HKWorkoutActivityTypeElliptical,
    HKWorkoutActivityTypeEquestrianSports,
    HKWorkoutActivityTypeFencing,
    HKWorkoutActivityTypeFishing,
    HKWorkoutActivityTypeFunctionalStrengthTraining,
    HKWorkoutActivityTypeGolf,
    HKWorkoutActivityTypeGymnastics,
    HKWorkoutActivityTypeHandball,
    HKWorkoutActivityTypeHiking,
    HKWorkoutActivityTypeHockey,
    HKWorkoutActivityTypeHunting,
    HKWorkoutActivityTypeLacrosse,
    HKWorkoutActivityTypeMartialArts,
    HKWorkoutActivityTypeMindAndBody,
    HKWorkoutActivityTypeMixedMetabolicCardioTraining API_DEPRECATED("", ios(8.0, 11.0), watchos(2.0, 4.0)),
    HKWorkoutActivityTypePaddleSports,
    HKWorkoutActivityTypePlay,
    HKWorkoutActivityTypePreparationAndRecovery,
    HKWorkoutActivityTypeRacquetball,
    HKWorkoutActivityTypeRowing,
    HKWorkoutActivityTypeRugby,
    HKWorkoutActivityTypeRunning,
    HKWorkoutActivityTypeSailing,
    HKWorkoutActivityTypeSkatingSports,
    HKWorkoutActivityTypeSnowSports,
    HKWorkoutActivityTypeSoccer,
    HKWorkoutActivityTypeSoftball,
    HKWorkoutActivityTypeSquash,
    HKWorkoutActivityTypeStairClimbing,
    HKWorkoutActivityTypeSurfingSports,
    HKWorkoutActivityTypeSwimming,
    HKWorkoutActivityTypeTableTennis,
    HKWorkoutActivityTypeTennis,
    HKWorkoutActivityTypeTrackAndField,
    HKWorkoutActivityTypeTraditionalStrengthTraining,
    HKWorkoutActivityTypeVolleyball,
    HKWorkoutActivityTypeWalking,
    HKWorkoutActivityTypeWaterFitness,
    HKWorkoutActivityTypeWaterPolo,
    HKWorkoutActivityTypeWaterSports,
    HKWorkoutActivityTypeWrestling,
    HKWorkoutActivityTypeYoga,
    HKWorkoutActivityTypeBarre API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeCoreTraining API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeCrossCountrySkiing
        API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeDownhillSkiing
        API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeFlexibility API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeHighIntensityIntervalTraining
        API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeJumpRope API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeKickboxing API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypePilates API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeSnowboarding API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeStairs API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeStepTraining API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeWheelchairWalkPace
        API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeWheelchairRunPace
        API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeTaiChi API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeMixedCardio API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeHandCycling API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeDiscSports API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeFitnessGaming API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutActivityTypeCardioDance API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0)),
    HKWorkoutActivityTypeSocialDance API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0)),
    HKWorkoutActivityTypePickleball API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0)),
    HKWorkoutActivityTypeCooldown API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0)),
    HKWorkoutActivityTypeSwimBikeRun
        API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0)) = 82,
    HKWorkoutActivityTypeTransition API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0)),

    // From iOS 17.0.
    HKWorkoutActivityTypeUnderwaterDiving
        API_AVAILABLE(ios(17.0), watchos(10.0), macCatalyst(17.0), macos(14.0)),

    HKWorkoutActivityTypeOther = 3000
} API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKWorkoutEventType) {
    HKWorkoutEventTypePause = 1,
    HKWorkoutEventTypeResume,
    HKWorkoutEventTypeLap API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutEventTypeMarker API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutEventTypeMotionPaused API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutEventTypeMotionResumed API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutEventTypeSegment API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0)),
    HKWorkoutEventTypePauseOrResumeRequest
        API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0))
} API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

HK_EXTERN NSString * const HKPredicateKeyPathWorkoutDuration
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutTotalDistance
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutTotalEnergyBurned
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutType
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutTotalSwimmingStrokeCount
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutTotalFlightsClimbed
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutSumQuantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutMinimumQuantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutMaximumQuantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutAverageQuantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutActivity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKWorkoutSortIdentifierDuration
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKWorkoutSortIdentifierTotalDistance
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKWorkoutSortIdentifierTotalEnergyBurned
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKWorkoutSortIdentifierTotalSwimmingStrokeCount
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKWorkoutSortIdentifierTotalFlightsClimbed
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKWorkoutEvent : NSObject <NSSecureCoding, NSCopying>

@property (readonly) HKWorkoutEventType type;
@property (readonly) NSDate *date API_DEPRECATED("", ios(8.0, 11.0), watchos(2.0, 4.0));

@property (readonly) NSDateInterval *dateInterval
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));

@property (readonly) NSDictionary<NSString *, id> *metadata
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));

+ (instancetype)workoutEventWithType:(HKWorkoutEventType)workoutEventType date:(NSDate *)date
    API_DEPRECATED("", ios(8.0, 11.0), watchos(2.0, 4.0));

+ (instancetype)workoutEventWithType:(HKWorkoutEventType)workoutEventType
                                date:(NSDate *)date
                            metadata:(NSDictionary<NSString *, id> *)entries
    API_DEPRECATED("", ios(10.0, 11.0), watchos(3.0, 4.0));

+ (instancetype)workoutEventWithType:(HKWorkoutEventType)workoutEventType
                        dateInterval:(NSDateInterval *)dateInterval
                            metadata:(NSDictionary<NSString *, id> *)entries
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));

- (instancetype)init NS_UNAVAILABLE;

@end

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKWorkout : HKSample

@property (readonly) HKWorkoutActivityType workoutActivityType;
@property (readonly) NSArray<HKWorkoutEvent *> *workoutEvents;

@property (readonly) NSArray<HKWorkoutActivity *> *workoutActivities
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

@property (readonly) NSTimeInterval duration;

@property (readonly) HKQuantity *totalEnergyBurned
    API_DEPRECATED("", ios(8.0, API_TO_BE_DEPRECATED), watchos(2.0, API_TO_BE_DEPRECATED),
                   macCatalyst(13.0, API_TO_BE_DEPRECATED), macos(13.0, API_TO_BE_DEPRECATED));

@property (readonly) HKQuantity *totalDistance
    API_DEPRECATED("", ios(8.0, API_TO_BE_DEPRECATED), watchos(2.0, API_TO_BE_DEPRECATED),
                   macCatalyst(13.0, API_TO_BE_DEPRECATED), macos(13.0, API_TO_BE_DEPRECATED));

@property (readonly) HKQuantity *totalSwimmingStrokeCount
    API_DEPRECATED("", ios(10.0, API_TO_BE_DEPRECATED), watchos(3.0, API_TO_BE_DEPRECATED),
                   macCatalyst(13.0, API_TO_BE_DEPRECATED), macos(13.0, API_TO_BE_DEPRECATED));

@property (readonly) HKQuantity *totalFlightsClimbed
    API_DEPRECATED("", ios(11.0, API_TO_BE_DEPRECATED), watchos(4.0, API_TO_BE_DEPRECATED),
                   macCatalyst(13.0, API_TO_BE_DEPRECATED), macos(13.0, API_TO_BE_DEPRECATED));

@property (readonly) NSDictionary<HKQuantityType *, HKStatistics *> *allStatistics
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

+ (instancetype)workoutWithActivityType:(HKWorkoutActivityType)workoutActivityType
                              startDate:(NSDate *)date
                                endDate:(NSDate *)date2;

+ (instancetype)workoutWithActivityType:(HKWorkoutActivityType)workoutActivityType
                              startDate:(NSDate *)date
                                endDate:(NSDate *)date2
                          workoutEvents:(NSArray<HKWorkoutEvent *> *)items
                      totalEnergyBurned:(HKQuantity *)quantity
                          totalDistance:(HKQuantity *)quantity2
                               metadata:(NSDictionary<NSString *, id> *)entries;

+ (instancetype)workoutWithActivityType:(HKWorkoutActivityType)workoutActivityType
                              startDate:(NSDate *)date
                                endDate:(NSDate *)date2
                          workoutEvents:(NSArray<HKWorkoutEvent *> *)items
                      totalEnergyBurned:(HKQuantity *)quantity
                          totalDistance:(HKQuantity *)quantity2
                                 device:(HKDevice *)device
                               metadata:(NSDictionary<NSString *, id> *)entries
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

+ (instancetype)workoutWithActivityType:(HKWorkoutActivityType)workoutActivityType
                              startDate:(NSDate *)date
                                endDate:(NSDate *)date2
                               duration:(NSTimeInterval)interval
                      totalEnergyBurned:(HKQuantity *)quantity
                          totalDistance:(HKQuantity *)quantity2
                               metadata:(NSDictionary<NSString *, id> *)entries;

+ (instancetype)workoutWithActivityType:(HKWorkoutActivityType)workoutActivityType
                              startDate:(NSDate *)date
                                endDate:(NSDate *)date2
                               duration:(NSTimeInterval)interval
                      totalEnergyBurned:(HKQuantity *)quantity
                          totalDistance:(HKQuantity *)quantity2
                                 device:(HKDevice *)device
                               metadata:(NSDictionary<NSString *, id> *)entries
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

+ (instancetype)workoutWithActivityType:(HKWorkoutActivityType)workoutActivityType
                              startDate:(NSDate *)date
                                endDate:(NSDate *)date2
                          workoutEvents:(NSArray<HKWorkoutEvent *> *)items
                      totalEnergyBurned:(HKQuantity *)quantity
                          totalDistance:(HKQuantity *)quantity2
               totalSwimmingStrokeCount:(HKQuantity *)quantity3
                                 device:(HKDevice *)device
                               metadata:(NSDictionary<NSString *, id> *)entries
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));

+ (instancetype)workoutWithActivityType:(HKWorkoutActivityType)workoutActivityType
                              startDate:(NSDate *)date
                                endDate:(NSDate *)date2
                          workoutEvents:(NSArray<HKWorkoutEvent *> *)items
                      totalEnergyBurned:(HKQuantity *)quantity
                          totalDistance:(HKQuantity *)quantity2
                    totalFlightsClimbed:(HKQuantity *)quantity3
                                 device:(HKDevice *)device
                               metadata:(NSDictionary<NSString *, id> *)entries
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));

- (HKStatistics *)statisticsForType:(HKQuantityType *)quantityType
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

@end

NS_ASSUME_NONNULL_END
