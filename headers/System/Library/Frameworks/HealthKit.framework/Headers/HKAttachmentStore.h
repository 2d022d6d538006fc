// HKAttachmentStore.h – written from facts; see headers/README.md.

#import <UniformTypeIdentifiers/UniformTypeIdentifiers.h>
#import <HealthKit/HKDefines.h>

@class HKAttachment;
@class HKHealthStore;
@class HKObject;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0))
@interface HKAttachmentStore : NSObject

- (instancetype)initWithHealthStore:(HKHealthStore *)healthStore;

- (void)addAttachmentToObject:(HKObject *)object
                         name:(NSString *)string
                  contentType:(UTType *)type
                          URL:(NSURL *)url
                     metadata:(NSDictionary<NSString *, id> *)entries
                   completion:(void (^)(HKAttachment *_Nullable, NSError *_Nullable))block;

- (void)removeAttachment:(HKAttachment *)attachment
              fromObject:(HKObject *)object
              completion:(void (^)(BOOL, NSError *_Nullable))block;

- (void)getAttachmentsForObject:(HKObject *)object
                     completion:(void (^)(NSArray<HKAttachment *> *_Nullable, NSError *_Nullable))block;

- (NSProgress *)getDataForAttachment:(HKAttachment *)attachment
                          completion:(void (^)(NSData *_Nullable, NSError *_Nullable))block;

- (NSProgress *)streamDataForAttachment:(HKAttachment *)attachment
                            dataHandler:(void (^)(NSData *_Nullable, NSError *_Nullable, BOOL))block;

@end

NS_ASSUME_NONNULL_END
