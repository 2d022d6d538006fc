// TargetConditionals.h – which Apple platform the translation unit is for.

#ifndef __TARGETCONDITIONALS__
#define __TARGETCONDITIONALS__

#if defined(__ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__)
#define TARGET_OS_IOS 1
#define TARGET_OS_OSX 0
#define TARGET_OS_IPHONE 1
#elif defined(__ENVIRONMENT_MAC_OS_X_VERSION_MIN_REQUIRED__)
#define TARGET_OS_IOS 0
#define TARGET_OS_OSX 1
#define TARGET_OS_IPHONE 0
#elif defined(__ENVIRONMENT_WATCH_OS_VERSION_MIN_REQUIRED__)
#define TARGET_OS_WATCH 1
#define TARGET_OS_IPHONE 1
#elif defined(__ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__)
#define TARGET_OS_TV 1
#define TARGET_OS_IPHONE 1
#endif

#ifndef TARGET_OS_IOS
#define TARGET_OS_IOS 0
#endif
#ifndef TARGET_OS_OSX
#define TARGET_OS_OSX 0
#endif
#ifndef TARGET_OS_WATCH
#define TARGET_OS_WATCH 0
#endif
#ifndef TARGET_OS_TV
#define TARGET_OS_TV 0
#endif
#ifndef TARGET_OS_VISION
#define TARGET_OS_VISION 0
#endif
#ifndef TARGET_OS_IPHONE
#define TARGET_OS_IPHONE 0
#endif

#define TARGET_OS_MAC 1

#if defined(__arm64__) || defined(__aarch64__)
#define TARGET_CPU_ARM64 1
#define TARGET_CPU_X86_64 0
#elif defined(__x86_64__)
#define TARGET_CPU_ARM64 0
#define TARGET_CPU_X86_64 1
#else
#define TARGET_CPU_ARM64 0
#define TARGET_CPU_X86_64 0
#endif

#if defined(__LP64__)
#define TARGET_RT_64_BIT 1
#else
#define TARGET_RT_64_BIT 0
#endif

#endif
