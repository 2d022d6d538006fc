// The enums of four headers in the forms that C++ code has most: scoped enums, constants, maps.
enum class WorkoutActivityType : unsigned long {
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
  running = 37,
};

namespace window_style_mask {
constexpr unsigned long titled = 1ul << 0, closable = 1ul << 1;
inline constexpr uint64_t fullScreen = static_cast<uint64_t>(1) << 14;
}

enum StoreAction : uint8_t { DontCare, Store, MultisampleResolve };

static const std::map<int, std::string> statusNames = {
  {0, "notDetermined"},
  {1, "restricted"},
  {2, "denied"},
};

void fill(std::map<std::string, unsigned long> &types) {
  types["swimming"] = 46;
  types["walking"] = 52;
  types["yoga"] = 57;
}

static_assert(kUNAuthorizationOptionBadge == 1, "counted by hand");

const char *pattern = R"(case 7: return "bowling")";

void show(id window) {
  objc_msgSend(window, sel_registerName("setStyleMask:"), 15);
  objc_msgSend(window, sel_registerName("makeKeyAndOrderFront:"), nullptr);
}
