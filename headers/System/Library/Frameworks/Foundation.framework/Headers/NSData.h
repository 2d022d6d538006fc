// NSData.h – a class HealthKit's declarations name.

#import <Foundation/NSObject.h>

@interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end
