// HKWorkoutActivity.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKQuantityType;
@class HKStatistics;
@class HKWorkoutConfiguration;
@class HKWorkoutEvent;

NS_ASSUME_NONNULL_BEGIN

HK_EXTERN NSString * const HKPredicateKeyPathWorkoutActivityType
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutActivityDuration
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutActivityStartDate
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutActivityEndDate
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutActivitySumQuantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutActivityMinimumQuantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutActivityMaximumQuantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathWorkoutActivityAverageQuantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0))
@interface HKWorkoutActivity : NSObject <NSSecureCoding, NSCopying>

@property (readonly) NSUUID *UUID;
@property (readonly) HKWorkoutConfiguration *workoutConfiguration;
@property (readonly) NSDate *startDate;
@property (readonly) NSDate *endDate;
@property (readonly) NSDictionary<NSString *, id> *metadata;
@property (readonly) NSTimeInterval duration;
@property (readonly) NSArray<HKWorkoutEvent *> *workoutEvents;

@property (readonly) NSDictionary<HKQuantityType *, HKStatistics *> *allStatistics
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

+ (instancetype)new NS_UNAVAILABLE;

- (HKStatistics *)statisticsForType:(HKQuantityType *)quantityType;
- (instancetype)init NS_UNAVAILABLE;

- (instancetype)initWithWorkoutConfiguration:(HKWorkoutConfiguration *)workoutConfiguration
                                   startDate:(NSDate *)date
                                     endDate:(NSDate *)date2
                                    metadata:(NSDictionary<NSString *, id> *)entries;

@end

NS_ASSUME_NONNULL_END
