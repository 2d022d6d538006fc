// HKGAD7Assessment.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKScoredAssessment.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKGAD7AssessmentAnswer) {
    HKGAD7AssessmentAnswerNotAtAll = 0,
    HKGAD7AssessmentAnswerSeveralDays = 1,
    HKGAD7AssessmentAnswerMoreThanHalfTheDays = 2,
    HKGAD7AssessmentAnswerNearlyEveryDay = 3
};

typedef NS_ENUM(NSInteger, HKGAD7AssessmentRisk) {
    HKGAD7AssessmentRiskNoneToMinimal = 1,
    HKGAD7AssessmentRiskMild = 2,
    HKGAD7AssessmentRiskModerate = 3,
    HKGAD7AssessmentRiskSevere = 4
};

@interface HKGAD7Assessment : HKScoredAssessment

@property (readonly) NSArray<NSNumber *> *answers API_AVAILABLE(macos(15.0));
@property (readonly) HKGAD7AssessmentRisk risk API_AVAILABLE(macos(15.0));

+ (instancetype)assessmentWithDate:(NSDate *)date answers:(NSArray<NSNumber *> *)items
    API_AVAILABLE(macos(15.0));

+ (instancetype)assessmentWithDate:(NSDate *)date
                           answers:(NSArray<NSNumber *> *)items
                          metadata:(NSDictionary<NSString *, id> *)entries
    API_AVAILABLE(macos(15.0));

+ (instancetype)new API_AVAILABLE(macos(15.0));

- (instancetype)init API_AVAILABLE(macos(15.0));

@end

NS_ASSUME_NONNULL_END
