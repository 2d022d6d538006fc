@interface XYDelegate : NSObject <HKWorkoutSessionDelegate>
@end
@implementation XYDelegate
- (void)workoutSession:(HKWorkoutSession *)s didFailWithError:(NSError *)e {
  SEL save = @selector(saveObject:withCompletion:);
  [s setUp];
  ((void (*)(id, SEL, id))objc_msgSend)(store, sel_registerName("executeQuery:"), s);
}
@end
