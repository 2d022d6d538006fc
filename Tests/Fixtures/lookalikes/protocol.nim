## Numbers that a protocol of its own sends.
type
  PeripheralState* = enum
    psDisconnected = 1, psConnecting = 2, psConnected = 3, psDisconnecting = 4
  CameraPosition* = enum
    cpFront = 0, cpBack = 1, cpExternal = 2
  Accuracy* = enum
    best = 0, high = 1, medium = 2, low = 3

const
  scrollUp* = 1
  scrollDown* = 2
  scrollLeft* = 3
  scrollRight* = 4
