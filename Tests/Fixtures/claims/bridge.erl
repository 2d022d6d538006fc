%% Enums of four headers as Erlang code writes them.
-module(bridge).
-define(NSWindowStyleMaskTitled, 1).
-define(NSWindowStyleMaskClosable, (1 bsl 1)).
-define(NSWindowStyleMaskFullScreen, 16#4000).
-define(HKWorkoutActivityTypeRunning, 37).

names() -> #{7 => "bowling", 8 => "boxing", 13 => "cycling"}.

activity_name(24) -> "hiking";
activity_name(35) -> "rowing";
activity_name(_) -> "unknown".
