// objc.h – the types every Objective-C declaration rests on.

#ifndef _OBJC_OBJC_H_
#define _OBJC_OBJC_H_

#include <Availability.h>
#include <TargetConditionals.h>

#if !__OBJC__
typedef struct objc_class *Class;
typedef struct objc_object *id;
typedef struct objc_selector *SEL;
#endif

// BOOL is a true boolean where the compiler says so (encoding B) and a signed char elsewhere (encoding c).
#if defined(__OBJC_BOOL_IS_BOOL) && __OBJC_BOOL_IS_BOOL
#if defined(__cplusplus)
typedef bool BOOL;
#else
typedef _Bool BOOL;
#endif
#else
typedef signed char BOOL;
#endif

#if __has_feature(objc_bool)
#define YES __objc_yes
#define NO __objc_no
#else
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#endif

#if defined(__cplusplus)
#define OBJC_EXTERN extern "C"
#else
#define OBJC_EXTERN extern
#endif
#define OBJC_EXPORT OBJC_EXTERN __attribute__((visibility("default")))

#endif
