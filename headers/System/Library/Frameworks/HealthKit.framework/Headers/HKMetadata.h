// HKMetadata.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKBodyTemperatureSensorLocation) {
    HKBodyTemperatureSensorLocationOther = 0,
    HKBodyTemperatureSensorLocationArmpit,
    HKBodyTemperatureSensorLocationBody,
    HKBodyTemperatureSensorLocationEar,
    HKBodyTemperatureSensorLocationFinger,
    HKBodyTemperatureSensorLocationGastroIntestinal,
    HKBodyTemperatureSensorLocationMouth,
    HKBodyTemperatureSensorLocationRectum,
    HKBodyTemperatureSensorLocationToe,
    HKBodyTemperatureSensorLocationEarDrum,
    HKBodyTemperatureSensorLocationTemporalArtery,
    HKBodyTemperatureSensorLocationForehead
} API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKHeartRateSensorLocation) {
    HKHeartRateSensorLocationOther = 0,
    HKHeartRateSensorLocationChest,
    HKHeartRateSensorLocationWrist,
    HKHeartRateSensorLocationFinger,
    HKHeartRateSensorLocationHand,
    HKHeartRateSensorLocationEarLobe,
    HKHeartRateSensorLocationFoot
} API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKHeartRateMotionContext) {
    HKHeartRateMotionContextNotSet = 0,
    HKHeartRateMotionContextSedentary,
    HKHeartRateMotionContextActive
} API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKUserMotionContext) {
    HKUserMotionContextNotSet = 0,
    HKUserMotionContextStationary,
    HKUserMotionContextActive
} API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKHeartRateRecoveryTestType) {
    HKHeartRateRecoveryTestTypeMaxExercise = 1,
    HKHeartRateRecoveryTestTypePredictionSubMaxExercise,
    HKHeartRateRecoveryTestTypePredictionNonExercise
} API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKWeatherCondition) {
    HKWeatherConditionNone = 0,
    HKWeatherConditionClear,
    HKWeatherConditionFair,
    HKWeatherConditionPartlyCloudy,
    HKWeatherConditionMostlyCloudy,
    HKWeatherConditionCloudy,
    HKWeatherConditionFoggy,
    HKWeatherConditionHaze,
    HKWeatherConditionWindy,
    HKWeatherConditionBlustery,
    HKWeatherConditionSmoky,
    HKWeatherConditionDust,
    HKWeatherConditionSnow,
    HKWeatherConditionHail,
    HKWeatherConditionSleet,
    HKWeatherConditionFreezingDrizzle,
    HKWeatherConditionFreezingRain,
    HKWeatherConditionMixedRainAndHail,
    HKWeatherConditionMixedRainAndSnow,
    HKWeatherConditionMixedRainAndSleet,
    HKWeatherConditionMixedSnowAndSleet,
    HKWeatherConditionDrizzle,
    HKWeatherConditionScatteredShowers,
    HKWeatherConditionShowers,
    HKWeatherConditionThunderstorms,
    HKWeatherConditionTropicalStorm,
    HKWeatherConditionHurricane,
    HKWeatherConditionTornado
} API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKWorkoutSwimmingLocationType) {
    HKWorkoutSwimmingLocationTypeUnknown = 0,
    HKWorkoutSwimmingLocationTypePool,
    HKWorkoutSwimmingLocationTypeOpenWater
} API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKSwimmingStrokeStyle) {
    HKSwimmingStrokeStyleUnknown = 0,
    HKSwimmingStrokeStyleMixed,
    HKSwimmingStrokeStyleFreestyle,
    HKSwimmingStrokeStyleBackstroke,
    HKSwimmingStrokeStyleBreaststroke,
    HKSwimmingStrokeStyleButterfly,
    HKSwimmingStrokeStyleKickboard API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0))
} API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKInsulinDeliveryReason) {
    HKInsulinDeliveryReasonBasal = 1,
    HKInsulinDeliveryReasonBolus
} API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKBloodGlucoseMealTime) {
    HKBloodGlucoseMealTimePreprandial = 1,
    HKBloodGlucoseMealTimePostprandial
} API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKVO2MaxTestType) {
    HKVO2MaxTestTypeMaxExercise = 1,
    HKVO2MaxTestTypePredictionSubMaxExercise,
    HKVO2MaxTestTypePredictionNonExercise,

    // From the macOS 26.5 metadata.
    HKVO2MaxTestTypePredictionStepTest = 4
} API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKAppleECGAlgorithmVersion) {
    HKAppleECGAlgorithmVersion1 = 1,
    HKAppleECGAlgorithmVersion2 API_AVAILABLE(ios(14.3), watchos(7.2), macCatalyst(14.3), macos(13.0)) = 2
} API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

