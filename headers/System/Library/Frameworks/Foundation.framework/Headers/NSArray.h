// NSArray.h – a class HealthKit's declarations name.

#import <Foundation/NSObject.h>

@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end
