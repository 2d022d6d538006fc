// HKWorkoutConfiguration.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKMetadata.h>
#import <HealthKit/HKWorkout.h>

@class HKQuantity;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKWorkoutSessionLocationType) {
    HKWorkoutSessionLocationTypeUnknown = 1,
    HKWorkoutSessionLocationTypeIndoor,
    HKWorkoutSessionLocationTypeOutdoor
} API_AVAILABLE(ios(10.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0))
@interface HKWorkoutConfiguration : NSObject <NSCopying, NSSecureCoding>

@property HKWorkoutActivityType activityType;
@property HKWorkoutSessionLocationType locationType;
@property HKWorkoutSwimmingLocationType swimmingLocationType;
@property (strong) HKQuantity *lapLength;

@end

NS_ASSUME_NONNULL_END
