// States and kinds of a mobile app, numbered by itself.

enum ActivityKind { walking, running, cycling, swimming, yoga, other }

enum PermissionState {
  granted(1),
  denied(2),
  restricted(3),
  limited(4);

  const PermissionState(this.code);
  final int code;
}

/// What the push service answers.
PushStatus statusOf(int code) {
  switch (code) {
    case -1:
      return PushStatus.notDetermined;
    case 0:
      return PushStatus.denied;
    case 1:
      return PushStatus.authorized;
    case 2:
      return PushStatus.provisional;
    default:
      return PushStatus.notDetermined;
  }
}

const Map<int, String> sleepPhases = {0: 'awake', 1: 'light', 2: 'deep', 3: 'rem', 4: 'inBed'};

const alignments = {'left': 1, 'center': 2, 'right': 3, 'justified': 4};

class PlayerState {
  static const int stopped = 1;
  static const int playing = 2;
  static const int paused = 3;
  static const int interrupted = 4;
}

enum BatteryState { full(1), charging(2), discharging(3), unknown(4); const BatteryState(this.id); final int id; }

const weekdays = {1: 'monday', 2: 'tuesday', 3: 'wednesday', 4: 'thursday', 5: 'friday', 6: 'saturday', 7: 'sunday'};
