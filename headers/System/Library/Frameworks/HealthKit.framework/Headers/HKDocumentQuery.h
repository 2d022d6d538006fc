// HKDocumentQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKQuery.h>

@class HKDocumentSample;
@class HKDocumentType;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(10.0), macCatalyst(13.0), macos(13.0))
@interface HKDocumentQuery : HKQuery

@property (readonly) NSUInteger limit;
@property (readonly) NSArray<NSSortDescriptor *> *sortDescriptors;
@property (readonly) BOOL includeDocumentData;

- (instancetype)initWithDocumentType:(HKDocumentType *)documentType
                           predicate:(NSPredicate *)predicate
                               limit:(NSUInteger)count
                     sortDescriptors:(NSArray<NSSortDescriptor *> *)items
                 includeDocumentData:(BOOL)flag
                      resultsHandler:(void (^)(HKDocumentQuery *,
                                               NSArray<__kindof HKDocumentSample *> *_Nullable, BOOL,
                                               NSError *_Nullable))block;

@end

NS_ASSUME_NONNULL_END
