#include "CClang.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

static char *copy(const char *text) {
  char *copied = malloc(strlen(text) + 1);
  if (copied) strcpy(copied, text);
  return copied;
}

char *libclang_open(const char *path, LibclangFunctions *functions) {
  // Local: LLVM's symbols must not meet those of another LLVM in the process.
  void *library = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    return copy(reason ? reason : "it cannot be opened");
  }
  const char *missing = NULL;
#define LIBCLANG_FILL(name) \
  if (!(functions->name = (__typeof__(&name))dlsym(library, #name)) && !missing) missing = #name;
  LIBCLANG_FUNCTIONS(LIBCLANG_FILL)
#undef LIBCLANG_FILL
  return missing ? copy(missing) : NULL;
}

const char *libclang_built_with_prefix(void) {
#ifdef ENUM_COUNTER_BUILT_WITH_PREFIX
  return ENUM_COUNTER_BUILT_WITH_PREFIX;
#else
  return NULL;
#endif
}
