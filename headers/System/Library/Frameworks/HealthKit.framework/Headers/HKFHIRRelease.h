// HKFHIRRelease.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString * HKFHIRRelease NS_TYPED_ENUM;

HK_EXTERN HKFHIRRelease const HKFHIRReleaseDSTU2
    API_AVAILABLE(ios(14.0), macCatalyst(14.0), macos(13.0)) API_UNAVAILABLE(watchos);
HK_EXTERN HKFHIRRelease const HKFHIRReleaseR4
    API_AVAILABLE(ios(14.0), macCatalyst(14.0), macos(13.0)) API_UNAVAILABLE(watchos);
HK_EXTERN HKFHIRRelease const HKFHIRReleaseUnknown
    API_AVAILABLE(ios(14.0), macCatalyst(14.0), macos(13.0)) API_UNAVAILABLE(watchos);

NS_ASSUME_NONNULL_END
