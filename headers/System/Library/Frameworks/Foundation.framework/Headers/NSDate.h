// NSDate.h – a class HealthKit's declarations name.

#import <Foundation/NSObject.h>

@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@end
