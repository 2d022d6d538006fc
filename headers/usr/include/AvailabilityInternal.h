// AvailabilityInternal.h – how the macros of Availability.h become attributes.
//
// A platform's entry, such as ios(8.0), turns into a list that starts with the name of the macro to
// apply: _AVAILABILITY_KNOWN writes the attribute, _AVAILABILITY_DROPPED writes nothing. A compiler that
// does not know a platform therefore reads the other platforms and says nothing about this one.

#ifndef __AVAILABILITY_INTERNAL__
#define __AVAILABILITY_INTERNAL__

#if defined(__apple_build_version__) && __clang_major__ >= 15
#define _AVAILABILITY_HAS_VISIONOS 1
#else
#define _AVAILABILITY_HAS_VISIONOS 0
#endif

// Introduced.

#define _AVAILABILITY_INTRODUCED(...) _AVAILABILITY_INTRODUCED_APPLY(__VA_ARGS__)
#define _AVAILABILITY_INTRODUCED_APPLY(kind, platform, version) kind##_INTRODUCED(platform, version)
#define _AVAILABILITY_KNOWN_INTRODUCED(platform, version) \
    __attribute__((availability(platform, introduced=version)))
#define _AVAILABILITY_DROPPED_INTRODUCED(platform, version)

#define _AVAILABILITY_I_ios(version) _AVAILABILITY_KNOWN, ios, version
#define _AVAILABILITY_I_macos(version) _AVAILABILITY_KNOWN, macos, version
#define _AVAILABILITY_I_macosx(version) _AVAILABILITY_KNOWN, macos, version
#define _AVAILABILITY_I_macCatalyst(version) _AVAILABILITY_KNOWN, maccatalyst, version
#define _AVAILABILITY_I_watchos(version) _AVAILABILITY_KNOWN, watchos, version
#define _AVAILABILITY_I_tvos(version) _AVAILABILITY_KNOWN, tvos, version
#define _AVAILABILITY_I_driverkit(version) _AVAILABILITY_KNOWN, driverkit, version
#define _AVAILABILITY_I_ios_app_extension(version) _AVAILABILITY_KNOWN, ios_app_extension, version
#define _AVAILABILITY_I_macos_app_extension(version) _AVAILABILITY_KNOWN, macos_app_extension, version
#define _AVAILABILITY_I_macCatalyst_app_extension(version) _AVAILABILITY_KNOWN, maccatalyst_app_extension, version
#define _AVAILABILITY_I_watchos_app_extension(version) _AVAILABILITY_KNOWN, watchos_app_extension, version
#define _AVAILABILITY_I_tvos_app_extension(version) _AVAILABILITY_KNOWN, tvos_app_extension, version
#if _AVAILABILITY_HAS_VISIONOS
#define _AVAILABILITY_I_visionos(version) _AVAILABILITY_KNOWN, xros, version
#define _AVAILABILITY_I_visionos_app_extension(version) _AVAILABILITY_KNOWN, xros_app_extension, version
#else
#define _AVAILABILITY_I_visionos(version) _AVAILABILITY_DROPPED, xros, version
#define _AVAILABILITY_I_visionos_app_extension(version) _AVAILABILITY_DROPPED, xros_app_extension, version
#endif

// Introduced and deprecated, with a message or a replacement.

#define _AVAILABILITY_DEPRECATED(...) _AVAILABILITY_DEPRECATED_APPLY(__VA_ARGS__)
#define _AVAILABILITY_DEPRECATED_APPLY(kind, platform, first, last, note, text) \
    kind##_DEPRECATED(platform, first, last, note, text)
#define _AVAILABILITY_KNOWN_DEPRECATED(platform, first, last, note, text) \
    __attribute__((availability(platform, introduced=first, deprecated=last, note=text)))
#define _AVAILABILITY_DROPPED_DEPRECATED(platform, first, last, note, text)

#define _AVAILABILITY_D_ios(first, last) _AVAILABILITY_KNOWN, ios, first, last
#define _AVAILABILITY_D_macos(first, last) _AVAILABILITY_KNOWN, macos, first, last
#define _AVAILABILITY_D_macosx(first, last) _AVAILABILITY_KNOWN, macos, first, last
#define _AVAILABILITY_D_macCatalyst(first, last) _AVAILABILITY_KNOWN, maccatalyst, first, last
#define _AVAILABILITY_D_watchos(first, last) _AVAILABILITY_KNOWN, watchos, first, last
#define _AVAILABILITY_D_tvos(first, last) _AVAILABILITY_KNOWN, tvos, first, last
#define _AVAILABILITY_D_driverkit(first, last) _AVAILABILITY_KNOWN, driverkit, first, last
#define _AVAILABILITY_D_ios_app_extension(first, last) _AVAILABILITY_KNOWN, ios_app_extension, first, last
#define _AVAILABILITY_D_macos_app_extension(first, last) _AVAILABILITY_KNOWN, macos_app_extension, first, last
#define _AVAILABILITY_D_macCatalyst_app_extension(first, last) _AVAILABILITY_KNOWN, maccatalyst_app_extension, first, last
#define _AVAILABILITY_D_watchos_app_extension(first, last) _AVAILABILITY_KNOWN, watchos_app_extension, first, last
#define _AVAILABILITY_D_tvos_app_extension(first, last) _AVAILABILITY_KNOWN, tvos_app_extension, first, last
#if _AVAILABILITY_HAS_VISIONOS
#define _AVAILABILITY_D_visionos(first, last) _AVAILABILITY_KNOWN, xros, first, last
#define _AVAILABILITY_D_visionos_app_extension(first, last) _AVAILABILITY_KNOWN, xros_app_extension, first, last
#else
#define _AVAILABILITY_D_visionos(first, last) _AVAILABILITY_DROPPED, xros, first, last
#define _AVAILABILITY_D_visionos_app_extension(first, last) _AVAILABILITY_DROPPED, xros_app_extension, first, last
#endif

