// NSProgress.h – a class HealthKit's declarations name.

#import <Foundation/NSObject.h>

API_AVAILABLE(ios(7.0), watchos(2.0), macos(10.9), tvos(9.0))
@interface NSProgress : NSObject
@end
