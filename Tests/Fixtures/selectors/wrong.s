// Sends two messages without a compiler.
    .section __TEXT,__objc_methname,cstring_literals
L_save:
    .asciz "save:withCompletion:"
L_stop:
    .asciz "stopQuery:"

    .section __TEXT,__cstring
sel_request: .asciz "requestAuthorizatonToShareTypes:readTypes:completion:"
sel_finish:  .asciz "finishRoute:metadata:completion:"
delete:      .asciz "deleteObjectsOfType:predciate:withCompletion:"
title:       .asciz "Workout:"
class:       .asciz "HKHealthStore"

    .text
    .globl _record
_record:
    stp x29, x30, [sp, #-16]!
    adrp x0, class@PAGE
    add x0, x0, class@PAGEOFF
    bl _objc_getClass
    adrp x0, sel_request@PAGE
    add x0, x0, sel_request@PAGEOFF
    bl _sel_registerName
    ldp x29, x30, [sp], #16
    ret
