// HKElectrocardiogramQuery.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKElectrocardiogram.h>
#import <HealthKit/HKQuery.h>

@class HKQuantity;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0))
@interface HKElectrocardiogramVoltageMeasurement : NSObject <NSCopying>

@property (readonly) NSTimeInterval timeSinceSampleStart;

- (HKQuantity *)quantityForLead:(HKElectrocardiogramLead)electrocardiogramLead;

@end

API_AVAILABLE(ios(14.0), watchos(7.0), macCatalyst(14.0), macos(13.0))
@interface HKElectrocardiogramQuery : HKQuery

- (instancetype)initWithElectrocardiogram:(HKElectrocardiogram *)electrocardiogram
                              dataHandler:(void (^)(HKElectrocardiogramQuery *,
                                                    HKElectrocardiogramVoltageMeasurement *_Nullable, BOOL,
                                                    NSError *_Nullable))block;

@end

NS_ASSUME_NONNULL_END
