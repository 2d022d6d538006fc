// HKSample.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKObject.h>

@class HKSampleType;

NS_ASSUME_NONNULL_BEGIN

HK_EXTERN NSString * const HKSampleSortIdentifierStartDate
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKSampleSortIdentifierEndDate
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathStartDate
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathEndDate
    API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKSample : HKObject

@property (readonly) HKSampleType *sampleType;
@property (readonly) NSDate *startDate;
@property (readonly) NSDate *endDate;

@property (readonly) BOOL hasUndeterminedDuration
    API_AVAILABLE(ios(14.3), watchos(7.2), macCatalyst(14.3), macos(13.0));

@end

NS_ASSUME_NONNULL_END
