unit Bridge;

{ Enums of four headers as Pascal bridges write them. }

interface

type
  TWorkoutActivityType = (
    watAmericanFootball = 1, watArchery, watAustralianFootball, watBadminton, watBaseball,
    watBasketball, watBowling, watBoxing, watClimbing, watCricket, watCrossTraining,
    watCurling, watCycling, watGolf = 21, watHiking = 24, watRowing = 35, watRunning = 37);

type
  HKCategoryValueSleepAnalysis = NSInteger;

const
  HKCategoryValueSleepAnalysisInBed = 0;
  HKCategoryValueSleepAnalysisAsleepUnspecified = 1;
  HKCategoryValueSleepAnalysisAsleep = 1 deprecated;
  HKCategoryValueSleepAnalysisAwake = 2 { available in 8_0 };
  HKCategoryValueSleepAnalysisAsleepCore: NSInteger = 3;

const
  NSWindowStyleMaskTitled = 1 shl 0;
  NSWindowStyleMaskClosable = 1 shl 1;
  NSWindowStyleMaskMiniaturizable = $04;
  NSWindowStyleMaskResizable = 8;
  NSWindowStyleMaskFullScreen = 1 shl 14;
  NSLayoutRelationLessThanOrEqual = -1;

implementation

function ActivityName(Code: Integer): string;
begin
  case Code of
    7: Result := 'bowling';
    8: Result := 'boxing';
    13:
      Result := 'cycling';
    37: Exit('running');
  else
    Result := '';
  end;
end;

function SessionState(State: TSessionState): NSInteger;
begin
  case State of
    ssNotStarted: Result := 1;
    ssRunning: Result := 2;
    ssEnded: Result := 3;
  end;
end;

procedure Save(Store: id);
begin
  objc_msgSend(Store, sel_registerName('saveObject:withCompletion:'), Workout, Done);
  objc_msgSend(Store, sel_registerName('stopQuery:'), Query);
end;

end.
