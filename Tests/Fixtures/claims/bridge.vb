' Enums of four headers as Visual Basic programs write them.
Public Enum WorkoutActivityType As ULong
    AmericanFootball = 1
    Archery
    AustralianFootball
    Badminton
    Baseball
    Basketball
    Bowling
    Boxing
    Climbing
    Cricket
    CrossTraining
    Curling
    Cycling
    Running = &H25
    Other = 3000
End Enum

Module Bridge
    Public Const NSWindowStyleMaskTitled As ULong = 1
    Public Const NSWindowStyleMaskClosable As ULong = 1UL << 1
    Private Const NSLayoutRelationLessThanOrEqual As Long = -1

    Function ActivityName(code As Integer) As String
        Select Case code
            Case 7
                Return "bowling"
            Case 8
                Return "boxing"
            Case Else
                Return ""
        End Select
    End Function

    Sub Save(store As IntPtr)
        objc_msgSend(store, sel_registerName("saveObject:withCompletion:"), workout, done)
    End Sub
End Module
