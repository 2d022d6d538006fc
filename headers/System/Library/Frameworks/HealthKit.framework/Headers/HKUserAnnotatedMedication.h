// HKUserAnnotatedMedication.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKObjectType.h>

@class HKMedicationConcept;

NS_ASSUME_NONNULL_BEGIN

HK_EXTERN NSString * const HKUserAnnotatedMedicationPredicateKeyPathHasSchedule API_AVAILABLE(macos(26.0));
HK_EXTERN NSString * const HKUserAnnotatedMedicationPredicateKeyPathIsArchived API_AVAILABLE(macos(26.0));

@interface HKUserAnnotatedMedication : NSObject <NSCopying, NSSecureCoding>

@property (readonly) NSString *nickname API_AVAILABLE(macos(26.0));
@property (readonly) BOOL isArchived API_AVAILABLE(macos(26.0));
@property (readonly) BOOL hasSchedule API_AVAILABLE(macos(26.0));
@property (readonly) HKMedicationConcept *medication API_AVAILABLE(macos(26.0));

- (instancetype)init API_AVAILABLE(macos(26.0));

@end

@interface HKUserAnnotatedMedicationType : HKObjectType
@end

NS_ASSUME_NONNULL_END
