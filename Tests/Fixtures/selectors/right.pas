unit HealthKit;
{$mode objfpc}{$modeswitch objectivec1}

interface

type
  HKHealthStore = objcclass external (NSObject)
  public
    class function isHealthDataAvailable: ObjCBOOL; message 'isHealthDataAvailable';
    procedure saveObject_withCompletion(sample: HKObject; done: OpaqueBlock); message 'saveObject:withCompletion:';
    procedure executeQuery(query: HKQuery); message 'executeQuery:';
    procedure stopQuery(query: HKQuery); message 'stopQuery:';
    procedure deleteObjects_withCompletion(samples: NSArray; done: OpaqueBlock); message 'deleteObjects:withCompletion:';
    procedure requestAuthorization(share, read: NSSet; done: OpaqueBlock); message 'requestAuthorizationToShareTypes:readTypes:completion:';
  end;

  HKWorkoutBuilder = objcclass external (NSObject)
  public
    function initWithHealthStore_configuration_device(store: HKHealthStore; configuration, device: id): id; message 'initWithHealthStore:configuration:device:';
    procedure finishWorkoutWithCompletion(done: OpaqueBlock); message 'finishWorkoutWithCompletion:';
    procedure beginCollection(date: NSDate; done: OpaqueBlock); message 'beginCollectionWithStartDate:completion:';
  end;

  TRecorder = objcclass(NSObject)
    procedure recordingDone(sender: id); message 'recordingDone:';
  end;

implementation

procedure Stop(store: Pointer; query: Pointer);
begin
  objc_msgSend(store, sel_registerName('stopQuery:'), query);
  WriteLn('saveObject:withCompletion:');
end;

end.
