// HKWorkoutEffortRelationship.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKSample;
@class HKWorkout;
@class HKWorkoutActivity;

NS_ASSUME_NONNULL_BEGIN

HK_EXTERN NSString * const HKPredicateKeyPathWorkoutEffortRelationship API_AVAILABLE(macos(15.0));

@interface HKWorkoutEffortRelationship : NSObject <NSCopying, NSSecureCoding>

@property (readonly) HKWorkout *workout API_AVAILABLE(macos(15.0));
@property (readonly) HKWorkoutActivity *activity API_AVAILABLE(macos(15.0));
@property (readonly) NSArray<HKSample *> *samples API_AVAILABLE(macos(15.0));

@end

NS_ASSUME_NONNULL_END
