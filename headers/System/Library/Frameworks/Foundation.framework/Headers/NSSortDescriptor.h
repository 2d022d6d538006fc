// NSSortDescriptor.h – a class HealthKit's declarations name.

#import <Foundation/NSObject.h>

@interface NSSortDescriptor : NSObject <NSSecureCoding, NSCopying>
@end
