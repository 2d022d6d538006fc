// HKQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKElectrocardiogram.h>
#import <HealthKit/HKFHIRResource.h>
#import <HealthKit/HKMedicationDoseEvent.h>
#import <HealthKit/HKStateOfMind.h>
#import <HealthKit/HKWorkout.h>

@class HKDevice;
@class HKHealthConceptIdentifier;
@class HKObjectType;
@class HKQuantity;
@class HKQuantityType;
@class HKSampleType;
@class HKSource;
@class HKSourceRevision;
@class HKWorkoutActivity;

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, HKQueryOptions) {
    HKQueryOptionNone = 0,
    HKQueryOptionStrictStartDate = 1 << 0,
    HKQueryOptionStrictEndDate = 1 << 1
} API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKQuery : NSObject

@property (readonly) HKObjectType *objectType
    API_AVAILABLE(ios(9.3), watchos(2.2), macCatalyst(13.0), macos(13.0));

@property (readonly) HKSampleType *sampleType API_DEPRECATED("", ios(8.0, 9.3), watchos(2.0, 2.2));
@property (readonly) NSPredicate *predicate;

- (instancetype)init NS_UNAVAILABLE;

// From the macOS 26.5 metadata.
+ (NSPredicate *)predicateForWorkoutEffortSamplesRelatedToWorkout:(HKWorkout *)workout
                                                         activity:(HKWorkoutActivity *)workoutActivity
    API_AVAILABLE(macos(15.0));

+ (NSPredicate *)predicateForStatesOfMindWithValence:(double)number
                                        operatorType:(NSPredicateOperatorType)operatorType
    API_AVAILABLE(macos(13.0));

+ (NSPredicate *)predicateForStatesOfMindWithKind:(HKStateOfMindKind)stateOfMindKind
    API_AVAILABLE(macos(13.0));

+ (NSPredicate *)predicateForStatesOfMindWithLabel:(HKStateOfMindLabel)stateOfMindLabel
    API_AVAILABLE(macos(13.0));

+ (NSPredicate *)predicateForStatesOfMindWithAssociation:(HKStateOfMindAssociation)stateOfMindAssociation
    API_AVAILABLE(macos(13.0));

+ (NSPredicate *)predicateForMedicationDoseEventWithStatus:(HKMedicationDoseEventLogStatus)medicationDoseEventLogStatus
    API_AVAILABLE(macos(26.0));

+ (NSPredicate *)predicateForMedicationDoseEventWithStatuses:(NSSet<NSNumber *> *)items
    API_AVAILABLE(macos(26.0));

+ (NSPredicate *)predicateForMedicationDoseEventWithScheduledDate:(NSDate *)date API_AVAILABLE(macos(26.0));

+ (NSPredicate *)predicateForMedicationDoseEventWithScheduledDates:(NSSet<NSDate *> *)items
    API_AVAILABLE(macos(26.0));

+ (NSPredicate *)predicateForMedicationDoseEventWithScheduledStartDate:(NSDate *)date
                                                               endDate:(NSDate *)date2
    API_AVAILABLE(macos(26.0));

+ (NSPredicate *)predicateForMedicationDoseEventWithMedicationConceptIdentifier:(HKHealthConceptIdentifier *)healthConceptIdentifier
    API_AVAILABLE(macos(26.0));

+ (NSPredicate *)predicateForMedicationDoseEventWithMedicationConceptIdentifiers:(NSSet<HKHealthConceptIdentifier *> *)items
    API_AVAILABLE(macos(26.0));

+ (NSPredicate *)predicateForUserAnnotatedMedicationsWithIsArchived:(BOOL)flag API_AVAILABLE(macos(26.0));
+ (NSPredicate *)predicateForUserAnnotatedMedicationsWithHasSchedule:(BOOL)flag API_AVAILABLE(macos(26.0));

@end

@interface HKQuery (HKObjectPredicates)

+ (NSPredicate *)predicateForObjectsWithMetadataKey:(NSString *)string;

+ (NSPredicate *)predicateForObjectsWithMetadataKey:(NSString *)string
                                      allowedValues:(NSArray *)items;

+ (NSPredicate *)predicateForObjectsWithMetadataKey:(NSString *)string
                                       operatorType:(NSPredicateOperatorType)operatorType
                                              value:(id)object;

