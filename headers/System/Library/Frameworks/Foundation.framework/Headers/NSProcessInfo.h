// NSProcessInfo.h – the version of an operating system.

#import <Foundation/NSObject.h>

typedef struct {
    NSInteger majorVersion;
    NSInteger minorVersion;
    NSInteger patchVersion;
} NSOperatingSystemVersion;
