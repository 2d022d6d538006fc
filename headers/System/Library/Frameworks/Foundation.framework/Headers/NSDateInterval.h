// NSDateInterval.h – a class HealthKit's declarations name.

#import <Foundation/NSObject.h>

API_AVAILABLE(ios(10.0), watchos(3.0), macos(10.12), tvos(10.0))
@interface NSDateInterval : NSObject <NSCopying, NSSecureCoding>
@end
