// NSLengthFormatter.h – units of length.

#import <Foundation/NSObject.h>

typedef NS_ENUM(NSInteger, NSLengthFormatterUnit) {
    NSLengthFormatterUnitMillimeter = 8,
    NSLengthFormatterUnitCentimeter = 9,
    NSLengthFormatterUnitMeter = 11,
    NSLengthFormatterUnitKilometer = 14,
    NSLengthFormatterUnitInch = 1281,
    NSLengthFormatterUnitFoot = 1282,
    NSLengthFormatterUnitYard = 1283,
    NSLengthFormatterUnitMile = 1284
} API_AVAILABLE(ios(8.0), watchos(2.0), macos(10.10), tvos(9.0));
