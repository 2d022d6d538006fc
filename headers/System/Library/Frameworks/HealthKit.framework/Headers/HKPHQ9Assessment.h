// HKPHQ9Assessment.h – written from facts; see headers/README.md.

#import <HealthKit/HKDefines.h>
#import <HealthKit/HKScoredAssessment.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, HKPHQ9AssessmentAnswer) {
    HKPHQ9AssessmentAnswerNotAtAll = 0,
    HKPHQ9AssessmentAnswerSeveralDays = 1,
    HKPHQ9AssessmentAnswerMoreThanHalfTheDays = 2,
    HKPHQ9AssessmentAnswerNearlyEveryDay = 3,
    HKPHQ9AssessmentAnswerPreferNotToAnswer = 4
};

typedef NS_ENUM(NSInteger, HKPHQ9AssessmentRisk) {
    HKPHQ9AssessmentRiskNoneToMinimal = 1,
    HKPHQ9AssessmentRiskMild = 2,
    HKPHQ9AssessmentRiskModerate = 3,
    HKPHQ9AssessmentRiskModeratelySevere = 4,
    HKPHQ9AssessmentRiskSevere = 5
};

@interface HKPHQ9Assessment : HKScoredAssessment

@property (readonly) NSArray<NSNumber *> *answers API_AVAILABLE(macos(15.0));
@property (readonly) HKPHQ9AssessmentRisk risk API_AVAILABLE(macos(15.0));

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
