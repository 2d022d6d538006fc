// Numbers of a game engine.
namespace Engine {
  public enum TouchPhase { Began, Moved, Stationary, Ended, Canceled }
  public enum Wrap { Clamp = 1, Repeat = 2, Mirror = 3 }
  public enum FilterMode { Point = 0, Bilinear = 1, Trilinear = 2 }
  public enum AuthorizationStatus { Denied = 0, Authorized = 1, NotDetermined = 2 }
  public enum NotificationSetting { Enabled = 0, Disabled = 1, NotSupported = 2 }
  public enum DeviceGeneration { Unknown = 0, Phone = 1, Pad = 2 }
  public enum TextAnchor { UpperLeft, UpperCenter, UpperRight, MiddleLeft, MiddleCenter }
  [Flags] public enum EventModifiers { Shift = 1, Control = 2, Alt = 4, Command = 8, Numeric = 16, CapsLock = 32 }
}
