// NSMassFormatter.h – units of mass.

#import <Foundation/NSObject.h>

typedef NS_ENUM(NSInteger, NSMassFormatterUnit) {
    NSMassFormatterUnitGram = 11,
    NSMassFormatterUnitKilogram = 14,
    NSMassFormatterUnitOunce = 1537,
    NSMassFormatterUnitPound = 1538,
    NSMassFormatterUnitStone = 1539
} API_AVAILABLE(ios(8.0), watchos(2.0), macos(10.10), tvos(9.0));
