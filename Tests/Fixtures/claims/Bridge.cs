// The enums of four headers in the forms that C# code has most: enum bodies, constants, tables.
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Bridge
{
    /// <summary>Raw values of HKWorkoutActivityType.</summary>
    public enum WorkoutActivityType : ulong
    {
        AmericanFootball = 1,
        Archery,
        AustralianFootball,
        Badminton,
        Baseball,
        Basketball,
        Bowling,
        Boxing,
        Climbing,
        Cricket,
        CrossTraining,
        Curling,
        Cycling,
        [Obsolete ("Use 'CardioDance' or 'SocialDance'.")]
        Dance,
        [Obsolete ("Removed in iOS 10.")]
        DanceInspiredTraining,
        Elliptical,
        EquestrianSports,
        Fencing,
        Fishing,
        Golf = 21,
        Hiking = 24,
        Rowing = 35,
        Running = 37,
        Other = 3000,
    }

    [Flags]
    public enum NSWindowStyle : ulong
    {
        Borderless = 0 << 0,
        Titled = 1 << 0,
        Closable = 1 << 1,
        Miniaturizable = 1 << 2,
        Resizable = 1 << 3,
        FullScreenWindow = 1UL << 14,
        FullSizeContentView = 1UL << 15,
    }

    public enum AuthorizationStatus
    {
        NotDetermined,
        Restricted,
        Denied,
        AuthorizedAlways,
        AuthorizedWhenInUse,
    }

    static class Native
    {
        const ulong UNAuthorizationOptionBadge = 1UL << 0;
        const ulong UNAuthorizationOptionSound = 1UL << 1, UNAuthorizationOptionAlert = 1UL << 2;
        public const ulong UNAuthorizationOptionProvisional = 0x40;

        static readonly nuint MTLStoreActionStore = 1;

#if __MACOS__
        internal const int kCLAuthorizationStatusAuthorized = 3;
#endif

        static readonly Dictionary<ulong, string> ActivityNames = new Dictionary<ulong, string> {
            { 7, "bowling" },
            { 8, "boxing" },
            { 13, "cycling" },
            { 46, "swimming" },
        };

        static readonly Dictionary<string, ulong> ActivityTypes = new ()
        {
            ["hiking"] = 24,
            ["rowing"] = 35,
            ["running"] = 37,
        };

        static string StoreAction (nuint action) => action switch {
            0 => "dontCare",
            1 => "store",
            2 => "multisampleResolve",
            _ => throw new ArgumentException ($"no store action: {action}"),
        };

        static int Status (string name)
        {
            switch (name) {
            case "restricted":
                return 1;
            case "denied":
                return 2;
            default:
                return 0;
            }
        }

        static void Show (IntPtr window)
        {
            objc_msgSend (window, sel_registerName ("setStyleMask:"), 15);
            objc_msgSend (window, Selector.GetHandle ("setTitle:"), @"C:\");
        }
    }
}
