#ifndef ENUM_COUNTER_CCLANG_H
#define ENUM_COUNTER_CCLANG_H

#if !__has_include(<clang-c/Index.h>)
#error "libclang's headers are missing: install libclang-dev, or set ENUM_COUNTER_LIBCLANG to an LLVM prefix"
#endif
#include <clang-c/Index.h>

// libclang is opened at run time, not linked. Loading it and the LLVM library behind it takes some 24 ms,
// several times what a bare start takes, and most commands read no header at all. It also lets a built
// executable start, and say what to install, on a machine without libclang.
//
// One list names every function in use; the pointers' types come from libclang's own header, so a
// function that changes between releases fails to compile instead of being called wrongly. All of them
// are in libclang 14, the oldest release supported.
#define LIBCLANG_FUNCTIONS(FUNCTION) \
  FUNCTION(clang_Cursor_Evaluate) \
  FUNCTION(clang_Cursor_getArgument) \
  FUNCTION(clang_Cursor_getNumArguments) \
  FUNCTION(clang_Cursor_getObjCPropertyAttributes) \
  FUNCTION(clang_Cursor_getObjCPropertyGetterName) \
  FUNCTION(clang_Cursor_getObjCPropertySetterName) \
  FUNCTION(clang_Cursor_getVarDeclInitializer) \
  FUNCTION(clang_Cursor_hasAttrs) \
  FUNCTION(clang_Cursor_isAnonymous) \
  FUNCTION(clang_Cursor_isAnonymousRecordDecl) \
  FUNCTION(clang_Cursor_isNull) \
  FUNCTION(clang_Cursor_isObjCOptional) \
  FUNCTION(clang_EvalResult_dispose) \
  FUNCTION(clang_EvalResult_getAsLongLong) \
  FUNCTION(clang_EvalResult_getAsUnsigned) \
  FUNCTION(clang_EvalResult_getKind) \
  FUNCTION(clang_EvalResult_isUnsignedInt) \
  FUNCTION(clang_PrintingPolicy_dispose) \
  FUNCTION(clang_PrintingPolicy_setProperty) \
  FUNCTION(clang_Type_getObjCEncoding) \
  FUNCTION(clang_Type_getSizeOf) \
  FUNCTION(clang_createIndex) \
  FUNCTION(clang_disposeCXPlatformAvailability) \
  FUNCTION(clang_disposeDiagnostic) \
  FUNCTION(clang_disposeDiagnosticSet) \
  FUNCTION(clang_disposeIndex) \
  FUNCTION(clang_disposeString) \
  FUNCTION(clang_disposeTranslationUnit) \
  FUNCTION(clang_getArgType) \
  FUNCTION(clang_getCString) \
  FUNCTION(clang_getCanonicalCursor) \
  FUNCTION(clang_getCanonicalType) \
  FUNCTION(clang_getChildDiagnostics) \
  FUNCTION(clang_getCursorExtent) \
  FUNCTION(clang_getCursorLocation) \
  FUNCTION(clang_getCursorPlatformAvailability) \
  FUNCTION(clang_getCursorPrettyPrinted) \
  FUNCTION(clang_getCursorPrintingPolicy) \
  FUNCTION(clang_getCursorReferenced) \
  FUNCTION(clang_getCursorResultType) \
  FUNCTION(clang_getCursorSpelling) \
  FUNCTION(clang_getCursorType) \
  FUNCTION(clang_getDeclObjCTypeEncoding) \
  FUNCTION(clang_getDiagnostic) \
  FUNCTION(clang_getDiagnosticInSet) \
  FUNCTION(clang_getDiagnosticLocation) \
  FUNCTION(clang_getDiagnosticSeverity) \
  FUNCTION(clang_getDiagnosticSpelling) \
  FUNCTION(clang_getEnumConstantDeclUnsignedValue) \
  FUNCTION(clang_getEnumDeclIntegerType) \
  FUNCTION(clang_getFieldDeclBitWidth) \
  FUNCTION(clang_getFile) \
  FUNCTION(clang_getFileContents) \
  FUNCTION(clang_getFileLocation) \
  FUNCTION(clang_getFileName) \
  FUNCTION(clang_getIncludedFile) \
  FUNCTION(clang_getInclusions) \
  FUNCTION(clang_getNumArgTypes) \
  FUNCTION(clang_getNumDiagnostics) \
  FUNCTION(clang_getNumDiagnosticsInSet) \
  FUNCTION(clang_getPointeeType) \
  FUNCTION(clang_getRangeEnd) \
  FUNCTION(clang_getRangeStart) \
  FUNCTION(clang_getResultType) \
  FUNCTION(clang_getTranslationUnitCursor) \
  FUNCTION(clang_getTypeDeclaration) \
  FUNCTION(clang_getTypeSpelling) \
  FUNCTION(clang_getTypedefDeclUnderlyingType) \
  FUNCTION(clang_hashCursor) \
  FUNCTION(clang_isConstQualifiedType) \
  FUNCTION(clang_isCursorDefinition) \
  FUNCTION(clang_isDeclaration) \
  FUNCTION(clang_isExpression) \
  FUNCTION(clang_parseTranslationUnit2) \
  FUNCTION(clang_visitChildren)

/// The functions of one opened libclang.
typedef struct {
#define LIBCLANG_MEMBER(name) __typeof__(&name) _Nonnull name;
  LIBCLANG_FUNCTIONS(LIBCLANG_MEMBER)
#undef LIBCLANG_MEMBER
} LibclangFunctions;

/// Opens the library at `path` and fills `functions`. Returns null, or why it cannot be used, to be freed
/// by the caller. The library stays open for the rest of the process: it has state that outlives its use.
char *_Nullable libclang_open(
    const char *_Nonnull path, LibclangFunctions *_Nonnull functions);

/// The LLVM prefix whose headers this was built with, or null.
const char *_Nullable libclang_built_with_prefix(void);

#endif
