// NSObjCRuntime.h – the macros and basic types of Foundation's declarations.

#import <Availability.h>
#import <TargetConditionals.h>
#import <objc/NSObjCRuntime.h>

#ifndef __has_attribute
#define __has_attribute(x) 0
#endif

// Linkage.

#if defined(__cplusplus)
#define FOUNDATION_EXTERN extern "C"
#else
#define FOUNDATION_EXTERN extern
#endif
#define FOUNDATION_EXPORT FOUNDATION_EXTERN

// Enumerations. An open one may hold values its header does not list, a closed one may not.

#if __has_attribute(enum_extensibility)
#define _NS_OPEN_ENUM __attribute__((enum_extensibility(open)))
#define _NS_CLOSED_ENUM __attribute__((enum_extensibility(closed)))
#else
#define _NS_OPEN_ENUM
#define _NS_CLOSED_ENUM
#endif

#if __has_attribute(flag_enum)
#define _NS_FLAG_ENUM __attribute__((flag_enum))
#else
#define _NS_FLAG_ENUM
#endif

#if __has_attribute(ns_error_domain)
#define _NS_ERROR_DOMAIN(domain) __attribute__((ns_error_domain(domain)))
#else
#define _NS_ERROR_DOMAIN(domain)
#endif

#define _NS_ENUM_OF(attributes, type, name) enum attributes name : type name; enum name : type

#define NS_ENUM(type, name) _NS_ENUM_OF(_NS_OPEN_ENUM, type, name)
#define NS_CLOSED_ENUM(type, name) _NS_ENUM_OF(_NS_CLOSED_ENUM, type, name)
#define NS_OPTIONS(type, name) _NS_ENUM_OF(_NS_FLAG_ENUM _NS_OPEN_ENUM, type, name)
#define NS_ERROR_ENUM(domain, name) \
    _NS_ENUM_OF(_NS_ERROR_DOMAIN(domain) _NS_OPEN_ENUM, NSInteger, name)

// Types whose values are named constants.

#if __has_attribute(swift_wrapper)
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#else
#define NS_TYPED_ENUM
#define NS_TYPED_EXTENSIBLE_ENUM
#endif
#define NS_STRING_ENUM NS_TYPED_ENUM
#define NS_EXTENSIBLE_STRING_ENUM NS_TYPED_EXTENSIBLE_ENUM

// Swift.

#if __has_attribute(swift_name)
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#else
#define NS_SWIFT_NAME(name)
#endif

#if __has_attribute(swift_private)
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#else
#define NS_REFINED_FOR_SWIFT
#endif

#define NS_SWIFT_UNAVAILABLE(text) __attribute__((availability(swift, unavailable, message=text)))

// Availability and initialisers.

#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_EXTENSION_UNAVAILABLE(text) \
    __attribute__((availability(ios_app_extension, unavailable, message=text))) \
    __attribute__((availability(macos_app_extension, unavailable, message=text)))

// Between these two a pointer with nothing said about it is not null.

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

typedef NS_ENUM(NSInteger, NSComparisonResult) {
    NSOrderedAscending = -1L,
    NSOrderedSame,
    NSOrderedDescending
};

typedef double NSTimeInterval;

#if defined(__LP64__)
typedef double CGFloat;
#else
typedef float CGFloat;
#endif
