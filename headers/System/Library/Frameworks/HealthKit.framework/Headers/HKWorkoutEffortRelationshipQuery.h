// HKWorkoutEffortRelationshipQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuery.h>

@class HKQueryAnchor;
@class HKWorkoutEffortRelationship;

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSInteger, HKWorkoutEffortRelationshipQueryOptions) {
    HKWorkoutEffortRelationshipQueryOptionsDefault = 0,
    HKWorkoutEffortRelationshipQueryOptionsMostRelevant = 1 << 0
};

@interface HKWorkoutEffortRelationshipQuery : HKQuery

- (instancetype)initWithPredicate:(NSPredicate *)predicate
                           anchor:(HKQueryAnchor *)queryAnchor
                          options:(HKWorkoutEffortRelationshipQueryOptions)workoutEffortRelationshipQueryOptions
                   resultsHandler:(void (^)(HKWorkoutEffortRelationshipQuery *,
                                            NSArray<HKWorkoutEffortRelationship *> *_Nullable,
                                            HKQueryAnchor *_Nullable, NSError *_Nullable))block
    API_AVAILABLE(macos(15.0));

@end

NS_ASSUME_NONNULL_END
