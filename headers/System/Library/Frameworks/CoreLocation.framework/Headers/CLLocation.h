// CLLocation.h – a class HealthKit's declarations name.

#import <Foundation/Foundation.h>

API_AVAILABLE(ios(2.0), macos(10.6))
@interface CLLocation : NSObject <NSCopying, NSSecureCoding>
@end
