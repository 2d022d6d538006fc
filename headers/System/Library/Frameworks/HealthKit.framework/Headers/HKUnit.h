// HKUnit.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKMetricPrefix) {
    HKMetricPrefixNone = 0,
    HKMetricPrefixFemto API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0)) = 13,
    HKMetricPrefixPico = 1,
    HKMetricPrefixNano = 2,
    HKMetricPrefixMicro = 3,
    HKMetricPrefixMilli = 4,
    HKMetricPrefixCenti = 5,
    HKMetricPrefixDeci = 6,
    HKMetricPrefixDeca = 7,
    HKMetricPrefixHecto = 8,
    HKMetricPrefixKilo = 9,
    HKMetricPrefixMega = 10,
    HKMetricPrefixGiga = 11,
    HKMetricPrefixTera = 12
} API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

// From the macOS 26.5 metadata.
#define HKUnitMolarMassBloodGlucose (180.15588000005408)

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKUnit : NSObject <NSSecureCoding, NSCopying>

@property (readonly) NSString *unitString;

+ (instancetype)unitFromString:(NSString *)string;
+ (instancetype)unitFromMassFormatterUnit:(NSMassFormatterUnit)massFormatterUnit;
+ (NSMassFormatterUnit)massFormatterUnitFromUnit:(HKUnit *)unit;
+ (instancetype)unitFromLengthFormatterUnit:(NSLengthFormatterUnit)lengthFormatterUnit;
+ (NSLengthFormatterUnit)lengthFormatterUnitFromUnit:(HKUnit *)unit;
+ (instancetype)unitFromEnergyFormatterUnit:(NSEnergyFormatterUnit)energyFormatterUnit;
+ (NSEnergyFormatterUnit)energyFormatterUnitFromUnit:(HKUnit *)unit;

- (instancetype)init NS_UNAVAILABLE;
- (BOOL)isNull;

// From the macOS 26.5 metadata.
+ (instancetype)luxUnitWithMetricPrefix:(HKMetricPrefix)metricPrefix API_AVAILABLE(macos(14.0));
+ (instancetype)luxUnit API_AVAILABLE(macos(14.0));
+ (instancetype)appleEffortScoreUnit API_AVAILABLE(macos(15.0));

@end

@interface HKUnit (Mass)

+ (instancetype)gramUnitWithMetricPrefix:(HKMetricPrefix)metricPrefix;
+ (instancetype)gramUnit;
+ (instancetype)ounceUnit;
+ (instancetype)poundUnit;
+ (instancetype)stoneUnit;
+ (instancetype)moleUnitWithMetricPrefix:(HKMetricPrefix)metricPrefix molarMass:(double)number;
+ (instancetype)moleUnitWithMolarMass:(double)number;

@end

@interface HKUnit (Length)

+ (instancetype)meterUnitWithMetricPrefix:(HKMetricPrefix)metricPrefix;
+ (instancetype)meterUnit;
+ (instancetype)inchUnit;
+ (instancetype)footUnit;
+ (instancetype)yardUnit API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
+ (instancetype)mileUnit;

@end

@interface HKUnit (Volume)

+ (instancetype)literUnitWithMetricPrefix:(HKMetricPrefix)metricPrefix;
+ (instancetype)literUnit;
+ (instancetype)fluidOunceUSUnit;
+ (instancetype)fluidOunceImperialUnit;
+ (instancetype)pintUSUnit;
+ (instancetype)pintImperialUnit;
+ (instancetype)cupUSUnit API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
+ (instancetype)cupImperialUnit API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

@end

@interface HKUnit (Pressure)

+ (instancetype)pascalUnitWithMetricPrefix:(HKMetricPrefix)metricPrefix;
+ (instancetype)pascalUnit;
+ (instancetype)millimeterOfMercuryUnit;
+ (instancetype)centimeterOfWaterUnit;
+ (instancetype)atmosphereUnit;

+ (instancetype)decibelAWeightedSoundPressureLevelUnit
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

+ (instancetype)inchesOfMercuryUnit API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

@end

@interface HKUnit (Time)

+ (instancetype)secondUnitWithMetricPrefix:(HKMetricPrefix)metricPrefix;
+ (instancetype)secondUnit;
+ (instancetype)minuteUnit;
+ (instancetype)hourUnit;
+ (instancetype)dayUnit;

@end

@interface HKUnit (Energy)

+ (instancetype)jouleUnitWithMetricPrefix:(HKMetricPrefix)metricPrefix;
+ (instancetype)jouleUnit;
+ (instancetype)kilocalorieUnit;
+ (instancetype)smallCalorieUnit API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));
+ (instancetype)largeCalorieUnit API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));
+ (instancetype)calorieUnit API_DEPRECATED("", ios(8.0, 11.0), watchos(2.0, 4.0));

@end

@interface HKUnit (Temperature)

+ (instancetype)degreeCelsiusUnit;
+ (instancetype)degreeFahrenheitUnit;
+ (instancetype)kelvinUnit;

@end

@interface HKUnit (Conductance)

+ (instancetype)siemenUnitWithMetricPrefix:(HKMetricPrefix)metricPrefix;
+ (instancetype)siemenUnit;

@end

@interface HKUnit (Pharmacology)

+ (instancetype)internationalUnit API_AVAILABLE(ios(11.0), watchos(4.0), macCatalyst(13.0), macos(13.0));

@end

@interface HKUnit (Scalar)

+ (instancetype)countUnit;
+ (instancetype)percentUnit;

@end

@interface HKUnit (HearingSensitivity)

+ (instancetype)decibelHearingLevelUnit
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

@end

@interface HKUnit (Math)

- (HKUnit *)unitMultipliedByUnit:(HKUnit *)unit;
- (HKUnit *)unitDividedByUnit:(HKUnit *)unit;
- (HKUnit *)unitRaisedToPower:(NSInteger)number;
- (HKUnit *)reciprocalUnit;

@end

@interface HKUnit (Frequency)

+ (instancetype)hertzUnitWithMetricPrefix:(HKMetricPrefix)metricPrefix
    API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

+ (instancetype)hertzUnit API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0));

@end

@interface HKUnit (ElectricPotentialDifference)

+ (instancetype)voltUnitWithMetricPrefix:(HKMetricPrefix)metricPrefix
    API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

+ (instancetype)voltUnit API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0));

@end

@interface HKUnit (Power)

+ (instancetype)wattUnitWithMetricPrefix:(HKMetricPrefix)metricPrefix
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

+ (instancetype)wattUnit API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

@end

@interface HKUnit (OpticalPower)

+ (instancetype)diopterUnit API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
+ (instancetype)prismDiopterUnit API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

@end

@interface HKUnit (Angle)

+ (instancetype)radianAngleUnitWithMetricPrefix:(HKMetricPrefix)metricPrefix
    API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

+ (instancetype)radianAngleUnit API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));
+ (instancetype)degreeAngleUnit API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0));

@end

NS_ASSUME_NONNULL_END
