// HKCDADocumentSample.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKDocumentSample.h>

@class HKCDADocument;

NS_ASSUME_NONNULL_BEGIN

HK_EXTERN NSString * const HKPredicateKeyPathCDATitle
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathCDAPatientName
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathCDAAuthorName
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKPredicateKeyPathCDACustodianName
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKDetailedCDAValidationErrorKey
    API_AVAILABLE(ios(10.0), watchos(3.0), macCatalyst(13.0), macos(13.0));

API_AVAILABLE(ios(10.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos)
@interface HKCDADocumentSample : HKDocumentSample

@property (readonly) HKCDADocument *document;

+ (instancetype)CDADocumentSampleWithData:(NSData *)data
                                startDate:(NSDate *)date
                                  endDate:(NSDate *)date2
                                 metadata:(NSDictionary<NSString *, id> *)entries
                          validationError:(NSError **)error
    API_UNAVAILABLE(watchos);

@end

API_AVAILABLE(ios(11.0), macCatalyst(13.0), macos(13.0)) API_UNAVAILABLE(watchos)
@interface HKCDADocument : NSObject

@property (readonly) NSData *documentData API_AVAILABLE(ios(10.0), macCatalyst(13.0), macos(13.0));
@property (readonly) NSString *title API_AVAILABLE(ios(10.0), macCatalyst(13.0), macos(13.0));
@property (readonly) NSString *patientName API_AVAILABLE(ios(10.0), macCatalyst(13.0), macos(13.0));
@property (readonly) NSString *authorName API_AVAILABLE(ios(10.0), macCatalyst(13.0), macos(13.0));
@property (readonly) NSString *custodianName API_AVAILABLE(ios(10.0), macCatalyst(13.0), macos(13.0));

@end

NS_ASSUME_NONNULL_END
