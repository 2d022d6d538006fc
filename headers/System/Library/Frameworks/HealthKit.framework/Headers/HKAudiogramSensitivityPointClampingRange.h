// HKAudiogramSensitivityPointClampingRange.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKQuantity;

NS_ASSUME_NONNULL_BEGIN

@interface HKAudiogramSensitivityPointClampingRange : NSObject <NSCopying, NSSecureCoding>

@property (readonly) HKQuantity *lowerBound API_AVAILABLE(macos(15.1));
@property (readonly) HKQuantity *upperBound API_AVAILABLE(macos(15.1));

+ (instancetype)clampingRangeWithLowerBound:(NSNumber *)number
                                 upperBound:(NSNumber *)number2
                                      error:(NSError **)error
    API_AVAILABLE(macos(15.1));

- (instancetype)init API_AVAILABLE(macos(15.1));

@end

NS_ASSUME_NONNULL_END