// Unavailable.

#define _AVAILABILITY_UNAVAILABLE(...) _AVAILABILITY_UNAVAILABLE_APPLY(__VA_ARGS__)
#define _AVAILABILITY_UNAVAILABLE_APPLY(kind, platform) kind##_UNAVAILABLE(platform)
#define _AVAILABILITY_KNOWN_UNAVAILABLE(platform) __attribute__((availability(platform, unavailable)))
#define _AVAILABILITY_DROPPED_UNAVAILABLE(platform)

#define _AVAILABILITY_U_ios _AVAILABILITY_KNOWN, ios
#define _AVAILABILITY_U_macos _AVAILABILITY_KNOWN, macos
#define _AVAILABILITY_U_macosx _AVAILABILITY_KNOWN, macos
#define _AVAILABILITY_U_macCatalyst _AVAILABILITY_KNOWN, maccatalyst
#define _AVAILABILITY_U_watchos _AVAILABILITY_KNOWN, watchos
#define _AVAILABILITY_U_tvos _AVAILABILITY_KNOWN, tvos
#define _AVAILABILITY_U_driverkit _AVAILABILITY_KNOWN, driverkit
#define _AVAILABILITY_U_ios_app_extension _AVAILABILITY_KNOWN, ios_app_extension
#define _AVAILABILITY_U_macos_app_extension _AVAILABILITY_KNOWN, macos_app_extension
#define _AVAILABILITY_U_macCatalyst_app_extension _AVAILABILITY_KNOWN, maccatalyst_app_extension
#define _AVAILABILITY_U_watchos_app_extension _AVAILABILITY_KNOWN, watchos_app_extension
#define _AVAILABILITY_U_tvos_app_extension _AVAILABILITY_KNOWN, tvos_app_extension
#if _AVAILABILITY_HAS_VISIONOS
#define _AVAILABILITY_U_visionos _AVAILABILITY_KNOWN, xros
#define _AVAILABILITY_U_visionos_app_extension _AVAILABILITY_KNOWN, xros_app_extension
#else
#define _AVAILABILITY_U_visionos _AVAILABILITY_DROPPED, xros
#define _AVAILABILITY_U_visionos_app_extension _AVAILABILITY_DROPPED, xros_app_extension
#endif

// One to 10 entries.

