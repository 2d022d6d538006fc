# Enums of four headers as GDScript code writes them.
extends Node

enum WorkoutActivityType { AMERICAN_FOOTBALL = 1, ARCHERY, AUSTRALIAN_FOOTBALL, RUNNING = 37 }

const NSWindowStyleMaskTitled = 1 << 0
const NSWindowStyleMaskClosable := 1 << 1
const NSLayoutRelationLessThanOrEqual: int = -1

const NAMES = {7: "bowling", 8: "boxing", 13: "cycling"}

func activity_name(code):
	match code:
		24:
			return "hiking"
		35: return "rowing"
		_:
			return ""
