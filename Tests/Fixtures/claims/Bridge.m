// The enums of four headers in the forms that Objective-C code has most: NS_ENUM, constants, literals.
#import "Bridge.h"

typedef NS_ENUM(NSUInteger, BridgeWorkoutActivityType) {
  BridgeWorkoutActivityTypeAmericanFootball = 1,
  BridgeWorkoutActivityTypeArchery,
  BridgeWorkoutActivityTypeAustralianFootball,
  BridgeWorkoutActivityTypeBadminton,
  BridgeWorkoutActivityTypeBaseball,
  BridgeWorkoutActivityTypeBasketball,
  BridgeWorkoutActivityTypeBowling,
  BridgeWorkoutActivityTypeBoxing,
  BridgeWorkoutActivityTypeClimbing,
  BridgeWorkoutActivityTypeCricket,
  BridgeWorkoutActivityTypeCrossTraining,
  BridgeWorkoutActivityTypeCurling,
  BridgeWorkoutActivityTypeCycling,
  BridgeWorkoutActivityTypeDance API_DEPRECATED("use 77", ios(8.0, 14.0)),
  BridgeWorkoutActivityTypeGolf API_AVAILABLE(ios(8.0)) = 21,
  BridgeWorkoutActivityTypeRunning = 37,
};

typedef NS_OPTIONS(NSUInteger, BridgeWindowStyleMask) {
  BridgeWindowStyleMaskTitled = 1 << 0,
  BridgeWindowStyleMaskClosable = 1 << 1,
  BridgeWindowStyleMaskFullScreen NS_SWIFT_NAME(fullScreen) = 1UL << 14,
};

static const NSUInteger kBridgeStoreActionStore = 1, kBridgeStoreActionMultisampleResolve = 2;
#define BRIDGE_AUTHORIZATION_OPTION_BADGE (1UL << 0)
#define BRIDGE_AUTHORIZATION_OPTION_SOUND (1UL << 1)

static NSDictionary *names(void) {
  return @{ @7 : @"bowling", @8 : @"boxing", @(13) : @"cycling" };
}

static int status(NSString *name) {
  if ([name isEqualToString:@"restricted"]) return 1;
  if ([name isEqualToString:@"denied"]) { return 2; }
  return 0;
}

static NSString *activityName(NSUInteger raw) {
  switch (raw) {
    case 46: return @"swimming";
    case 52:
      return @"walking";
    default: return @"other";
  }
}

void show(id window) {
  [window performSelector:@selector(setStyleMask:) withObject:@15];
  [window performSelector:NSSelectorFromString(@"makeKeyAndOrderFront:") withObject:nil];
}
