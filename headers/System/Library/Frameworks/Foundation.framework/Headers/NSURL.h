// NSURL.h – a class HealthKit's declarations name.

#import <Foundation/NSObject.h>

@interface NSURL : NSObject <NSSecureCoding, NSCopying>
@end
