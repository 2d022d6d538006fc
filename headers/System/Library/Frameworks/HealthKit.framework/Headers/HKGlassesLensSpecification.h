// HKGlassesLensSpecification.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKLensSpecification.h>

@class HKQuantity;
@class HKVisionPrism;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(16.0), watchos(9.0), macCatalyst(16.0), macos(13.0))
@interface HKGlassesLensSpecification : HKLensSpecification <NSSecureCoding, NSCopying>

@property (readonly) HKQuantity *vertexDistance;
@property (readonly) HKVisionPrism *prism;
@property (readonly) HKQuantity *farPupillaryDistance;
@property (readonly) HKQuantity *nearPupillaryDistance;

+ (instancetype)new NS_UNAVAILABLE;

- (instancetype)initWithSphere:(HKQuantity *)quantity
                      cylinder:(HKQuantity *)quantity2
                          axis:(HKQuantity *)quantity3
                      addPower:(HKQuantity *)quantity4
                vertexDistance:(HKQuantity *)quantity5
                         prism:(HKVisionPrism *)visionPrism
          farPupillaryDistance:(HKQuantity *)quantity6
         nearPupillaryDistance:(HKQuantity *)quantity7;

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
