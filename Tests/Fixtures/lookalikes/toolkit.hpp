// Enums of a widget toolkit that runs everywhere.
namespace Toolkit {

enum AlignmentFlag {
  AlignLeft = 0x0001,
  AlignRight = 0x0002,
  AlignHCenter = 0x0004,
  AlignJustify = 0x0008,
  AlignTop = 0x0020,
  AlignBottom = 0x0040,
};

enum class WindowState { Normal = 0, Minimized = 1, Maximized = 2, FullScreen = 4, Active = 8 };

enum WindowStyle { Titled = 4, Closable = 8, Resizable = 16, Borderless = 32, Miniaturizable = 64 };

enum class ButtonType { Push = 0, Toggle = 1, Radio = 2, Switch = 3, Momentary = 4 };

enum class ScrollPhase { Begin = 1, Update = 2, End = 3, Momentum = 4, None = 0 };

enum class ImageScale { None = 0, Fit = 1, Fill = 2, Stretch = 3 };

enum class TabPosition { North, South, West, East };

enum class ModalResponse { Ok = 1, Cancel = 2, Abort = 3, Retry = 4, Ignore = 5 };

enum class FontWeight { Thin = 100, Light = 300, Regular = 400, Medium = 500, Bold = 700, Black = 900 };

}
