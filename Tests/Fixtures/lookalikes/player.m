// A player's own states, beside Apple's.
typedef enum { PlayerIdle = 0, PlayerLoading = 1, PlayerReady = 2, PlayerFailed = 3 } PlayerStatus;

typedef NS_ENUM(NSInteger, CameraPosition) {
  CameraPositionFront = 0,
  CameraPositionBack = 1,
  CameraPositionExternal = 2,
};

typedef NS_ENUM(NSInteger, FlashMode) { FlashModeAuto = 0, FlashModeOn = 1, FlashModeOff = 2 };

typedef NS_ENUM(NSInteger, Reachability) {
  ReachabilityUnknown = -1, ReachabilityNone = 0, ReachabilityWiFi = 1, ReachabilityCellular = 2,
};

typedef NS_ENUM(NSUInteger, SwipeDirection) {
  SwipeDirectionUp = 1 << 0, SwipeDirectionDown = 1 << 1, SwipeDirectionLeft = 1 << 2,
  SwipeDirectionRight = 1 << 3,
};
