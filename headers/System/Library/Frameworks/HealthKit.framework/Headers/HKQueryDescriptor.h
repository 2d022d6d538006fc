// HKQueryDescriptor.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

@class HKSampleType;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(15.0), watchos(8.0), macCatalyst(15.0), macos(13.0))
@interface HKQueryDescriptor : NSObject <NSCopying, NSSecureCoding>

@property (readonly) HKSampleType *sampleType;
@property (readonly) NSPredicate *predicate;

+ (instancetype)new NS_UNAVAILABLE;

- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithSampleType:(HKSampleType *)sampleType predicate:(NSPredicate *)predicate;

@end

NS_ASSUME_NONNULL_END
