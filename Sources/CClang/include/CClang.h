#ifndef ENUM_COUNTER_CCLANG_H
#define ENUM_COUNTER_CCLANG_H
#if !__has_include(<clang-c/Index.h>)
#error "libclang's headers are missing: install libclang-dev, or set ENUM_COUNTER_LIBCLANG to an LLVM prefix"
#endif
#include <clang-c/Index.h>
#endif
