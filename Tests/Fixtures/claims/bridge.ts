// The enums of four headers in the forms that TypeScript code has most: enums, maps, object literals,
// lists with comments.

/** Raw values of HKWorkoutActivityType. */
export enum WorkoutActivityType {
  americanFootball = 1,
  archery,
  australianFootball,
  badminton,
  baseball,
  basketball,
  bowling,
  boxing,
  climbing,
  cricket,
  crossTraining,
  curling,
  cycling,
  golf = 21,
  hiking = 24,
  rowing = 35,
  running = 37,
  other = 3000,
}

export const WindowStyleMask = {
  borderless: 0,
  titled: 1 << 0,
  closable: 1 << 1,
  miniaturizable: 1 << 2,
  fullScreen: 1 << 14,
} as const

export const UNAuthorizationOptionBadge = 1
export const UNAuthorizationOptionSound: number = 1 << 1

const ACTIVITY_NAMES: Record<number, string> = { 7: 'bowling', 8: 'boxing', 13: 'cycling' }

const STATUS = new Map<number, string>([
  [0, 'notDetermined'],
  [1, 'restricted'],
  [2, 'denied'],
])

const STRENGTH = new Set([
  20, // HKWorkoutActivityTypeFunctionalStrengthTraining
  50, // HKWorkoutActivityTypeTraditionalStrengthTraining
])

class StoreAction {
  static readonly dontCare = 0
  static store = 1
  static get multisampleResolve() { return 2 }
}

export function activityType(name: string): number {
  switch (name) {
    case 'swimming':
      return 46
    case 'walking':
      return 52
    default:
      return 3000
  }
}

objc_msgSend(window, sel_registerName('setStyleMask:'), 15)
msgSend(window, `makeKeyAndOrderFront:`, null)
