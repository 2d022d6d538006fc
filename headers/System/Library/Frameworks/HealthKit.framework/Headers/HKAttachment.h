// HKAttachment.h – written from facts; see headers/README.md.

#import <UniformTypeIdentifiers/UniformTypeIdentifiers.h>
#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0))
@interface HKAttachment : NSObject <NSSecureCoding, NSCopying>

@property (readonly) NSUUID *identifier;
@property (readonly) NSString *name;
@property (readonly) UTType *contentType;
@property (readonly) NSInteger size;
@property (readonly) NSDate *creationDate;
@property (readonly) NSDictionary<NSString *, id> *metadata;

+ (instancetype)new NS_UNAVAILABLE;

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
