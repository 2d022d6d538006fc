// UTType.h – a class HealthKit's declarations name.

#import <Foundation/Foundation.h>

API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(11.0), tvos(14.0))
@interface UTType : NSObject <NSCopying, NSSecureCoding>
@end
