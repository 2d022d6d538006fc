// The enums of four headers in the forms that Vala code has most: enum bodies, constants, switches.
public enum WorkoutActivityType {
    AMERICAN_FOOTBALL = 1,
    ARCHERY,
    AUSTRALIAN_FOOTBALL,
    BADMINTON,
    BASEBALL,
    BASKETBALL,
    BOWLING,
    BOXING,
    CLIMBING,
    CRICKET,
    CROSS_TRAINING,
    CURLING,
    CYCLING,
    GOLF = 21,
    RUNNING = 37,
    OTHER = 3000;

    public string title () { return this.to_string (); }
}

[Flags]
public enum WindowStyleMask {
    TITLED = 1 << 0,
    CLOSABLE = 1 << 1,
    FULL_SCREEN = 1 << 14
}

[CCode (cprefix = "MTLStoreAction")]
public enum StoreAction { DONT_CARE, STORE, MULTISAMPLE_RESOLVE }

public const ulong UNAuthorizationOptionBadge = 1UL << 0;
const int kCLAuthorizationStatusDenied = 2;

string activity_name (int raw) {
    switch (raw) {
    case 46:
        return "swimming";
    case 52:
        return "walking";
    default:
        return "other";
    }
}

void show (void* window) {
    objc_msgSend (window, sel_registerName ("setStyleMask:"), 15);
    objc_msgSend (window, sel_registerName ("makeKeyAndOrderFront:"), null);
}
