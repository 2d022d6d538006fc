// HKHealthConceptIdentifier.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString * HKHealthConceptDomain NS_TYPED_ENUM;

HK_EXTERN HKHealthConceptDomain const HKHealthConceptDomainMedication API_AVAILABLE(macos(26.0));

@interface HKHealthConceptIdentifier : NSObject <NSCopying, NSSecureCoding>

@property (readonly) HKHealthConceptDomain domain API_AVAILABLE(macos(26.0));

- (instancetype)init API_AVAILABLE(macos(26.0));

@end

NS_ASSUME_NONNULL_END
