// HKAudiogramSensitivityTest.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKAudiogramSensitivityPointClampingRange;
@class HKQuantity;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKAudiogramConductionType) {
    HKAudiogramConductionTypeAir = 0
};

typedef NS_ENUM(NSInteger, HKAudiogramSensitivityTestSide) {
    HKAudiogramSensitivityTestSideLeft = 0,
    HKAudiogramSensitivityTestSideRight = 1
};

@interface HKAudiogramSensitivityTest : NSObject <NSCopying, NSSecureCoding>

@property (readonly) HKQuantity *sensitivity API_AVAILABLE(macos(15.1));
@property (readonly) HKAudiogramConductionType type API_AVAILABLE(macos(15.1));
@property (readonly) BOOL masked API_AVAILABLE(macos(15.1));
@property (readonly) HKAudiogramSensitivityTestSide side API_AVAILABLE(macos(15.1));
@property (readonly) HKAudiogramSensitivityPointClampingRange *clampingRange API_AVAILABLE(macos(15.1));

+ (instancetype)new API_AVAILABLE(macos(15.1));

- (instancetype)initWithSensitivity:(HKQuantity *)quantity
                               type:(HKAudiogramConductionType)audiogramConductionType
                             masked:(BOOL)flag
                               side:(HKAudiogramSensitivityTestSide)audiogramSensitivityTestSide
                      clampingRange:(HKAudiogramSensitivityPointClampingRange *)audiogramSensitivityPointClampingRange
                              error:(NSError **)error
    API_AVAILABLE(macos(15.1));

- (instancetype)init API_AVAILABLE(macos(15.1));

@end

NS_ASSUME_NONNULL_END
