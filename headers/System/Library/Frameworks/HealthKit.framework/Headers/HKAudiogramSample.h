// HKAudiogramSample.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKSample.h>

@class HKAudiogramSensitivityPoint;
@class HKAudiogramSensitivityTest;
@class HKDevice;
@class HKQuantity;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0))
@interface HKAudiogramSample : HKSample

@property (readonly) NSArray<HKAudiogramSensitivityPoint *> *sensitivityPoints;

+ (instancetype)audiogramSampleWithSensitivityPoints:(NSArray<HKAudiogramSensitivityPoint *> *)items
                                           startDate:(NSDate *)date
                                             endDate:(NSDate *)date2
                                            metadata:(NSDictionary<NSString *, id> *)entries;

// From the macOS 26.5 metadata.
+ (instancetype)audiogramSampleWithSensitivityPoints:(NSArray<HKAudiogramSensitivityPoint *> *)items
                                           startDate:(NSDate *)date
                                             endDate:(NSDate *)date2
                                              device:(HKDevice *)device
                                            metadata:(NSDictionary<NSString *, id> *)entries
    API_AVAILABLE(macos(15.1));

@end

API_AVAILABLE(ios(13.0), watchos(6.0), macCatalyst(13.0), macos(13.0))
@interface HKAudiogramSensitivityPoint : NSObject

@property (readonly) HKQuantity *frequency;
@property (readonly) HKQuantity *leftEarSensitivity;
@property (readonly) HKQuantity *rightEarSensitivity;

+ (instancetype)sensitivityPointWithFrequency:(HKQuantity *)quantity
                           leftEarSensitivity:(HKQuantity *)quantity2
                          rightEarSensitivity:(HKQuantity *)quantity3
                                        error:(NSError **)error;

- (instancetype)init NS_UNAVAILABLE;

// From the macOS 26.5 metadata.
@property (readonly) NSArray<HKAudiogramSensitivityTest *> *tests API_AVAILABLE(macos(15.1));

+ (instancetype)sensitivityPointWithFrequency:(HKQuantity *)quantity
                                        tests:(NSArray<HKAudiogramSensitivityTest *> *)items
                                        error:(NSError **)error
    API_AVAILABLE(macos(15.1));

@end

NS_ASSUME_NONNULL_END
