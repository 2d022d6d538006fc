/* The enums of four headers in the forms that C code has most: enum bodies, macros, arrays. */
enum workout_activity_type {
  WORKOUT_ACTIVITY_TYPE_AMERICAN_FOOTBALL = 1,
  WORKOUT_ACTIVITY_TYPE_ARCHERY,
  WORKOUT_ACTIVITY_TYPE_AUSTRALIAN_FOOTBALL,
  WORKOUT_ACTIVITY_TYPE_BADMINTON,
  WORKOUT_ACTIVITY_TYPE_BASEBALL,
  WORKOUT_ACTIVITY_TYPE_BASKETBALL,
  WORKOUT_ACTIVITY_TYPE_BOWLING,
  WORKOUT_ACTIVITY_TYPE_BOXING,
  WORKOUT_ACTIVITY_TYPE_CLIMBING,
  WORKOUT_ACTIVITY_TYPE_CRICKET,
  WORKOUT_ACTIVITY_TYPE_CROSS_TRAINING,
  WORKOUT_ACTIVITY_TYPE_CURLING,
  WORKOUT_ACTIVITY_TYPE_CYCLING,
  WORKOUT_ACTIVITY_TYPE_GOLF = 21,
  WORKOUT_ACTIVITY_TYPE_RUNNING = 37,
};

#define NSWindowStyleMaskTitled (1UL << 0)
#define NSWindowStyleMaskClosable (1UL << 1)
#define NSWindowStyleMaskFullScreen (1UL << 14)

#define STORE_ACTIONS(X) \
  X(MTLStoreActionDontCare, 0) \
  X(MTLStoreActionStore, 1) \
  X(MTLStoreActionMultisampleResolve, 2)

static const char *status_names[] = { [0] = "notDetermined", [1] = "restricted", [2] = "denied" };

typedef enum { UNAuthorizationOptionBadge = 1, UNAuthorizationOptionSound = 1 << 1 } options;

static unsigned long activity_type(const char *name) {
  if (strcmp(name, "swimming") == 0) return 46;
  if (!strcmp(name, "walking")) return 52;
  return 3000;
}

#if defined(__arm64__)
static const int kCLAuthorizationStatusAuthorized = 3;
#endif

static void show(id window) {
  ((void (*)(id, SEL, long))objc_msgSend)(window, sel_registerName("setStyleMask:"), 15);
  objc_msgSend(window, sel_getUid("makeKeyAndOrderFront:"), 0);
}
