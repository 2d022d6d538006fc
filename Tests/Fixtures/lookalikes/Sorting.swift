// Raw values that an app stores in its own files.
enum SortOrder: Int { case ascending = 1, descending = 2 }
enum AppTheme: Int { case unspecified = 0, dark = 1, light = 2 }
enum SwipeDirection: Int { case up = 0, right = 1, down = 2, left = 3 }
enum ImageQuality: Int { case low = 1, medium = 2, high = 3, original = 4 }
enum DownloadState: Int { case running = 1, suspended = 2, canceling = 3, completed = 4 }
enum CellPosition: Int { case top = 1, middle = 2, bottom = 3 }
enum ModalStyle: Int { case fullScreen = 1, pageSheet = 2, formSheet = 3, popover = 4 }
