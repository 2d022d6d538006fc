// NSPredicate.h – a class HealthKit's declarations name.

#import <Foundation/NSObject.h>

API_AVAILABLE(ios(3.0), watchos(2.0), macos(10.4), tvos(9.0))
@interface NSPredicate : NSObject <NSSecureCoding, NSCopying>
@end
