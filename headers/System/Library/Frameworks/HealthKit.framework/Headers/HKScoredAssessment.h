// HKScoredAssessment.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKObjectType.h>
#import <HealthKit/HKSample.h>

NS_ASSUME_NONNULL_BEGIN

@interface HKScoredAssessment : HKSample <NSCopying, NSSecureCoding>

@property (readonly) NSInteger score API_AVAILABLE(macos(15.0));

+ (instancetype)new API_AVAILABLE(macos(15.0));

- (instancetype)init API_AVAILABLE(macos(15.0));

@end

@interface HKScoredAssessmentType : HKSampleType
@end

NS_ASSUME_NONNULL_END
