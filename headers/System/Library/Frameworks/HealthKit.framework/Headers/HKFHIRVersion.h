// HKFHIRVersion.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKFHIRRelease.h>

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(14.0), macCatalyst(14.0), macos(13.0)) API_UNAVAILABLE(watchos)
@interface HKFHIRVersion : NSObject <NSCopying, NSSecureCoding>

@property (readonly) NSInteger majorVersion;
@property (readonly) NSInteger minorVersion;
@property (readonly) NSInteger patchVersion;
@property (readonly) HKFHIRRelease FHIRRelease;
@property (readonly) NSString *stringRepresentation;

+ (instancetype)versionFromVersionString:(NSString *)string error:(NSError **)error;
+ (instancetype)primaryDSTU2Version;
+ (instancetype)primaryR4Version;

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
