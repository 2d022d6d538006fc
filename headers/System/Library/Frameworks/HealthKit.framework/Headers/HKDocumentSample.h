// HKDocumentSample.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKSample.h>

@class HKDocumentType;

NS_ASSUME_NONNULL_BEGIN

API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0))
@interface HKDocumentSample : HKSample

@property (readonly) HKDocumentType *documentType;

@end

NS_ASSUME_NONNULL_END
