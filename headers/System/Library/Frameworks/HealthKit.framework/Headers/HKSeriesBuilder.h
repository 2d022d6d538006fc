// HKSeriesBuilder.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

@interface HKSeriesBuilder : NSObject

- (void)discard;
- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
