// NSCoder.h – a class the coding protocols name.

#import <Foundation/NSObject.h>

@interface NSCoder : NSObject
@end
