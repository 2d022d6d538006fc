import CClang
import HeaderFacts

/// Walks a translation unit and collects what the wanted headers state.
final class FactCollector {
  let unit: TranslationUnit
  let files: HeaderFiles
  let attributes: AttributeReader
  let availability: AvailabilityReader
  let interning: Interning
  private(set) var facts = CollectedFacts()
  /// Told, each time that a framework is met for the first time, how many were.
  var onFramework: (Int) -> Void = { _ in }
  private var lastFile: CXFile?
  /// Whether a typedef that was met is a string enum.
  var typedEnums: [String: Bool] = [:]
  private var seenVariables: Set<String> = []
  var clang: Libclang { unit.clang }

  private let probes: MacroProbes
  private var macroCursors: [CXCursor] = []

  init(unit: TranslationUnit, scope: Scope, probes: MacroProbes) {
    self.unit = unit
    self.probes = probes
    files = HeaderFiles(unit: unit, scope: scope)
    attributes = AttributeReader(unit: unit, files: files)
    interning = Interning(clang: unit.clang)
    availability = AvailabilityReader(clang: unit.clang, interning: interning)
  }

  func collect() {
    clang.forEachChild(of: unit.cursor) { cursor in
      let place = clang.place(cursor)
      guard let file = place.file else { return }
      let header = files[file]
      guard header.isWanted else {
        if header.isProbes { macroCursors.append(cursor) }
        return
      }
      if lastFile != file {
        lastFile = file
        note(header)
      }
      add(cursor, in: header, line: place.line)
    }
    facts.integerConstants += probes.constants(macroCursors, collector: self)
  }

  private func note(_ header: HeaderFile) {
    let known = facts.declaring.count
    facts.declaring.formUnion(header.enclosing.isEmpty ? [""] : header.enclosing)
    if facts.declaring.count > known { onFramework(facts.declaring.count) }
  }

  private func add(_ cursor: CXCursor, in header: HeaderFile, line: Int) {
    let site = Site(
      framework: header.framework, location: HeaderLocation(header: header.header, line: line))
    switch cursor.kind {
    case CXCursor_EnumDecl:
      if let read = enumeration(cursor, at: site) { facts.enumerations.append(read) }
    case CXCursor_StructDecl, CXCursor_UnionDecl:
      addNested(cursor, in: header)
    case CXCursor_VarDecl:
      addVariable(cursor, at: site)
    case CXCursor_ObjCInterfaceDecl, CXCursor_ObjCProtocolDecl, CXCursor_ObjCCategoryDecl:
      facts.containers.append(container(cursor, at: site))
    default:
      break
    }
  }

  /// Enums declared inside of a structure or a union are as visible in C as any other.
  private func addNested(_ record: CXCursor, in header: HeaderFile) {
    clang.forEachChild(of: record) { child in
      switch child.kind {
      case CXCursor_EnumDecl, CXCursor_StructDecl, CXCursor_UnionDecl:
        add(child, in: header, line: clang.place(child).line)
      default:
        break
      }
    }
  }

  private func addVariable(_ cursor: CXCursor, at site: Site) {
    // A constant is often declared more than once; the first declaration is the one that is documented.
    guard seenVariables.insert(clang.spelling(cursor)).inserted else { return }
    if let constant = integerConstant(cursor, at: site) {
      facts.integerConstants.append(constant)
    } else {
      facts.externConstants.append(externConstant(cursor, at: site))
    }
  }

  /// The attributes among a declaration's children.
  func attributeChildren(of cursor: CXCursor) -> [CXCursor] {
    // Going through the children of a method takes longer than reading it.
    guard clang.functions.clang_Cursor_hasAttrs(cursor) != 0 else { return [] }
    var found: [CXCursor] = []
    clang.forEachChild(of: cursor) { if $0.isAttribute { found.append($0) } }
    return found
  }
}

/// Where a declaration stands.
struct Site {
  var framework: String
  var location: HeaderLocation
}
