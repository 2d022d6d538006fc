// HKDefines.h – written from facts; see headers/README.md.

#import <Foundation/Foundation.h>

#if defined(__cplusplus)
#define HK_EXTERN extern "C" __attribute__((visibility("default")))
#else
#define HK_EXTERN extern __attribute__((visibility("default")))
#endif

NS_ASSUME_NONNULL_BEGIN

HK_EXTERN NSString * const HKErrorDomain
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ERROR_ENUM(HKErrorDomain, HKErrorCode) {
    HKNoError = 0,
    HKErrorHealthDataUnavailable,
    HKErrorHealthDataRestricted,
    HKErrorInvalidArgument,
    HKErrorAuthorizationDenied,
    HKErrorAuthorizationNotDetermined,
    HKErrorDatabaseInaccessible,
    HKErrorUserCanceled,
    HKErrorAnotherWorkoutSessionStarted API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0)),
    HKErrorUserExitedWorkoutSession API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0)),
    HKErrorRequiredAuthorizationDenied API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0)),
    HKErrorNoData API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0)),

    // From the macOS 26.5 metadata.
    HKUnknownError = 0,
    HKErrorWorkoutActivityNotAllowed = 12,
    HKErrorDataSizeExceeded = 13,
    HKErrorBackgroundWorkoutSessionNotAllowed = 14,
    HKErrorNotPermissibleForGuestUserMode = 15
} API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKUpdateFrequency) {
    HKUpdateFrequencyImmediate = 1,
    HKUpdateFrequencyHourly,
    HKUpdateFrequencyDaily,
    HKUpdateFrequencyWeekly
} API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKAuthorizationStatus) {
    HKAuthorizationStatusNotDetermined = 0,
    HKAuthorizationStatusSharingDenied,
    HKAuthorizationStatusSharingAuthorized
} API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKAuthorizationRequestStatus) {
    HKAuthorizationRequestStatusUnknown = 0,
    HKAuthorizationRequestStatusShouldRequest,
    HKAuthorizationRequestStatusUnnecessary
} API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKBiologicalSex) {
    HKBiologicalSexNotSet = 0,
    HKBiologicalSexFemale,
    HKBiologicalSexMale,
    HKBiologicalSexOther API_AVAILABLE(ios(8.2), watchos(2.0), macCatalyst(13.0), macos(13.0))
} API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKBloodType) {
    HKBloodTypeNotSet = 0,
    HKBloodTypeAPositive,
    HKBloodTypeANegative,
    HKBloodTypeBPositive,
    HKBloodTypeBNegative,
    HKBloodTypeABPositive,
    HKBloodTypeABNegative,
    HKBloodTypeOPositive,
    HKBloodTypeONegative
} API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValueSleepAnalysis) {
    HKCategoryValueSleepAnalysisInBed = 0,
    HKCategoryValueSleepAnalysisAsleepUnspecified
        API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0)) = 1,
    HKCategoryValueSleepAnalysisAsleep
        API_DEPRECATED("", ios(8.0, 16.0), watchos(2.0, 9.0), macCatalyst(13.0, 16.0), macos(13.0, 13.0)) = 1,
    HKCategoryValueSleepAnalysisAwake
        API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0)) = 2,
    HKCategoryValueSleepAnalysisAsleepCore
        API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0)) = 3,
    HKCategoryValueSleepAnalysisAsleepDeep
        API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0)) = 4,
    HKCategoryValueSleepAnalysisAsleepREM
        API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0)) = 5
} API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValueAppleStandHour) {
    HKCategoryValueAppleStandHourStood = 0,
    HKCategoryValueAppleStandHourIdle
} API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKFitzpatrickSkinType) {
    HKFitzpatrickSkinTypeNotSet = 0,
    HKFitzpatrickSkinTypeI,
    HKFitzpatrickSkinTypeII,
    HKFitzpatrickSkinTypeIII,
    HKFitzpatrickSkinTypeIV,
    HKFitzpatrickSkinTypeV,
    HKFitzpatrickSkinTypeVI
} API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKWheelchairUse) {
    HKWheelchairUseNotSet = 0,
    HKWheelchairUseNo,
    HKWheelchairUseYes
} API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValueCervicalMucusQuality) {
    HKCategoryValueCervicalMucusQualityDry = 1,
    HKCategoryValueCervicalMucusQualitySticky,
    HKCategoryValueCervicalMucusQualityCreamy,
    HKCategoryValueCervicalMucusQualityWatery,
    HKCategoryValueCervicalMucusQualityEggWhite
} API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValueOvulationTestResult) {
    HKCategoryValueOvulationTestResultNegative = 1,
    HKCategoryValueOvulationTestResultLuteinizingHormoneSurge API_AVAILABLE(ios(13.0), watchos(6.0)) = 2,
    HKCategoryValueOvulationTestResultPositive API_DEPRECATED("", ios(9.0, 13.0), watchos(2.0, 6.0)) = 2,
    HKCategoryValueOvulationTestResultIndeterminate = 3,
    HKCategoryValueOvulationTestResultEstrogenSurge API_AVAILABLE(ios(13.0), watchos(6.0)) = 4
} API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValuePregnancyTestResult) {
    HKCategoryValuePregnancyTestResultNegative = 1,
    HKCategoryValuePregnancyTestResultPositive,
    HKCategoryValuePregnancyTestResultIndeterminate
} API_AVAILABLE(ios(15.0), watchos(8.0), macCatalyst(15.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValueProgesteroneTestResult) {
    HKCategoryValueProgesteroneTestResultNegative = 1,
    HKCategoryValueProgesteroneTestResultPositive,
    HKCategoryValueProgesteroneTestResultIndeterminate
} API_AVAILABLE(ios(15.0), watchos(8.0), macCatalyst(15.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValueMenstrualFlow) {
    HKCategoryValueMenstrualFlowUnspecified = 1,
    HKCategoryValueMenstrualFlowLight,
    HKCategoryValueMenstrualFlowMedium,
    HKCategoryValueMenstrualFlowHeavy,
    HKCategoryValueMenstrualFlowNone API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0))
} API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValue) {
    HKCategoryValueNotApplicable = 0
} API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValueAudioExposureEvent) {
    HKCategoryValueAudioExposureEventLoudEnvironment = 1
} API_DEPRECATED("", ios(13.0, 14.0), watchos(6.0, 7.0));

