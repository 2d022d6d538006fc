// HKActivitySummary.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKQuantity;

NS_ASSUME_NONNULL_BEGIN

HK_EXTERN NSString * const HKPredicateKeyPathDateComponents
    API_AVAILABLE(ios(9.3), watchos(2.2), macCatalyst(13.0), macos(13.0));

API_AVAILABLE(ios(9.3), watchos(2.2), macCatalyst(13.0), macos(13.0))
@interface HKActivitySummary : NSObject <NSSecureCoding, NSCopying>

@property HKActivityMoveMode activityMoveMode
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

@property (strong) HKQuantity *activeEnergyBurned;

@property (strong) HKQuantity *appleMoveTime
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

@property (strong) HKQuantity *appleExerciseTime;
@property (strong) HKQuantity *appleStandHours;
@property (strong) HKQuantity *activeEnergyBurnedGoal;

@property (strong) HKQuantity *appleMoveTimeGoal
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

@property (strong) HKQuantity *appleExerciseTimeGoal
    API_DEPRECATED("", ios(9.3, API_TO_BE_DEPRECATED), watchos(2.2, API_TO_BE_DEPRECATED));

@property (strong) HKQuantity *exerciseTimeGoal
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

@property (strong) HKQuantity *appleStandHoursGoal
    API_DEPRECATED("", ios(9.3, API_TO_BE_DEPRECATED), watchos(2.2, API_TO_BE_DEPRECATED));

@property (strong) HKQuantity *standHoursGoal
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

- (NSDateComponents *)dateComponentsForCalendar:(NSCalendar *)calendar;

// From the macOS 26.5 metadata.
@property (getter=isPaused) BOOL paused API_AVAILABLE(macos(15.0));

@end

NS_ASSUME_NONNULL_END
