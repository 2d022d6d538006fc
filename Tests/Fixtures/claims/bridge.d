/// The enums of four headers in the forms that D code has most: enum bodies, manifest constants,
/// switches.
module bridge;

enum HKWorkoutActivityType : NSUInteger
{
    americanFootball = 1,
    archery,
    australianFootball,
    badminton,
    baseball,
    basketball,
    bowling,
    boxing,
    climbing,
    cricket,
    crossTraining,
    curling,
    cycling,
    deprecated("use cardioDance") dance,
    golf = 21,
    hiking = 24,
    rowing = 35,
    running = 37,
    other = 3000,
}

enum : NSUInteger
{
    NSWindowStyleMaskBorderless = 0,
    NSWindowStyleMaskTitled = 1 << 0,
    NSWindowStyleMaskClosable = 1 << 1,
    NSWindowStyleMaskMiniaturizable = 1 << 2,
    NSWindowStyleMaskResizable = 1 << 3,
    NSWindowStyleMaskFullScreen = 1 << 14,
}

enum StoreAction : uint { dontCare, store, multisampleResolve }

enum NSUInteger UNAuthorizationOptionBadge = 1 << 0;
enum NSUInteger UNAuthorizationOptionSound = cast(NSUInteger)2;
immutable ulong UNAuthorizationOptionAlert = 1UL << 2;

version (OSX)
{
    enum kCLAuthorizationStatusAuthorized = 3;
}

immutable string[int] activityNames = [7: "bowling", 8: "boxing", 13: "cycling"];

/+ enum kCLAuthorizationStatusDenied = 9; /+ no code +/ +/
int status(string name)
{
    switch (name)
    {
        case "restricted":
            return 1;
        case "denied":
            return 2;
        default:
            return 0;
    }
}

void show(id window)
{
    objc_msgSend(window, sel_registerName("setStyleMask:"), 15);
    objc_msgSend(window, sel_registerName("makeKeyAndOrderFront:"), null);
}
