// HKMedicationDoseEvent.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKObjectType.h>
#import <HealthKit/HKSample.h>

@class HKHealthConceptIdentifier;
@class HKMedicationDoseEventType;
@class HKUnit;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKMedicationDoseEventLogStatus) {
    HKMedicationDoseEventLogStatusNotInteracted = 1,
    HKMedicationDoseEventLogStatusNotificationNotSent = 2,
    HKMedicationDoseEventLogStatusSnoozed = 3,
    HKMedicationDoseEventLogStatusTaken = 4,
    HKMedicationDoseEventLogStatusSkipped = 5,
    HKMedicationDoseEventLogStatusNotLogged = 6
};

typedef NS_ENUM(NSInteger, HKMedicationDoseEventScheduleType) {
    HKMedicationDoseEventScheduleTypeAsNeeded = 1,
    HKMedicationDoseEventScheduleTypeSchedule = 2
};

HK_EXTERN NSString * const HKPredicateKeyPathLogOrigin API_AVAILABLE(macos(26.0));
HK_EXTERN NSString * const HKPredicateKeyPathMedicationConceptIdentifier API_AVAILABLE(macos(26.0));
HK_EXTERN NSString * const HKPredicateKeyPathScheduledDate API_AVAILABLE(macos(26.0));
HK_EXTERN NSString * const HKPredicateKeyPathStatus API_AVAILABLE(macos(26.0));

@interface HKMedicationDoseEvent : HKSample <NSCopying, NSSecureCoding>

@property (readonly) HKMedicationDoseEventType *medicationDoseEventType API_AVAILABLE(macos(26.0));
@property (readonly) HKMedicationDoseEventScheduleType scheduleType API_AVAILABLE(macos(26.0));
@property (readonly) HKHealthConceptIdentifier *medicationConceptIdentifier API_AVAILABLE(macos(26.0));
@property (readonly) NSDate *scheduledDate API_AVAILABLE(macos(26.0));
@property (readonly) NSNumber *scheduledDoseQuantity API_AVAILABLE(macos(26.0));
@property (readonly) NSNumber *doseQuantity API_AVAILABLE(macos(26.0));
@property (readonly) HKMedicationDoseEventLogStatus logStatus API_AVAILABLE(macos(26.0));
@property (readonly) HKUnit *unit API_AVAILABLE(macos(26.0));

+ (instancetype)new API_AVAILABLE(macos(26.0));

- (instancetype)init API_AVAILABLE(macos(26.0));

@end

@interface HKMedicationDoseEventType : HKSampleType
@end

NS_ASSUME_NONNULL_END
