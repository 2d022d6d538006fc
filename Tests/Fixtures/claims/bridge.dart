/// The enums of four headers in the forms that Dart code has most: enhanced enums, constants, maps,
/// switches.
library;

/// Raw values of HKWorkoutActivityType.
enum WorkoutActivityType {
  americanFootball(1),
  archery(2),
  australianFootball(3),
  badminton(4),
  baseball(5),
  basketball(6),
  bowling(7),
  boxing(8),
  climbing(9),
  cricket(10),
  crossTraining(11),
  curling(12),
  cycling(13),
  golf(21),
  hiking(24),
  rowing(35),
  running(37),
  other(3000);

  const WorkoutActivityType(this.rawValue);
  final int rawValue;
}

enum StoreAction { dontCare, store, multisampleResolve, storeAndMultisampleResolve }

abstract class NSWindowStyleMask {
  static const int NSWindowStyleMaskBorderless = 0;
  static const int NSWindowStyleMaskTitled = 1 << 0;
  static const int NSWindowStyleMaskClosable = 1 << 1, NSWindowStyleMaskMiniaturizable = 1 << 2;
  static const NSWindowStyleMaskFullScreen = 16384;
}

class AuthorizationStatus {
  const AuthorizationStatus._(this.value);
  final int value;
  static const notDetermined = AuthorizationStatus._(0);
  static const restricted = AuthorizationStatus._(1);
  static const AuthorizationStatus denied = const AuthorizationStatus._(2);
}

const Map<int, String> activityNames = {
  7: 'bowling',
  8: 'boxing',
  13: "cycling",
};

final activityTypes = <String, int>{
  'hiking': 24,
  'rowing': 35,
  'running': 37,
};

String activityName(int raw) => switch (raw) {
  46 => 'swimming',
  52 => 'walking',
  _ => 'other $raw',
};

int status(AuthorizationStatus status) {
  switch (status) {
    case AuthorizationStatus.denied:
      return 2;
    case AuthorizationStatus.restricted:
      return 1;
    default:
      return 0;
  }
}

void show(Pointer<Void> window) {
  objc_msgSend(window, registerName('setStyleMask:'), 15);
  objc_msgSend(window, registerName("makeKeyAndOrderFront:"), nullptr);
}
