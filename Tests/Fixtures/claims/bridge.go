// Package bridge has the enums of four headers in the forms that Go code has most: constant blocks,
// maps, switches.
package bridge

// HKWorkoutActivityType
const (
	WorkoutActivityTypeAmericanFootball WorkoutActivityType = iota + 1
	WorkoutActivityTypeArchery
	WorkoutActivityTypeAustralianFootball
	WorkoutActivityTypeBadminton
	WorkoutActivityTypeBaseball
	WorkoutActivityTypeBasketball
	WorkoutActivityTypeBowling
	WorkoutActivityTypeBoxing
	WorkoutActivityTypeClimbing
	WorkoutActivityTypeCricket
	WorkoutActivityTypeCrossTraining
	WorkoutActivityTypeCurling
	WorkoutActivityTypeCycling
	_ // dances
	_
	WorkoutActivityTypeElliptical
	WorkoutActivityTypeEquestrianSports
	WorkoutActivityTypeFencing
	WorkoutActivityTypeFishing

	WorkoutActivityTypeGolf    WorkoutActivityType = 21
	WorkoutActivityTypeHiking  WorkoutActivityType = 24
	WorkoutActivityTypeRunning WorkoutActivityType = 37
	WorkoutActivityTypeOther   WorkoutActivityType = 3000
)

const (
	WindowStyleMaskTitled WindowStyleMask = 1 << iota
	WindowStyleMaskClosable
	WindowStyleMaskMiniaturizable
	WindowStyleMaskResizable

	WindowStyleMaskBorderless          WindowStyleMask = 0
	WindowStyleMaskFullScreen          WindowStyleMask = 1 << 14
	WindowStyleMaskFullSizeContentView WindowStyleMask = 1 << 15
)

const kCLAuthorizationStatusDenied = 2
const kCLAuthorizationStatusAuthorizedAlways int32 = 3

var storeActions = map[MTLStoreAction]string{
	0: "dontCare",
	1: "store",
	2: "multisampleResolve",
}

var activityTypes = map[string]uint{
	"hiking":  24,
	"rowing":  35,
	"running": 37,
}

func activityName(raw uint) string {
	switch raw {
	case 7:
		return "bowling"
	case 8:
		return "boxing"
	case 46:
		return "swimming"
	}
	return "other"
}

func (s *Session) status(name string) int {
	switch name {
	case "authorizedAlways":
		return 3
	case "authorizedWhenInUse":
		return 4
	default:
		return 0
	}
}

func show(window objc.ID) {
	window.Send(objc.RegisterName("setStyleMask:"), 15)
	window.Send(objc.RegisterName("makeKeyAndOrderFront:"), 0)
}
