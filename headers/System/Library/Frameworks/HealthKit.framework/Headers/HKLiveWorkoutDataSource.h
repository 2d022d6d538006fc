// HKLiveWorkoutDataSource.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKHealthStore;
@class HKQuantityType;
@class HKWorkoutConfiguration;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(watchos(5.0)) API_UNAVAILABLE(ios)
@interface HKLiveWorkoutDataSource : NSObject

@property (readonly) NSSet<HKQuantityType *> *typesToCollect;

- (instancetype)init NS_UNAVAILABLE;

- (instancetype)initWithHealthStore:(HKHealthStore *)healthStore
               workoutConfiguration:(HKWorkoutConfiguration *)workoutConfiguration;

- (void)enableCollectionForType:(HKQuantityType *)quantityType predicate:(NSPredicate *)predicate;
- (void)disableCollectionForType:(HKQuantityType *)quantityType;

@end

NS_ASSUME_NONNULL_END
