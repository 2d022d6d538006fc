// HKCategorySample.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKSample.h>

@class HKCategoryType;
@class HKDevice;

NS_ASSUME_NONNULL_BEGIN

HK_EXTERN NSString * const HKPredicateKeyPathCategoryValue
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKCategorySample : HKSample

@property (readonly) HKCategoryType *categoryType;
@property (readonly) NSInteger value;

+ (instancetype)categorySampleWithType:(HKCategoryType *)categoryType
                                 value:(NSInteger)number
                             startDate:(NSDate *)date
                               endDate:(NSDate *)date2
                              metadata:(NSDictionary<NSString *, id> *)entries;

+ (instancetype)categorySampleWithType:(HKCategoryType *)categoryType
                                 value:(NSInteger)number
                             startDate:(NSDate *)date
                               endDate:(NSDate *)date2;

+ (instancetype)categorySampleWithType:(HKCategoryType *)categoryType
                                 value:(NSInteger)number
                             startDate:(NSDate *)date
                               endDate:(NSDate *)date2
                                device:(HKDevice *)device
                              metadata:(NSDictionary<NSString *, id> *)entries
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
