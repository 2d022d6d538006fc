@interface XYDelegate : NSObject <HKWorkoutSessionDelegate>
@end
@implementation XYDelegate
- (void)workoutSession:(HKWorkoutSession *)s didFailWithErorr:(NSError *)e {
  SEL save = @selector(save:withCompletion:);
  [s setUp];
  ((void (*)(id, SEL, id))objc_msgSend)(store, sel_registerName("saveObject:withCompletion:"), s);
}
@end
