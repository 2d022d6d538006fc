// HKDeletedObject.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKDeletedObject : NSObject <NSSecureCoding>

@property (readonly) NSUUID *UUID;

@property (readonly) NSDictionary<NSString *, id> *metadata
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
