// The enums of four headers in the forms that Groovy code has most: enums, constants, maps, switches.
package bridge

enum WorkoutActivityType {
    AMERICAN_FOOTBALL(1), ARCHERY(2), AUSTRALIAN_FOOTBALL(3), BADMINTON(4), BASEBALL(5),
    BASKETBALL(6), BOWLING(7), BOXING(8), CLIMBING(9), CRICKET(10), CROSS_TRAINING(11),
    CURLING(12), CYCLING(13), GOLF(21), HIKING(24), ROWING(35L), RUNNING(37L), OTHER(3000L);

    final long rawValue
    WorkoutActivityType(long rawValue) { this.rawValue = rawValue }
}

enum StoreAction { DONT_CARE, STORE, MULTISAMPLE_RESOLVE }

class WindowStyleMask {
    static final long TITLED = 1L << 0, CLOSABLE = 1L << 1
    static final long FULL_SCREEN = 1L << 14
}

final UNAuthorizationOptionBadge = 1

def statusNames = [0: 'notDetermined', 1: 'restricted', 2: "denied"]

String activityName(int raw) {
    switch (raw) {
        case 46: return 'swimming'
        case 52: return "walking"
        default: return "other ${raw}"
    }
}

objc_msgSend(window, sel_registerName('setStyleMask:'), 15)
objc_msgSend(window, sel_registerName("makeKeyAndOrderFront:"), null)
