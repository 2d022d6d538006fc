// HKClinicalCoding.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

@interface HKClinicalCoding : NSObject <NSCopying, NSSecureCoding>

@property (readonly) NSString *system API_AVAILABLE(macos(26.0));
@property (readonly) NSString *version API_AVAILABLE(macos(26.0));
@property (readonly) NSString *code API_AVAILABLE(macos(26.0));

- (instancetype)init API_AVAILABLE(macos(26.0));

- (instancetype)initWithSystem:(NSString *)string
                       version:(NSString *)string2
                          code:(NSString *)string3
    API_AVAILABLE(macos(26.0));

@end

NS_ASSUME_NONNULL_END
