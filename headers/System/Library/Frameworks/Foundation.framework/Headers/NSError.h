// NSError.h – a class HealthKit's declarations name.

#import <Foundation/NSObject.h>

@interface NSError : NSObject <NSCopying, NSSecureCoding>
@end
