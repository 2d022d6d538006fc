// Android's numbers, handed to the web page.
const batteryStatus = { unknown: 1, charging: 2, discharging: 3, notCharging: 4, full: 5 };

const thermalStatus = { none: 0, light: 1, moderate: 2, severe: 3, critical: 4, emergency: 5, shutdown: 6 };

const bluetoothState = { off: 10, turningOn: 11, on: 12, turningOff: 13 };

const permissionStatus = { denied: 0, granted: 1, restricted: 2, limited: 3, neverAskAgain: 4 };

const orientation = { unspecified: -1, landscape: 0, portrait: 1, user: 2, behind: 3, sensor: 4 };

const mediaError = { aborted: 1, network: 2, decode: 3, srcNotSupported: 4 };

const readyState = { nothing: 0, metadata: 1, currentData: 2, futureData: 3, enoughData: 4 };

const keyCodes = { backspace: 8, tab: 9, enter: 13, escape: 27, space: 32, left: 37, up: 38, right: 39, down: 40 };
