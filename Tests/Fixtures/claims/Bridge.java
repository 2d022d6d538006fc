// The enums of four headers in the forms that Java code has most: enums with an argument, constants,
// bits, maps, switches.
package bridge;

import java.util.HashMap;
import java.util.Map;

/** Raw values of HKWorkoutActivityType. */
public enum WorkoutActivityType implements ValuedEnum {
    AMERICAN_FOOTBALL(1L),
    ARCHERY(2L),
    AUSTRALIAN_FOOTBALL(3L),
    BADMINTON(4L),
    BASEBALL(5L),
    BASKETBALL(6L),
    BOWLING(7L),
    BOXING(8L),
    CLIMBING(9L),
    CRICKET(10L),
    CROSS_TRAINING(11L),
    CURLING(12L),
    CYCLING(13L),
    @Deprecated
    DANCE(14L),
    /** @since Available in iOS 8.0 and later. */
    GOLF(21L),
    HIKING(24L),
    ROWING(35L),
    RUNNING(37L),
    OTHER(3000L);

    private final long n;

    private WorkoutActivityType(long n) { this.n = n; }
    public long value() { return n; }
}

final class UNAuthorizationOptions extends Bits<UNAuthorizationOptions> {
    public static final UNAuthorizationOptions None = new UNAuthorizationOptions(0L);
    public static final UNAuthorizationOptions Badge = new UNAuthorizationOptions(1L << 0);
    public static final UNAuthorizationOptions Sound = new UNAuthorizationOptions(1L << 1);
    public static final UNAuthorizationOptions Alert = new UNAuthorizationOptions(4L);
    public static final UNAuthorizationOptions CarPlay = new UNAuthorizationOptions(8L);
}

enum StoreAction { DONT_CARE, STORE, MULTISAMPLE_RESOLVE, STORE_AND_MULTISAMPLE_RESOLVE }

class Native {
    static final int NSWindowStyleMaskBorderless = 0, NSWindowStyleMaskTitled = 1 << 0,
        NSWindowStyleMaskClosable = 1 << 1;
    static final int NSWindowStyleMaskResizable = 1 << 3;
    public static final long NSWindowStyleMaskFullScreen = 1L << 14;
    static final Map<Integer, String> STATUS = Map.of(0, "notDetermined", 1, "restricted", 2, "denied");
    private static final Map<Long, String> NAMES = new HashMap<>();

    static {
        NAMES.put(7L, "bowling");
        NAMES.put(8L, "boxing");
        NAMES.put(13L, "cycling");
    }

    static String name(int raw) {
        return switch (raw) {
            case 46 -> "swimming";
            case 52 -> "walking";
            case 57 -> "yoga";
            default -> "other";
        };
    }

    static long status(String name) {
        switch (name) {
            case "authorizedAlways":
                return 3L;
            case "authorizedWhenInUse":
                return 4L;
            default:
                return 0L;
        }
    }

    static void show(long window) {
        objc_msgSend(window, sel_registerName("setStyleMask:"), 15L);
        objc_msgSend(window, sel_registerName("makeKeyAndOrderFront:"), 0L);
    }
}
