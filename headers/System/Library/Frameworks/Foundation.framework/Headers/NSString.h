// NSString.h – a class HealthKit's declarations name.

#import <Foundation/NSObject.h>

@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end
