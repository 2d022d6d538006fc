--  Enums of four headers as Ada bindings write them.
package Bridge is

   type Workout_Activity_Type is
     (American_Football, Archery, Australian_Football, Badminton, Baseball, Basketball, Bowling,
      Boxing, Climbing, Cricket, Cross_Training, Curling, Cycling, Running, Other);
   for Workout_Activity_Type use
     (American_Football => 1,
      Archery => 2,
      Australian_Football => 3,
      Badminton => 4,
      Baseball => 5,
      Basketball => 6,
      Bowling => 7,
      Boxing => 8,
      Climbing => 9,
      Cricket => 10,
      Cross_Training => 11,
      Curling => 12,
      Cycling => 13,
      Running => 16#25#,
      Other => 3_000);

   type Sleep_Analysis is (In_Bed, Asleep_Unspecified, Awake, Asleep_Core);

   NSWindowStyleMaskTitled : constant := 1;
   NSWindowStyleMaskClosable : constant NSUInteger := 2 ** 1;
   NSWindowStyleMaskFullScreen : constant NSUInteger := 2#0100_0000_0000_0000#;
   NSLayoutRelationLessThanOrEqual : constant NSInteger := -1;

   Retries : Integer := 3;

end Bridge;
