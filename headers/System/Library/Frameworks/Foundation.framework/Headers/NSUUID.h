// NSUUID.h – a class HealthKit's declarations name.

#import <Foundation/NSObject.h>

API_AVAILABLE(ios(6.0), watchos(2.0), macos(10.8), tvos(9.0))
@interface NSUUID : NSObject <NSCopying, NSSecureCoding>
@end
