//! The enums of four headers in the forms that Rust code has most: constants, `repr` enums,
//! `bitflags!`, newtypes, matches.

/// Raw values of `HKWorkoutActivityType`.
#[repr(u64)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkoutActivityType {
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
    #[deprecated]
    Dance,
    #[deprecated(note = "removed in 10")]
    DanceInspiredTraining,
    Elliptical,
    Golf = 21,
    Hiking = 24,
    Rowing = 35,
    Running = 37,
    Other = 3000,
}

bitflags::bitflags! {
    #[derive(Clone, Copy)]
    pub struct NSWindowStyleMask: NSUInteger {
        #[doc(alias = "NSWindowStyleMaskBorderless")]
        const Borderless = 0;
        #[doc(alias = "NSWindowStyleMaskTitled")]
        const Titled = 1 << 0;
        #[doc(alias = "NSWindowStyleMaskClosable")]
        const Closable = 1 << 1;
        const Miniaturizable = 1 << 2;
        const Resizable = 1 << 3;
        const FullScreen = 1 << 14;
        const FullSizeContentView = 0x8000;
    }
}

#[repr(transparent)]
pub struct CLAuthorizationStatus(pub i32);
impl CLAuthorizationStatus {
    #[doc(alias = "kCLAuthorizationStatusNotDetermined")]
    pub const NotDetermined: Self = Self(0);
    #[doc(alias = "kCLAuthorizationStatusRestricted")]
    pub const Restricted: Self = Self(1);
    pub const Denied: Self = Self(2);
    pub const AuthorizedAlways: CLAuthorizationStatus = CLAuthorizationStatus(3);
    pub const AuthorizedWhenInUse: Self = Self(4);
}

pub const MTLStoreActionDontCare: NSUInteger = 0;
pub const MTLStoreActionStore: NSUInteger = 1;
pub const MTLStoreActionMultisampleResolve: NSUInteger = 2usize;

#[cfg(target_os = "macos")]
pub const NSWindowStyleMaskUtilityWindow: u64 = 1_u64 << 4;

static ACTIVITY_NAMES: phf::Map<u64, &'static str> = phf_map! {
    7u64 => "bowling",
    8u64 => "boxing",
    13u64 => "cycling",
    46u64 => "swimming",
};

pub fn activity_type<'a>(name: &'a str) -> Option<u64> {
    match name {
        "hiking" => Some(24),
        "rowing" => Some(35),
        "running" | "jogging" => Some(37),
        _ => None,
    }
}

pub fn activity_name(raw: u64) -> &'static str {
    match raw {
        21 => "golf",
        52 => "walking",
        57 => "yoga",
        _ => "other",
    }
}

unsafe fn show(window: Id) {
    objc_msgSend(window, sel_registerName(c"setStyleMask:"), 15);
    objc_msgSend(window, sel_registerName(c"makeKeyAndOrderFront:"), nil);
}