+ (NSPredicate *)predicateForObjectsFromSource:(HKSource *)source;
+ (NSPredicate *)predicateForObjectsFromSources:(NSSet<HKSource *> *)items;

+ (NSPredicate *)predicateForObjectsFromSourceRevisions:(NSSet<HKSourceRevision *> *)items
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

+ (NSPredicate *)predicateForObjectsFromDevices:(NSSet<HKDevice *> *)items
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

+ (NSPredicate *)predicateForObjectsWithDeviceProperty:(NSString *)string
                                         allowedValues:(NSSet<NSString *> *)items
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

+ (NSPredicate *)predicateForObjectWithUUID:(NSUUID *)uuid;
+ (NSPredicate *)predicateForObjectsWithUUIDs:(NSSet<NSUUID *> *)items;
+ (NSPredicate *)predicateForObjectsWithNoCorrelation;
+ (NSPredicate *)predicateForObjectsFromWorkout:(HKWorkout *)workout;

+ (NSPredicate *)predicateForObjectsAssociatedWithElectrocardiogram:(HKElectrocardiogram *)electrocardiogram
    API_AVAILABLE(ios(14.0), watchos(7.0));

@end

@interface HKQuery (HKSamplePredicates)

+ (NSPredicate *)predicateForSamplesWithStartDate:(NSDate *)date
                                          endDate:(NSDate *)date2
                                          options:(HKQueryOptions)queryOptions;

@end

@interface HKQuery (HKQuantitySamplePredicates)

+ (NSPredicate *)predicateForQuantitySamplesWithOperatorType:(NSPredicateOperatorType)operatorType
                                                    quantity:(HKQuantity *)quantity;

@end

@interface HKQuery (HKCategorySamplePredicates)

+ (NSPredicate *)predicateForCategorySamplesWithOperatorType:(NSPredicateOperatorType)operatorType
                                                       value:(NSInteger)number;

+ (NSPredicate *)predicateForCategorySamplesEqualToValues:(NSSet<NSNumber *> *)items;

@end

@interface HKQuery (HKWorkoutPredicates)

+ (NSPredicate *)predicateForWorkoutsWithWorkoutActivityType:(HKWorkoutActivityType)workoutActivityType;

+ (NSPredicate *)predicateForWorkoutsWithOperatorType:(NSPredicateOperatorType)operatorType
                                             duration:(NSTimeInterval)interval;

+ (NSPredicate *)predicateForWorkoutsWithOperatorType:(NSPredicateOperatorType)operatorType
                                    totalEnergyBurned:(HKQuantity *)quantity
    API_DEPRECATED("", ios(8.0, API_TO_BE_DEPRECATED), watchos(2.0, API_TO_BE_DEPRECATED),
                   macCatalyst(13.0, API_TO_BE_DEPRECATED), macos(13.0, API_TO_BE_DEPRECATED));

+ (NSPredicate *)predicateForWorkoutsWithOperatorType:(NSPredicateOperatorType)operatorType
                                        totalDistance:(HKQuantity *)quantity
    API_DEPRECATED("", ios(8.0, API_TO_BE_DEPRECATED), watchos(2.0, API_TO_BE_DEPRECATED),
                   macCatalyst(13.0, API_TO_BE_DEPRECATED), macos(13.0, API_TO_BE_DEPRECATED));

+ (NSPredicate *)predicateForWorkoutsWithOperatorType:(NSPredicateOperatorType)operatorType
                             totalSwimmingStrokeCount:(HKQuantity *)quantity
    API_DEPRECATED("", ios(10.0, API_TO_BE_DEPRECATED), watchos(3.0, API_TO_BE_DEPRECATED),
                   macCatalyst(13.0, API_TO_BE_DEPRECATED), macos(13.0, API_TO_BE_DEPRECATED));

+ (NSPredicate *)predicateForWorkoutsWithOperatorType:(NSPredicateOperatorType)operatorType
                                  totalFlightsClimbed:(HKQuantity *)quantity
    API_DEPRECATED("", ios(11.0, API_TO_BE_DEPRECATED), watchos(4.0, API_TO_BE_DEPRECATED),
                   macCatalyst(13.0, API_TO_BE_DEPRECATED), macos(13.0, API_TO_BE_DEPRECATED));

+ (NSPredicate *)predicateForWorkoutsWithOperatorType:(NSPredicateOperatorType)operatorType
                                         quantityType:(HKQuantityType *)quantityType
                                          sumQuantity:(HKQuantity *)quantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

