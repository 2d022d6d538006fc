// NSObject.h – the root class and its protocol.

#ifndef _OBJC_NSOBJECT_H_
#define _OBJC_NSOBJECT_H_

#if __OBJC__

#include <objc/NSObjCRuntime.h>

@class NSString;

@protocol NSObject

- (BOOL)isEqual:(id)object;
- (Class)class;
- (BOOL)isKindOfClass:(Class)kind;
- (BOOL)respondsToSelector:(SEL)selector;

@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
@property (readonly, copy) NSString *description;

@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>

+ (instancetype)alloc;
+ (instancetype)new;

- (instancetype)init;
- (id)copy;
- (id)mutableCopy;

@end

#endif

#endif
