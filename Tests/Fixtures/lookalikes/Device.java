package org.example.device;

/** Numbers of a phone's interfaces that is none of Apple's. */
public final class Device {
  public static final int STATUS_UNKNOWN = 1;
  public static final int STATUS_CHARGING = 2;
  public static final int STATUS_DISCHARGING = 3;
  public static final int STATUS_NOT_CHARGING = 4;
  public static final int STATUS_FULL = 5;

  public static final int ACTION_DOWN = 0, ACTION_UP = 1, ACTION_MOVE = 2, ACTION_CANCEL = 3;

  public enum AdapterState {
    OFF(10), TURNING_ON(11), ON(12), TURNING_OFF(13);

    private final int code;

    AdapterState(int code) {
      this.code = code;
    }
  }

  public enum Orientation {
    Undefined(0), Portrait(1), Landscape(2), Square(3);

    Orientation(int code) {}
  }

  public enum Exercise {
    Walking(1001), Running(1002), Baseball(2001), Softball(2002), Cricket(2003), Golf(3001), Billiards(3002),
    Bowling(3003), Hockey(4001), Rugby(4002), Basketball(4003), Football(4004), Handball(4005), Soccer(4006);

    Exercise(int code) {}
  }

  /** Priorities of log lines. */
  interface Level {
    int VERBOSE = 2;
    int DEBUG = 3;
    int INFO = 4;
    int WARN = 5;
    int ERROR = 6;
    int FAULT = 7;
  }

  static String describe(int gravity) {
    switch (gravity) {
      case 17: return "center";
      case 48: return "top";
      case 80: return "bottom";
      case 3: return "left";
      case 5: return "right";
      default: return "none";
    }
  }
}
