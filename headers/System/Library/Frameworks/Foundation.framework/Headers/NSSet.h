// NSSet.h – a class HealthKit's declarations name.

#import <Foundation/NSObject.h>

@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end
