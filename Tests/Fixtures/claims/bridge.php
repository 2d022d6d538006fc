<?php
// The enums of four headers in the forms that PHP code has most: backed enums, class constants, arrays,
// matches.

/** Raw values of HKWorkoutActivityType. */
enum WorkoutActivityType: int
{
    case AmericanFootball = 1;
    case Archery = 2;
    case AustralianFootball = 3;
    case Badminton = 4;
    case Baseball = 5;
    case Basketball = 6;
    case Bowling = 7;
    case Boxing = 8;
    case Climbing = 9;
    case Cricket = 10;
    case CrossTraining = 11;
    case Curling = 12;
    case Cycling = 13;
    #[Deprecated]
    case Dance = 14;
    case Golf = 21;
    case Hiking = 24;
    case Rowing = 35;
    case Running = 37;
    case Other = 3000;

    public function title(): string { return ucfirst($this->name); }
}

final class WindowStyleMask
{
    const BORDERLESS = 0;
    public const TITLED = 1 << 0, CLOSABLE = 1 << 1;
    public const int FULL_SCREEN = 1 << 14;
}

define('UNAuthorizationOptionBadge', 1 << 0);
define('UNAuthorizationOptionSound', 0x2);

const ACTIVITY_NAMES = [
    7 => 'bowling',
    8 => "boxing",
    13 => 'cycling',
];

$activityTypes = array('hiking' => 24, 'rowing' => 35, 'running' => 37);

function activityName(int $raw): string
{
    return match ($raw) {
        46 => 'swimming',
        52 => 'walking',
        default => 'other',
    };
}

function authorizationStatus(string $name): int
{
    switch ($name) {
        case 'restricted':
            return 1;
        case 'denied':
            return 2;
    }
    return 0;
}

$ffi->objc_msgSend($window, $ffi->sel_registerName("setStyleMask:"), 15);
$ffi->objc_msgSend($window, $ffi->sel_registerName('makeKeyAndOrderFront:'), null);
