// The enums of four headers in the forms that JavaScript code has most: objects, exports, maps.
const WorkoutActivityType = Object.freeze({
  AMERICAN_FOOTBALL: 1,
  ARCHERY: 2,
  AUSTRALIAN_FOOTBALL: 3,
  BADMINTON: 4,
  BASEBALL: 5,
  BASKETBALL: 6,
  BOWLING: 7,
  BOXING: 8,
  CLIMBING: 9,
  CRICKET: 10,
  CROSS_TRAINING: 11,
  CURLING: 12,
  CYCLING: 13,
  GOLF: 21,
  RUNNING: 37,
  OTHER: 3000,
})

exports.NSWindowStyleMaskTitled = 1 << 0
exports.NSWindowStyleMaskClosable = 1 << 1
module.exports.NSWindowStyleMaskFullScreen = 1 << 14;

const statusNames = ['notDetermined', 'restricted', 'denied', 'authorizedAlways']

const storeActions = { 0: "dontCare", "1": "store", 2: `multisampleResolve` }

var UNAuthorizationOptions;
(function (UNAuthorizationOptions) {
  UNAuthorizationOptions[UNAuthorizationOptions["Badge"] = 1] = "Badge";
  UNAuthorizationOptions[UNAuthorizationOptions["Sound"] = 2] = "Sound";
  UNAuthorizationOptions[UNAuthorizationOptions["Alert"] = 4] = "Alert";
})(UNAuthorizationOptions || (UNAuthorizationOptions = {}));

if (name === 'swimming') return 46
else if (name === 'walking') return 52

msgSend(window, 'setStyleMask:', 15)
msgSend(window, 'makeKeyAndOrderFront:', null)