typedef NS_ENUM(NSInteger, HKDevicePlacementSide) {
    HKDevicePlacementSideUnknown = 0,
    HKDevicePlacementSideLeft,
    HKDevicePlacementSideRight,
    HKDevicePlacementSideCentral
} API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

HK_EXTERN NSString * const HKMetadataKeyDeviceSerialNumber
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyBodyTemperatureSensorLocation
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyHeartRateSensorLocation
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyHeartRateMotionContext
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyUserMotionContext
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeySessionEstimate
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyHeartRateRecoveryTestType
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyHeartRateRecoveryActivityType
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyHeartRateRecoveryActivityDuration
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyHeartRateRecoveryMaxObservedRecoveryHeartRate
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyFoodType
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyUDIDeviceIdentifier
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyUDIProductionIdentifier
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyDigitalSignature
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyExternalUUID
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeySyncIdentifier
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeySyncVersion
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyTimeZone
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyDeviceName
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyDeviceManufacturerName
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyWasTakenInLab
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyReferenceRangeLowerLimit
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyReferenceRangeUpperLimit
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyWasUserEntered
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyWorkoutBrandName
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyGroupFitness
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyIndoorWorkout
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyCoachedWorkout
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyWeatherCondition
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyWeatherTemperature
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyWeatherHumidity
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeySexualActivityProtectionUsed
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyMenstrualCycleStart
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyLapLength
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeySwimmingLocationType
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeySwimmingStrokeStyle
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyInsulinDeliveryReason
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyBloodGlucoseMealTime
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyVO2MaxTestType
    API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyAverageSpeed
    API_AVAILABLE(ios(11.2), watchos(4.2), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyMaximumSpeed
    API_AVAILABLE(ios(11.2), watchos(4.2), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyAlpineSlopeGrade
    API_AVAILABLE(ios(11.2), watchos(4.2), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyElevationAscended
    API_AVAILABLE(ios(11.2), watchos(4.2), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyElevationDescended
    API_AVAILABLE(ios(11.2), watchos(4.2), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyFitnessMachineDuration
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyIndoorBikeDistance
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyCrossTrainerDistance
    API_AVAILABLE(ios(12.0), watchos(5.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyHeartRateEventThreshold
    API_AVAILABLE(ios(12.2), watchos(5.2), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyAverageMETs
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyAudioExposureLevel
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyAudioExposureDuration
    API_AVAILABLE(ios(14.2), watchos(7.1), macCatalyst(14.2), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyAppleECGAlgorithmVersion
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyDevicePlacementSide
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyBarometricPressure
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyAppleDeviceCalibrated
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyVO2MaxValue
    API_AVAILABLE(ios(14.3), watchos(7.2), macCatalyst(14.3), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyLowCardioFitnessEventThreshold
    API_AVAILABLE(ios(14.3), watchos(7.2), macCatalyst(14.3), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyDateOfEarliestDataUsedForEstimate
    API_AVAILABLE(ios(15.0), watchos(8.0), macCatalyst(15.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyAlgorithmVersion
    API_AVAILABLE(ios(15.0), watchos(8.0), macCatalyst(15.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeySWOLFScore
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyQuantityClampedToLowerBound
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyQuantityClampedToUpperBound
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyGlassesPrescriptionDescription
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
HK_EXTERN NSString * const HKMetadataKeyHeadphoneGain
    API_AVAILABLE(ios(16.4), watchos(9.4), macCatalyst(16.4), macos(13.4));

// From the macOS 26.5 metadata.
HK_EXTERN NSString * const HKMetadataKeyActivityType API_AVAILABLE(macos(14.0));
HK_EXTERN NSString * const HKMetadataKeyAppleFitnessPlusCatalogIdentifier API_AVAILABLE(macos(15.2));
HK_EXTERN NSString * const HKMetadataKeyAppleFitnessPlusSession API_AVAILABLE(macos(14.0));
HK_EXTERN NSString * const HKMetadataKeyCyclingFunctionalThresholdPowerTestType API_AVAILABLE(macos(14.0));
HK_EXTERN NSString * const HKMetadataKeyMaximumLightIntensity API_AVAILABLE(macos(14.0));
HK_EXTERN NSString * const HKMetadataKeyPhysicalEffortEstimationType API_AVAILABLE(macos(14.0));
HK_EXTERN NSString * const HKMetadataKeyWaterSalinity API_AVAILABLE(macos(14.0));

NS_ASSUME_NONNULL_END
