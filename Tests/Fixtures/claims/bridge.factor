! Enums of four headers as Factor vocabularies write them.
USING: alien.syntax cocoa cocoa.messages ;
IN: bridge

CONSTANT: HKWorkoutActivityTypeAmericanFootball 1
CONSTANT: HKWorkoutActivityTypeArchery 2
CONSTANT: HKWorkoutActivityTypeRunning 0x25
CONSTANT: HKWorkoutActivityTypeOther 3000

CONSTANT: NSWindowStyleMaskTitled 0b1
CONSTANT: NSWindowStyleMaskClosable 0b10
CONSTANT: NSWindowStyleMaskFullScreen 0x4000
CONSTANT: NSLayoutRelationLessThanOrEqual -1

ENUM: workout-activity-type < NSUInteger
    { american-football 1 }
    archery
    australian-football
    badminton
    baseball
    basketball
    bowling
    boxing
    climbing
    cricket
    cross-training
    curling
    cycling
    { golf 21 }
    gymnastics ;

CONSTANT: activity-names H{
    { 35 "rowing" }
    { 37 "running" }
    { 57 "yoga" }
}

CONSTANT: sleep-analysis H{ { "inBed" 0 } { "asleepUnspecified" 1 } { "awake" 2 } }

: stop ( store query -- ) -> stopQuery: ;
