; Enums of four headers as PureBasic programs write them.

Enumeration WorkoutActivityType 1
  #AmericanFootball
  #Archery
  #AustralianFootball
  #Badminton
  #Baseball
  #Basketball
  #Bowling
  #Boxing
  #Climbing
  #Cricket
  #CrossTraining
  #Curling
  #Cycling
  #Golf = 21
  #Gymnastics
  #Running = 37
  #Other = 3000
EndEnumeration

#NSWindowStyleMaskBorderless = 0
#NSWindowStyleMaskTitled = 1 << 0
#NSWindowStyleMaskClosable = 1 << 1
#NSWindowStyleMaskMiniaturizable = $4
#NSWindowStyleMaskResizable = %1000
#NSWindowStyleMaskUsual = #NSWindowStyleMaskTitled | #NSWindowStyleMaskClosable

EnumerationBinary
  #Titled
  #Closable
  #Miniaturizable
EndEnumeration

#NSLayoutRelationLessThanOrEqual = -1

Procedure.s ActivityName(Code)
  Select Code
    Case 7
      ProcedureReturn "bowling"
    Case 8
      ProcedureReturn "boxing"
    Case 35, 36
      ProcedureReturn "rowing or rugby"
    Default
      ProcedureReturn ""
  EndSelect
EndProcedure

Procedure.i SessionState(Name.s)
  Select Name
    Case "notStarted" : Result = 1
    Case "running" : Result = 2
    Case "ended" : Result = 3
  EndSelect
  ProcedureReturn Result
EndProcedure

CocoaMessage(0, Store, "saveObject:", Workout, "withCompletion:", @Done)
Stop = sel_registerName_("stopQuery:")
