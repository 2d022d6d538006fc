// HKUserAnnotatedMedicationQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuery.h>

@class HKUserAnnotatedMedication;

NS_ASSUME_NONNULL_BEGIN

@interface HKUserAnnotatedMedicationQuery : HKQuery

- (instancetype)initWithPredicate:(NSPredicate *)predicate
                            limit:(NSUInteger)count
                   resultsHandler:(void (^)(HKUserAnnotatedMedicationQuery *,
                                            __kindof HKUserAnnotatedMedication *_Nullable, BOOL,
                                            NSError *_Nullable))block
    API_AVAILABLE(macos(26.0));

@end

NS_ASSUME_NONNULL_END