#define _AVAILABILITY_I_1(a) _AVAILABILITY_INTRODUCED(_AVAILABILITY_I_##a)
#define _AVAILABILITY_I_2(a, b) _AVAILABILITY_INTRODUCED(_AVAILABILITY_I_##a) _AVAILABILITY_I_1(b)
#define _AVAILABILITY_I_3(a, b, c) _AVAILABILITY_INTRODUCED(_AVAILABILITY_I_##a) _AVAILABILITY_I_2(b, c)
#define _AVAILABILITY_I_4(a, b, c, d) \
    _AVAILABILITY_INTRODUCED(_AVAILABILITY_I_##a) _AVAILABILITY_I_3(b, c, d)
#define _AVAILABILITY_I_5(a, b, c, d, e) \
    _AVAILABILITY_INTRODUCED(_AVAILABILITY_I_##a) _AVAILABILITY_I_4(b, c, d, e)
#define _AVAILABILITY_I_6(a, b, c, d, e, f) \
    _AVAILABILITY_INTRODUCED(_AVAILABILITY_I_##a) _AVAILABILITY_I_5(b, c, d, e, f)
#define _AVAILABILITY_I_7(a, b, c, d, e, f, g) \
    _AVAILABILITY_INTRODUCED(_AVAILABILITY_I_##a) _AVAILABILITY_I_6(b, c, d, e, f, g)
#define _AVAILABILITY_I_8(a, b, c, d, e, f, g, h) \
    _AVAILABILITY_INTRODUCED(_AVAILABILITY_I_##a) _AVAILABILITY_I_7(b, c, d, e, f, g, h)
#define _AVAILABILITY_I_9(a, b, c, d, e, f, g, h, i) \
    _AVAILABILITY_INTRODUCED(_AVAILABILITY_I_##a) _AVAILABILITY_I_8(b, c, d, e, f, g, h, i)
#define _AVAILABILITY_I_10(a, b, c, d, e, f, g, h, i, j) \
    _AVAILABILITY_INTRODUCED(_AVAILABILITY_I_##a) _AVAILABILITY_I_9(b, c, d, e, f, g, h, i, j)

#define _AVAILABILITY_D_1(note, text, a) _AVAILABILITY_DEPRECATED(_AVAILABILITY_D_##a, note, text)
#define _AVAILABILITY_D_2(note, text, a, b) \
    _AVAILABILITY_DEPRECATED(_AVAILABILITY_D_##a, note, text) _AVAILABILITY_D_1(note, text, b)
#define _AVAILABILITY_D_3(note, text, a, b, c) \
    _AVAILABILITY_DEPRECATED(_AVAILABILITY_D_##a, note, text) _AVAILABILITY_D_2(note, text, b, c)
#define _AVAILABILITY_D_4(note, text, a, b, c, d) \
    _AVAILABILITY_DEPRECATED(_AVAILABILITY_D_##a, note, text) _AVAILABILITY_D_3(note, text, b, c, d)
#define _AVAILABILITY_D_5(note, text, a, b, c, d, e) \
    _AVAILABILITY_DEPRECATED(_AVAILABILITY_D_##a, note, text) _AVAILABILITY_D_4(note, text, b, c, d, e)
#define _AVAILABILITY_D_6(note, text, a, b, c, d, e, f) \
    _AVAILABILITY_DEPRECATED(_AVAILABILITY_D_##a, note, text) _AVAILABILITY_D_5(note, text, b, c, d, e, f)
#define _AVAILABILITY_D_7(note, text, a, b, c, d, e, f, g) \
    _AVAILABILITY_DEPRECATED(_AVAILABILITY_D_##a, note, text) _AVAILABILITY_D_6(note, text, b, c, d, e, f, g)
#define _AVAILABILITY_D_8(note, text, a, b, c, d, e, f, g, h) \
    _AVAILABILITY_DEPRECATED(_AVAILABILITY_D_##a, note, text) _AVAILABILITY_D_7(note, text, b, c, d, e, f, g, h)
#define _AVAILABILITY_D_9(note, text, a, b, c, d, e, f, g, h, i) \
    _AVAILABILITY_DEPRECATED(_AVAILABILITY_D_##a, note, text) _AVAILABILITY_D_8(note, text, b, c, d, e, f, g, h, i)
#define _AVAILABILITY_D_10(note, text, a, b, c, d, e, f, g, h, i, j) \
    _AVAILABILITY_DEPRECATED(_AVAILABILITY_D_##a, note, text) _AVAILABILITY_D_9(note, text, b, c, d, e, f, g, h, i, j)

#define _AVAILABILITY_U_1(a) _AVAILABILITY_UNAVAILABLE(_AVAILABILITY_U_##a)
#define _AVAILABILITY_U_2(a, b) _AVAILABILITY_UNAVAILABLE(_AVAILABILITY_U_##a) _AVAILABILITY_U_1(b)
#define _AVAILABILITY_U_3(a, b, c) \
    _AVAILABILITY_UNAVAILABLE(_AVAILABILITY_U_##a) _AVAILABILITY_U_2(b, c)
#define _AVAILABILITY_U_4(a, b, c, d) \
    _AVAILABILITY_UNAVAILABLE(_AVAILABILITY_U_##a) _AVAILABILITY_U_3(b, c, d)
#define _AVAILABILITY_U_5(a, b, c, d, e) \
    _AVAILABILITY_UNAVAILABLE(_AVAILABILITY_U_##a) _AVAILABILITY_U_4(b, c, d, e)
#define _AVAILABILITY_U_6(a, b, c, d, e, f) \
    _AVAILABILITY_UNAVAILABLE(_AVAILABILITY_U_##a) _AVAILABILITY_U_5(b, c, d, e, f)
#define _AVAILABILITY_U_7(a, b, c, d, e, f, g) \
    _AVAILABILITY_UNAVAILABLE(_AVAILABILITY_U_##a) _AVAILABILITY_U_6(b, c, d, e, f, g)
#define _AVAILABILITY_U_8(a, b, c, d, e, f, g, h) \
    _AVAILABILITY_UNAVAILABLE(_AVAILABILITY_U_##a) _AVAILABILITY_U_7(b, c, d, e, f, g, h)
#define _AVAILABILITY_U_9(a, b, c, d, e, f, g, h, i) \
    _AVAILABILITY_UNAVAILABLE(_AVAILABILITY_U_##a) _AVAILABILITY_U_8(b, c, d, e, f, g, h, i)
#define _AVAILABILITY_U_10(a, b, c, d, e, f, g, h, i, j) \
    _AVAILABILITY_UNAVAILABLE(_AVAILABILITY_U_##a) _AVAILABILITY_U_9(b, c, d, e, f, g, h, i, j)

#define _AVAILABILITY_COUNT(...) _AVAILABILITY_COUNT_(__VA_ARGS__, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
#define _AVAILABILITY_COUNT_(a, b, c, d, e, f, g, h, i, j, count, ...) count
#define _AVAILABILITY_JOIN(a, b) _AVAILABILITY_JOIN_(a, b)
#define _AVAILABILITY_JOIN_(a, b) a##b

#endif
