// NSDictionary.h – a class HealthKit's declarations name.

#import <Foundation/NSObject.h>

@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end
