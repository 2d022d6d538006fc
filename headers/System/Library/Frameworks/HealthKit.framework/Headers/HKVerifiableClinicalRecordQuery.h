// HKVerifiableClinicalRecordQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuery.h>
#import <HealthKit/HKVerifiableClinicalRecord.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(15.0), macCatalyst(15.0), macos(13.0)) API_UNAVAILABLE(watchos)
@interface HKVerifiableClinicalRecordQuery : HKQuery

@property (readonly) NSArray<NSString *> *recordTypes;

@property (readonly) NSArray<HKVerifiableClinicalRecordSourceType> *sourceTypes
    API_AVAILABLE(ios(15.4), macCatalyst(15.4), macos(13.0));

+ (instancetype)new NS_UNAVAILABLE;

- (instancetype)init NS_UNAVAILABLE;

- (instancetype)initWithRecordTypes:(NSArray<NSString *> *)items
                          predicate:(NSPredicate *)predicate
                     resultsHandler:(void (^)(HKVerifiableClinicalRecordQuery *,
                                              NSArray<HKVerifiableClinicalRecord *> *_Nullable,
                                              NSError *_Nullable))block;

- (instancetype)initWithRecordTypes:(NSArray<NSString *> *)items
                        sourceTypes:(NSArray<HKVerifiableClinicalRecordSourceType> *)items2
                          predicate:(NSPredicate *)predicate
                     resultsHandler:(void (^)(HKVerifiableClinicalRecordQuery *,
                                              NSArray<HKVerifiableClinicalRecord *> *_Nullable,
                                              NSError *_Nullable))block
    API_AVAILABLE(ios(15.4), macCatalyst(15.4), macos(13.0));

@end

NS_ASSUME_NONNULL_END
