// HKSeriesSample.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKSample.h>

NS_ASSUME_NONNULL_BEGIN

@interface HKSeriesSample : HKSample

@property (readonly) NSUInteger count;

@end

NS_ASSUME_NONNULL_END
