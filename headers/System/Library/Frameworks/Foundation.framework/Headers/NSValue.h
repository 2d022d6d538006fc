// NSValue.h – two classes HealthKit's declarations name.

#import <Foundation/NSObject.h>

@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@end

@interface NSNumber : NSValue
@end
