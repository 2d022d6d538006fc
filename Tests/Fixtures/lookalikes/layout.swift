/// A layout engine's own numbers.
enum Edge: Int { case top = 1, left = 2, bottom = 3, right = 4 }

enum Alignment: Int { case leading = 1, center = 2, trailing = 3, fill = 4 }

enum Axis: Int { case vertical = 0, horizontal = 1 }

enum ScrollDirection: Int { case up = 0, down = 1, left = 2, right = 3 }

enum Easing: Int { case linear = 0, easeIn = 1, easeOut = 2, easeInOut = 3 }

enum ImageFit: Int { case fill = 0, contain = 1, cover = 2, none = 3, scaleDown = 4 }

enum Weekday: Int { case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday }

enum Priority: Int { case low = 0, normal = 1, high = 2, veryHigh = 3 }
