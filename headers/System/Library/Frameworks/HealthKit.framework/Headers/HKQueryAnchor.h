// HKQueryAnchor.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKQueryAnchor : NSObject <NSSecureCoding, NSCopying>

+ (instancetype)anchorFromValue:(NSUInteger)count;

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
