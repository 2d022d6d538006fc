// HKSource.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKSource : NSObject <NSSecureCoding, NSCopying>

@property (readonly) NSString *name;
@property (readonly) NSString *bundleIdentifier;

+ (HKSource *)defaultSource;

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
