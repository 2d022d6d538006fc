// HKCorrelation.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKSample.h>

@class HKCorrelationType;
@class HKDevice;
@class HKObjectType;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(8.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKCorrelation : HKSample

@property (readonly) HKCorrelationType *correlationType;
@property (readonly) NSSet<__kindof HKSample *> *objects;

+ (instancetype)correlationWithType:(HKCorrelationType *)correlationType
                          startDate:(NSDate *)date
                            endDate:(NSDate *)date2
                            objects:(NSSet<HKSample *> *)items;

+ (instancetype)correlationWithType:(HKCorrelationType *)correlationType
                          startDate:(NSDate *)date
                            endDate:(NSDate *)date2
                            objects:(NSSet<HKSample *> *)items
                           metadata:(NSDictionary<NSString *, id> *)entries;

+ (instancetype)correlationWithType:(HKCorrelationType *)correlationType
                          startDate:(NSDate *)date
                            endDate:(NSDate *)date2
                            objects:(NSSet<HKSample *> *)items
                             device:(HKDevice *)device
                           metadata:(NSDictionary<NSString *, id> *)entries
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

- (NSSet<__kindof HKSample *> *)objectsForType:(HKObjectType *)objectType;

@end

NS_ASSUME_NONNULL_END
