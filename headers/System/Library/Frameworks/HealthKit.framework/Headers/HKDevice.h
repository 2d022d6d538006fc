// HKDevice.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>

NS_ASSUME_NONNULL_BEGIN

HK_EXTERN NSString * const HKDevicePropertyKeyName
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKDevicePropertyKeyManufacturer
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKDevicePropertyKeyModel
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKDevicePropertyKeyHardwareVersion
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKDevicePropertyKeyFirmwareVersion
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKDevicePropertyKeySoftwareVersion
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKDevicePropertyKeyLocalIdentifier
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));
HK_EXTERN NSString * const HKDevicePropertyKeyUDIDeviceIdentifier
    API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0));

API_AVAILABLE(ios(9.0), watchos(2.0), macCatalyst(13.0), macos(13.0))
@interface HKDevice : NSObject <NSSecureCoding, NSCopying>

@property (readonly) NSString *name;
@property (readonly) NSString *manufacturer;
@property (readonly) NSString *model;
@property (readonly) NSString *hardwareVersion;
@property (readonly) NSString *firmwareVersion;
@property (readonly) NSString *softwareVersion;
@property (readonly) NSString *localIdentifier;
@property (readonly) NSString *UDIDeviceIdentifier;

+ (HKDevice *)localDevice;

- (instancetype)initWithName:(NSString *)string
                manufacturer:(NSString *)string2
                       model:(NSString *)string3
             hardwareVersion:(NSString *)string4
             firmwareVersion:(NSString *)string5
             softwareVersion:(NSString *)string6
             localIdentifier:(NSString *)string7
         UDIDeviceIdentifier:(NSString *)string8;

- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
