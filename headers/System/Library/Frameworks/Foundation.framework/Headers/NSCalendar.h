// NSCalendar.h – two classes HealthKit's declarations name.

#import <Foundation/NSObject.h>

@interface NSCalendar : NSObject <NSCopying, NSSecureCoding>
@end

@interface NSDateComponents : NSObject <NSCopying, NSSecureCoding>
@end
