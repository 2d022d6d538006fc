package codes

// Codes of remote calls.
const (
	OK               = 0
	Canceled         = 1
	Unknown          = 2
	InvalidArgument  = 3
	DeadlineExceeded = 4
	NotFound         = 5
	AlreadyExists    = 6
	PermissionDenied = 7
)

type Reachability int

const (
	Unreachable Reachability = iota + 1
	ReachableViaWiFi
	ReachableViaWWAN
)

type AuthorizationStatus int

const (
	AuthorizationStatusUnknown AuthorizationStatus = iota
	AuthorizationStatusAuthorized
	AuthorizationStatusDenied
)

var transport = map[int]string{1: "bus", 2: "train", 3: "walking", 4: "cycling", 5: "automobile"}

func levelName(level int) string {
	switch level {
	case 1:
		return "debug"
	case 2:
		return "info"
	case 3:
		return "error"
	case 4:
		return "fault"
	}
	return "default"
}
