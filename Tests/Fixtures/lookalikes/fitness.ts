// Numbers of other health services.

export const GOOGLE_FIT_ACTIVITIES = {
  aerobics: 9, badminton: 10, baseball: 11, basketball: 12, biathlon: 13, boxing: 20, cricket: 23,
  curling: 106, dancing: 24, elliptical: 25, fencing: 26, gardening: 31, golf: 32, gymnastics: 33,
  handball: 34, hiking: 35, hockey: 36, pilates: 49, racquetball: 51, rowing: 53, rugby: 55,
  running: 8, sailing: 59, walking: 7, yoga: 100,
};

/** Health Connect. */
export enum ExerciseType {
  OtherWorkout = 0, Badminton = 2, Baseball = 4, Basketball = 5, Biking = 8, BootCamp = 10, Boxing = 11,
  Cricket = 14, Dancing = 16, Fencing = 26, Golf = 32, Gymnastics = 34, Handball = 35, Hiking = 37,
  MartialArts = 44, Pilates = 48, Racquetball = 50, Rowing = 53, Rugby = 55, Running = 56, Yoga = 83,
}

/** Garmin FIT's sports. */
export const fitSports: Record<number, string> = {
  0: 'generic', 1: 'running', 2: 'cycling', 3: 'transition', 4: 'fitnessEquipment', 5: 'swimming',
  6: 'basketball', 7: 'soccer', 8: 'tennis', 9: 'americanFootball', 10: 'training', 11: 'walking',
  13: 'alpineSkiing', 14: 'snowboarding', 15: 'rowing', 17: 'hiking', 25: 'golf', 32: 'sailing',
};

/** Health Connect. */
export enum SleepStage { Unknown = 0, Awake = 1, Sleeping = 2, OutOfBed = 3, Light = 4, Deep = 5, Rem = 6 }

export enum MenstruationFlow { Unknown = 0, Light = 1, Medium = 2, Heavy = 3 }

export enum OvulationTestResult { Inconclusive = 0, Positive = 1, High = 2, Negative = 3 }

export enum Gender { Male = 0, Female = 1, Other = 2, Unknown = 3 }

export enum BloodGroup { A = 0, B = 1, AB = 2, O = 3 }
