// The enums of four headers in the forms that V code has most: enum bodies, constants, maps.
module bridge

pub enum WorkoutActivityType as u64 {
	american_football = 1
	archery
	australian_football
	badminton
	baseball
	basketball
	bowling
	boxing
	climbing
	cricket
	cross_training
	curling
	cycling
	golf    = 21
	hiking  = 24
	running = 37
	other   = 3000
}

pub const window_style_mask_titled = u64(1 << 0)
pub const window_style_mask_closable = u64(1 << 1)
pub const window_style_mask_full_screen = u64(1 << 14)

const (
	un_authorization_option_badge = 1 << 0
	un_authorization_option_sound = 1 << 1
)

enum StoreAction {
	dont_care
	store
	multisample_resolve
}

status_names := {
	0: 'notDetermined'
	1: 'restricted'
}

fn show(window voidptr) {
	C.objc_msgSend(window, C.sel_registerName(c'setStyleMask:'), 15)
	C.objc_msgSend(window, C.sel_registerName(c"makeKeyAndOrderFront:"), 0)
}
