// HKStateOfMind.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKObjectType.h>
#import <HealthKit/HKSample.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKStateOfMindAssociation) {
    HKStateOfMindAssociationCommunity = 1,
    HKStateOfMindAssociationCurrentEvents = 2,
    HKStateOfMindAssociationDating = 3,
    HKStateOfMindAssociationEducation = 4,
    HKStateOfMindAssociationFamily = 5,
    HKStateOfMindAssociationFitness = 6,
    HKStateOfMindAssociationFriends = 7,
    HKStateOfMindAssociationHealth = 8,
    HKStateOfMindAssociationHobbies = 9,
    HKStateOfMindAssociationIdentity = 10,
    HKStateOfMindAssociationMoney = 11,
    HKStateOfMindAssociationPartner = 12,
    HKStateOfMindAssociationSelfCare = 13,
    HKStateOfMindAssociationSpirituality = 14,
    HKStateOfMindAssociationTasks = 15,
    HKStateOfMindAssociationTravel = 16,
    HKStateOfMindAssociationWork = 17,
    HKStateOfMindAssociationWeather = 18
};

typedef NS_ENUM(NSInteger, HKStateOfMindKind) {
    HKStateOfMindKindMomentaryEmotion = 1,
    HKStateOfMindKindDailyMood = 2
};

typedef NS_ENUM(NSInteger, HKStateOfMindLabel) {
    HKStateOfMindLabelAmazed = 1,
    HKStateOfMindLabelAmused = 2,
    HKStateOfMindLabelAngry = 3,
    HKStateOfMindLabelAnxious = 4,
    HKStateOfMindLabelAshamed = 5,
    HKStateOfMindLabelBrave = 6,
    HKStateOfMindLabelCalm = 7,
    HKStateOfMindLabelContent = 8,
    HKStateOfMindLabelDisappointed = 9,
    HKStateOfMindLabelDiscouraged = 10,
    HKStateOfMindLabelDisgusted = 11,
    HKStateOfMindLabelEmbarrassed = 12,
    HKStateOfMindLabelExcited = 13,
    HKStateOfMindLabelFrustrated = 14,
    HKStateOfMindLabelGrateful = 15,
    HKStateOfMindLabelGuilty = 16,
    HKStateOfMindLabelHappy = 17,
    HKStateOfMindLabelHopeless = 18,
    HKStateOfMindLabelIrritated = 19,
    HKStateOfMindLabelJealous = 20,
    HKStateOfMindLabelJoyful = 21,
    HKStateOfMindLabelLonely = 22,
    HKStateOfMindLabelPassionate = 23,
    HKStateOfMindLabelPeaceful = 24,
    HKStateOfMindLabelProud = 25,
    HKStateOfMindLabelRelieved = 26,
    HKStateOfMindLabelSad = 27,
    HKStateOfMindLabelScared = 28,
    HKStateOfMindLabelStressed = 29,
    HKStateOfMindLabelSurprised = 30,
    HKStateOfMindLabelWorried = 31,
    HKStateOfMindLabelAnnoyed = 32,
    HKStateOfMindLabelConfident = 33,
    HKStateOfMindLabelDrained = 34,
    HKStateOfMindLabelHopeful = 35,
    HKStateOfMindLabelIndifferent = 36,
    HKStateOfMindLabelOverwhelmed = 37,
    HKStateOfMindLabelSatisfied = 38
};

typedef NS_ENUM(NSInteger, HKStateOfMindValenceClassification) {
    HKStateOfMindValenceClassificationVeryUnpleasant = 1,
    HKStateOfMindValenceClassificationUnpleasant = 2,
    HKStateOfMindValenceClassificationSlightlyUnpleasant = 3,
    HKStateOfMindValenceClassificationNeutral = 4,
    HKStateOfMindValenceClassificationSlightlyPleasant = 5,
    HKStateOfMindValenceClassificationPleasant = 6,
    HKStateOfMindValenceClassificationVeryPleasant = 7
};

@interface HKStateOfMind : HKSample <NSCopying, NSSecureCoding>

@property (readonly) HKStateOfMindKind kind API_AVAILABLE(macos(15.0));
@property (readonly) double valence API_AVAILABLE(macos(15.0));
@property (readonly) HKStateOfMindValenceClassification valenceClassification API_AVAILABLE(macos(15.0));
@property (readonly) NSArray<NSNumber *> *labels API_AVAILABLE(macos(15.0));
@property (readonly) NSArray<NSNumber *> *associations API_AVAILABLE(macos(15.0));

+ (instancetype)stateOfMindWithDate:(NSDate *)date
                               kind:(HKStateOfMindKind)stateOfMindKind
                            valence:(double)number
                             labels:(NSArray<NSNumber *> *)items
                       associations:(NSArray<NSNumber *> *)items2
    API_AVAILABLE(macos(15.0));

+ (instancetype)stateOfMindWithDate:(NSDate *)date
                               kind:(HKStateOfMindKind)stateOfMindKind
                            valence:(double)number
                             labels:(NSArray<NSNumber *> *)items
                       associations:(NSArray<NSNumber *> *)items2
                           metadata:(NSDictionary<NSString *, id> *)entries
    API_AVAILABLE(macos(15.0));

+ (instancetype)new API_AVAILABLE(macos(15.0));

- (instancetype)init API_AVAILABLE(macos(15.0));

@end

@interface HKStateOfMindType : HKSampleType
@end

NS_ASSUME_NONNULL_END