+ (NSPredicate *)predicateForWorkoutsWithOperatorType:(NSPredicateOperatorType)operatorType
                                         quantityType:(HKQuantityType *)quantityType
                                      minimumQuantity:(HKQuantity *)quantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

+ (NSPredicate *)predicateForWorkoutsWithOperatorType:(NSPredicateOperatorType)operatorType
                                         quantityType:(HKQuantityType *)quantityType
                                      maximumQuantity:(HKQuantity *)quantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

+ (NSPredicate *)predicateForWorkoutsWithOperatorType:(NSPredicateOperatorType)operatorType
                                         quantityType:(HKQuantityType *)quantityType
                                      averageQuantity:(HKQuantity *)quantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

@end

@interface HKQuery (HKWorkoutActivityPredicates)

+ (NSPredicate *)predicateForWorkoutActivitiesWithWorkoutActivityType:(HKWorkoutActivityType)workoutActivityType
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

+ (NSPredicate *)predicateForWorkoutActivitiesWithOperatorType:(NSPredicateOperatorType)operatorType
                                                      duration:(NSTimeInterval)interval
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

+ (NSPredicate *)predicateForWorkoutActivitiesWithStartDate:(NSDate *)date
                                                    endDate:(NSDate *)date2
                                                    options:(HKQueryOptions)queryOptions
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

+ (NSPredicate *)predicateForWorkoutActivitiesWithOperatorType:(NSPredicateOperatorType)operatorType
                                                  quantityType:(HKQuantityType *)quantityType
                                                   sumQuantity:(HKQuantity *)quantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

+ (NSPredicate *)predicateForWorkoutActivitiesWithOperatorType:(NSPredicateOperatorType)operatorType
                                                  quantityType:(HKQuantityType *)quantityType
                                               minimumQuantity:(HKQuantity *)quantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

+ (NSPredicate *)predicateForWorkoutActivitiesWithOperatorType:(NSPredicateOperatorType)operatorType
                                                  quantityType:(HKQuantityType *)quantityType
                                               maximumQuantity:(HKQuantity *)quantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

+ (NSPredicate *)predicateForWorkoutActivitiesWithOperatorType:(NSPredicateOperatorType)operatorType
                                                  quantityType:(HKQuantityType *)quantityType
                                               averageQuantity:(HKQuantity *)quantity
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

+ (NSPredicate *)predicateForWorkoutsWithActivityPredicate:(NSPredicate *)predicate
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

@end

@interface HKQuery (HKActivitySummaryPredicates)

+ (NSPredicate *)predicateForActivitySummaryWithDateComponents:(NSDateComponents *)dateComponents
    API_AVAILABLE(ios(9.3), watchos(2.2), macCatalyst(13.0), macos(13.0));

+ (NSPredicate *)predicateForActivitySummariesBetweenStartDateComponents:(NSDateComponents *)dateComponents
                                                       endDateComponents:(NSDateComponents *)dateComponents2
    API_AVAILABLE(ios(9.3), watchos(2.2), macCatalyst(13.0), macos(13.0));

@end

@interface HKQuery (HKClinicalRecordPredicates)

+ (NSPredicate *)predicateForClinicalRecordsWithFHIRResourceType:(HKFHIRResourceType)fhirResourceType
    API_AVAILABLE(ios(12.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos);

+ (NSPredicate *)predicateForClinicalRecordsFromSource:(HKSource *)source
                                      FHIRResourceType:(HKFHIRResourceType)fhirResourceType
                                            identifier:(NSString *)string
    API_AVAILABLE(ios(12.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos);

@end

@interface HKQuery (HKElectrocardiogramPredicates)

+ (NSPredicate *)predicateForElectrocardiogramsWithClassification:(HKElectrocardiogramClassification)electrocardiogramClassification
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

+ (NSPredicate *)predicateForElectrocardiogramsWithSymptomsStatus:(HKElectrocardiogramSymptomsStatus)electrocardiogramSymptomsStatus
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

@end

@interface HKQuery (HKVerifiableClinicalRecordPredicates)

+ (NSPredicate *)predicateForVerifiableClinicalRecordsWithRelevantDateWithinDateInterval:(NSDateInterval *)dateInterval
    API_AVAILABLE(ios(15.0), macCatalyst(15.0), macos(13.0));

@end

NS_ASSUME_NONNULL_END
