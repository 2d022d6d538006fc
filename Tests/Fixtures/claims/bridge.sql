-- The enums of four headers in the forms that queries have most.

SELECT
  CASE w.activity_type
    WHEN 1 THEN 'americanFootball'
    WHEN 2 THEN 'archery'
    WHEN 3 THEN 'australianFootball'
    WHEN 4 THEN 'badminton'
    WHEN 5 THEN 'baseball'
    WHEN 6 THEN 'basketball'
    WHEN 7 THEN 'bowling'
    WHEN 8 THEN 'boxing'
    WHEN 13 THEN 'cycling'
    WHEN 21 THEN 'golf'
    WHEN 24 THEN 'hiking'
    WHEN 35 THEN 'rowing'
    WHEN 37 THEN 'running'
    WHEN 46 THEN 'swimming'
    WHEN 52 THEN 'walking'
    ELSE 'other'
  END AS activity_name,
  CASE
    WHEN s.sleep_analysis = 0 THEN 'inBed'
    WHEN s.sleep_analysis = 2 THEN 'awake'
    WHEN s.sleep_analysis IN (3, 4, 5) THEN 'asleep'
  END
FROM workouts w JOIN samples s ON s.workout = w.id
WHERE w.activity_type IN (
  37, -- running
  52, -- walking
  24  -- hiking
) AND w.state = 2; -- HKWorkoutSessionStateRunning

INSERT INTO authorization_status (id, name) VALUES
  (0, 'notDetermined'),
  (1, 'restricted'),
  (2, 'denied'),
  (3, 'authorizedAlways'),
  (4, 'authorizedWhenInUse');

-- NSWindowStyleMaskResizable = 8, NSWindowStyleMaskFullScreen = 1 << 14
SELECT CASE name WHEN 'titled' THEN 1 WHEN 'closable' THEN 2 WHEN 'resizable' THEN 8 END FROM style_mask;
