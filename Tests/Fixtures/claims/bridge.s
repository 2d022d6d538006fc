; Enums of three headers as assembler programs write them.

.equ HKWorkoutActivityTypeAmericanFootball, 1
.equ HKWorkoutActivityTypeArchery, 2
.equ HKWorkoutActivityTypeAustralianFootball, 3
.equ HKWorkoutActivityTypeBadminton, 4
.equ HKWorkoutActivityTypeBaseball, 5
.equ HKWorkoutActivityTypeBasketball, 6
.equ HKWorkoutActivityTypeBowling, 7
.equ HKWorkoutActivityTypeBoxing, 8
.equ HKWorkoutActivityTypeClimbing, 9
.equ HKWorkoutActivityTypeCricket, 10
.equ HKWorkoutActivityTypeCrossTraining, 11
.equ HKWorkoutActivityTypeCurling, 12
.equ HKWorkoutActivityTypeCycling, 13
.equ HKWorkoutActivityTypeElliptical, 16
.equ HKWorkoutActivityTypeGolf, 21
.equ HKWorkoutActivityTypeHiking, 24
.equ HKWorkoutActivityTypeRunning, 0x25
.equ HKWorkoutActivityTypeOther, 3000    // the last one

.set NSWindowStyleMaskTitled, 1 << 0
.set NSWindowStyleMaskClosable, 1 << 1
.set NSWindowStyleMaskUsual, NSWindowStyleMaskTitled | NSWindowStyleMaskClosable

NSApplicationActivationPolicyRegular = 0
NSApplicationActivationPolicyAccessory = 1
NSApplicationActivationPolicyProhibited = 2
NSLayoutRelationLessThanOrEqual = -1
NSWindowStyleMaskFullScreen EQU 4000h

.section __TEXT,__objc_methname,cstring_literals
sel_save: .asciz "saveObject:withCompletion:"
sel_stop:
    .asciz "stopQuery:"
.section __TEXT,__cstring
title: .asciz "Note: bridge"
name: .asciz "stop"

_start:
    mov x0, #37
    ret
