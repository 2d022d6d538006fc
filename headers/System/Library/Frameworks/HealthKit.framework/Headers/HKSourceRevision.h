// HKSourceRevision.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKSource;

NS_ASSUME_NONNULL_BEGIN

HK_EXTERN NSString * const HKSourceRevisionAnyVersion
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKSourceRevisionAnyProductType
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN const NSOperatingSystemVersion HKSourceRevisionAnyOperatingSystem
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));

API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKSourceRevision : NSObject <NSSecureCoding, NSCopying>

@property (readonly) HKSource *source;
@property (readonly) NSString *version;

@property (readonly) NSString *productType
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));

@property (readonly) NSOperatingSystemVersion operatingSystemVersion
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));

- (instancetype)initWithSource:(HKSource *)source
                       version:(NSString *)string
                   productType:(NSString *)string2
        operatingSystemVersion:(NSOperatingSystemVersion)version
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));

- (instancetype)initWithSource:(HKSource *)source version:(NSString *)string;
- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
