// A game engine's enums.
enum class CullMode : int { Off = 0, Front = 1, Back = 2 };

enum class PrimitiveType { Points = 0, Lines = 1, Triangles = 2, LineStrip = 3, TriangleStrip = 4 };

enum class TextureUsage { Sampled = 1, Storage = 2, RenderTarget = 4, DepthStencil = 8 };

enum class PlaybackState { Stopped = 0, Playing = 1, Paused = 2, Seeking = 3, Interrupted = 4 };

enum class RepeatMode { None = 0, One = 1, All = 2 };

enum class SkyCondition { Clear = 0, Cloudy = 1, Rain = 2, Snow = 3, Fog = 4, Windy = 5, Hail = 6 };

enum class Cursor { Arrow = 0, IBeam = 1, Crosshair = 2, OpenHand = 3, ClosedHand = 4 };
