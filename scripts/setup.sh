# Sourced by the other scripts: makes sure that Swift and libclang are there.
# Installs what is missing where it may (Debian as root or with sudo), and says what to do where not.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '%s\n' "$*" >&2; }

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif command -v sudo >/dev/null; then sudo "$@"
  else
    say "Not root and no sudo here. Run as root: $*"
    exit 2
  fi
}

# install_debian PACKAGE
install_debian() {
  say "Installing $1 …"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq >&2
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" >&2
}

# The prefix that Package.swift and the tool take too: the one chosen, or else the newest.
libclang_prefix() {
  local prefix
  for prefix in "${ENUM_COUNTER_LIBCLANG:-}" $(ls -d /usr/lib/llvm-* 2>/dev/null | sort -rV) \
    /opt/homebrew/opt/llvm /usr/local/opt/llvm /usr/local /usr; do
    if [ -n "$prefix" ] && [ -f "$prefix/include/clang-c/Index.h" ]; then
      printf '%s\n' "$prefix"
      return 0
    fi
  done
  return 1
}

need_swift() {
  command -v swift >/dev/null && return 0
  if [ -x /opt/swift/usr/bin/swift ]; then
    PATH="/opt/swift/usr/bin:$PATH"
    return 0
  fi
  say "swift is not on the PATH: install a Swift 6.1 or newer toolchain (on macOS: Xcode) and try again."
  exit 2
}

need_libclang() {
  libclang_prefix >/dev/null && return 0
  if command -v apt-get >/dev/null; then
    install_debian libclang-dev
  elif command -v brew >/dev/null; then
    say "Installing llvm for libclang's headers …"
    brew install llvm >&2
  fi
  libclang_prefix >/dev/null && return 0
  say "libclang's headers (clang-c/Index.h) are missing: install libclang-dev (Debian, Ubuntu) or"
  say "llvm (Homebrew), or set ENUM_COUNTER_LIBCLANG to an LLVM prefix."
  exit 2
}

need_swift
need_libclang
# Said aloud, so that the package manager, which remembers what Package.swift said, looks again when
# another libclang has come or gone.
ENUM_COUNTER_LIBCLANG=$(libclang_prefix)
export ENUM_COUNTER_LIBCLANG