typedef NS_ENUM(NSInteger, HKCategoryValueEnvironmentalAudioExposureEvent) {
    HKCategoryValueEnvironmentalAudioExposureEventMomentaryLimit = 1
} API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValueContraceptive) {
    HKCategoryValueContraceptiveUnspecified = 1,
    HKCategoryValueContraceptiveImplant,
    HKCategoryValueContraceptiveInjection,
    HKCategoryValueContraceptiveIntrauterineDevice,
    HKCategoryValueContraceptiveIntravaginalRing,
    HKCategoryValueContraceptiveOral,
    HKCategoryValueContraceptivePatch
} API_AVAILABLE(ios(14.3), watchos(7.2), macCatalyst(14.3), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValueSeverity) {
    HKCategoryValueSeverityUnspecified = 0,
    HKCategoryValueSeverityNotPresent,
    HKCategoryValueSeverityMild,
    HKCategoryValueSeverityModerate,
    HKCategoryValueSeveritySevere
} API_AVAILABLE(ios(13.6), watchos(7.0), macCatalyst(13.6), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValueAppetiteChanges) {
    HKCategoryValueAppetiteChangesUnspecified = 0,
    HKCategoryValueAppetiteChangesNoChange,
    HKCategoryValueAppetiteChangesDecreased,
    HKCategoryValueAppetiteChangesIncreased
} API_AVAILABLE(ios(13.6), watchos(7.0), macCatalyst(13.6), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValuePresence) {
    HKCategoryValuePresencePresent = 0,
    HKCategoryValuePresenceNotPresent
} API_AVAILABLE(ios(13.6), watchos(7.0), macCatalyst(13.6), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValueHeadphoneAudioExposureEvent) {
    HKCategoryValueHeadphoneAudioExposureEventSevenDayLimit = 1
} API_AVAILABLE(ios(14.2), watchos(7.1), macCatalyst(14.2), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValueLowCardioFitnessEvent) {
    HKCategoryValueLowCardioFitnessEventLowFitness = 1
} API_AVAILABLE(ios(14.3), watchos(7.2), macCatalyst(14.3), macos(13.0));

typedef NS_ENUM(NSInteger, HKActivityMoveMode) {
    HKActivityMoveModeActiveEnergy = 1,
    HKActivityMoveModeAppleMoveTime = 2
} API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKCategoryValueAppleWalkingSteadinessEvent) {
    HKCategoryValueAppleWalkingSteadinessEventInitialLow = 1,
    HKCategoryValueAppleWalkingSteadinessEventInitialVeryLow = 2,
    HKCategoryValueAppleWalkingSteadinessEventRepeatLow = 3,
    HKCategoryValueAppleWalkingSteadinessEventRepeatVeryLow = 4
} API_AVAILABLE(ios(15.0), watchos(8.0), macCatalyst(15.0), macos(13.0));

NS_ASSUME_NONNULL_END
