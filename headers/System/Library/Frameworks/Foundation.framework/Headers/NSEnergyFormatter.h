// NSEnergyFormatter.h – units of energy.

#import <Foundation/NSObject.h>

typedef NS_ENUM(NSInteger, NSEnergyFormatterUnit) {
    NSEnergyFormatterUnitJoule = 11,
    NSEnergyFormatterUnitKilojoule = 14,
    NSEnergyFormatterUnitCalorie = 1793,
    NSEnergyFormatterUnitKilocalorie = 1794
} API_AVAILABLE(ios(8.0), watchos(2.0), macos(10.10), tvos(9.0));
