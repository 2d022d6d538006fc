// Availability.h – on which platforms, since and until when, a declaration can be used.
//
//     API_AVAILABLE(ios(8.0), watchos(2.0))
//     API_DEPRECATED("", ios(8.0, 16.0), watchos(2.0, 9.0))
//     API_DEPRECATED_WITH_REPLACEMENT("other", ios(8.0, 16.0))
//     API_UNAVAILABLE(ios, macos)

#ifndef __AVAILABILITY__
#define __AVAILABILITY__

#include <AvailabilityVersions.h>
#include <AvailabilityInternal.h>

#define API_AVAILABLE(...) \
    _AVAILABILITY_JOIN(_AVAILABILITY_I_, _AVAILABILITY_COUNT(__VA_ARGS__))(__VA_ARGS__)

#define API_DEPRECATED(text, ...) \
    _AVAILABILITY_JOIN(_AVAILABILITY_D_, _AVAILABILITY_COUNT(__VA_ARGS__))(message, text, __VA_ARGS__)

#define API_DEPRECATED_WITH_REPLACEMENT(text, ...) \
    _AVAILABILITY_JOIN(_AVAILABILITY_D_, _AVAILABILITY_COUNT(__VA_ARGS__))(replacement, text, __VA_ARGS__)

#define API_UNAVAILABLE(...) \
    _AVAILABILITY_JOIN(_AVAILABILITY_U_, _AVAILABILITY_COUNT(__VA_ARGS__))(__VA_ARGS__)

#endif
