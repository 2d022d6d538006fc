import Testing

@testable import BridgeClaims

@Suite struct PythonTests {
  @Test func assignments() {
    expect(
      "python",
      """
      HKBarKindA = «3»
      HKBarKindB: Final[int] = «1 << 4»
      KIND_C, KIND_D = «1», «2»
      (KIND_E, KIND_F) = [«5», «0x10»]
      KIND_G = KIND_H = «7»
      KIND_I = KIND_A | KIND_C; KIND_J = «-1»
      KIND_K = «KIND_C | KIND_D»
      KIND_L, KIND_M = range(2)
      lower = 9
      TEXT = "text"
      KIND_N = compute(3)
      KIND_O = ctypes.c_int64(«12»)
      KIND_P = «2 ** 3 + 1»
      """,
      [
        "HKBarKindA = 3", "HKBarKindB = 16", "KIND_C = 1", "KIND_D = 2", "KIND_E = 5",
        "KIND_F = 16", "KIND_G = 7", "KIND_H = 7", "KIND_J = -1", "KIND_K = 3",
        "KIND_L = 0 (implicit)", "KIND_M = 1 (implicit)", "KIND_O = 12", "KIND_P = 9",
      ])
  }

  @Test func statementsThatDeclareNothing() {
    expect(
      "python",
      """
      f(NSBarKindA=3, width=4)
      x[KIND_A] = 3
      KIND_B += 4
      def f(KIND_C=3):
          KIND_D = 5
          self.count = 3
          if KIND_E == 3: pass
          lambda KIND_F: 4
      with open(NAME, "r") as f: pass
      """, [])
    expect("python", "def f():\n    NSBarKindA = «3»\n", ["NSBarKindA = 3"])
  }

  @Test func classAttributes() {
    let file = read(
      "# Kinds of bars.\nclass BarKind:\n  wide = 1\n  tall = 2\n  both = wide | tall\nOTHER = 3\n",
      "python")
    #expect(lines(file) == ["wide = 1", "tall = 2", "both = 3", "OTHER = 3"])
    #expect(file.groups.map { $0.owner?.name } == ["BarKind", nil])
    #expect(file.groups[0].owner?.kind == .type)
  }

  @Test func enums() {
    expect(
      "python",
      """
      class Kind(enum.IntEnum):
          \"\"\"Kinds: see the header.\"\"\"
          _ignore_ = 5
          a = «3»
          b = auto()
          c = «A_OFFSET»
          d = auto()
          e = «9», "the ninth"
          f = (auto_text, «10»)
          def label(self): return 3
          @property
          def other(self):
              X = 4
          g = "text"
      class Mask(IntFlag):
          a = auto()
          b = auto()
          both = «a | b»
          c = enum.auto()
      class Own(BaseEnum): a = «1»
      """.replacing("(auto_text, «10»)", with: "(«10», 'ten')"),
      [
        "a = 3", "b = 4 (implicit)", "c = ?", "d = ? (implicit)", "e = 9", "f = 10",
        "a = 1 (implicit)", "b = 2 (implicit)", "both = 3", "c = 4 (implicit)", "a = 1",
      ], form: .enumBody)
    let file = read("class Kind(IntEnum):\n  a = 1\n", "python")
    #expect(file.groups[0].owner == ClaimOwner(kind: .enumeration, name: "Kind"))
  }

  @Test func valuesBehindAHighestOneAreNotGuessed() {
    expect(
      "python", "class K(IntEnum):\n  a = «7»\n  b = «2»\n  c = auto()\n",
      ["a = 7", "b = 2", "c = ? (implicit)"])
  }

  @Test func maps() {
    expect(
      "python",
      """
      NAMES: dict[int, str] = {«7»: "bowling", «8»: f"boxing", 0x9: f(name)}
      T = {"rowing": «35», 'golf': ctypes.c_int64(«21»)}
      U = dict(rowing=«35», golf=«21»)
      misc.update({"NSBarLeft": «0», "NSBarRight": «sel32or64(1, 2)»})
      P = [(«3», "archery"), («4», "dance")]
      R = {"«13»": "cycling", '«14»': "dance"}
      Q = {Kind.GOLF: «21», Kind.BOWL: «7»}
      f(timeout=3, retries=4, x=5)
      """,
      [
        "bowling = 7", "boxing = 8", "rowing = 35", "golf = 21", "rowing = 35", "golf = 21",
        "NSBarLeft = 0", "NSBarRight = ?", "archery = 3", "dance = 4", "cycling = 13", "dance = 14",
        "GOLF = 21", "BOWL = 7",
      ])
    let file = read("class A:\n  NAMES = {7: 'bowling', 8: 'boxing'}\n", "python")
    #expect(file.groups[0].owner == ClaimOwner(kind: .map, name: "NAMES"))
    #expect(file.groups[0].hints.first == ClaimHint(kind: .scope, text: "A"))
  }

  @Test func branches() {
    expect(
      "python",
      """
      def name(kind):
          if kind == «37»:
              return "running"
          elif kind == «52»: return "walking"
          elif kind in («24», «25»):
              return "hiking"
          elif kind == 3 and wet:
              return "rowing"
          else:
              return "other"
      def number(name):
          if name == "running":
              # the fast kind
              return «37»
          if name == "walking" or name == "walk":
              x = «52»
          if name is Kind.GOLF:
              return «21»
          if size == 0:
              return 0
      y = "a" if x == 3 else "b"
      """,
      [
        "running = 37", "walking = 52", "hiking = 24 (bucket)", "hiking = 25 (bucket)",
        "running = 37", "walking = 52 (bucket)", "walk = 52 (bucket)", "GOLF = 21",
      ])
    let file = read(
      "def kindName(k):\n  if k == 1:\n    return 'a'\n  if k == 2: return 'b'\n", "python")
    #expect(file.groups.count == 1)
    #expect(file.groups[0].owner == ClaimOwner(kind: .function, name: "kindName"))
    #expect(file.groups[0].hints.first == ClaimHint(kind: .subject, text: "k"))
  }

  @Test func matches() {
    expect(
      "python",
      """
      match kind:
          case «37»:
              return "running"
          case «52» | «53»: name = "walking"
          case Kind.GOLF:
              return «21»
          case "bowling":
              return «7»
          case 3 if wet:
              return "rowing"
          case _:
              return 3000
      """,
      [
        "running = 37", "walking = 52 (bucket)", "walking = 53 (bucket)", "GOLF = 21",
        "bowling = 7",
      ])
  }

  @Test func packedStrings() {
    let text =
      "$NSBarA@«0»$NSBarB@«-1»$NSBarC@«'abcd'»$NSBarD$NSBarE@d$NSBarG@1404.13$NSBarF@«1<<3»$"
    expect(
      "python", "enums = \"\"\"\(text)\"\"\"",
      ["NSBarA = 0", "NSBarB = -1", "NSBarC = 1633837924", "NSBarF = ?"])
    let file = read("enums = '$NSBarA@0$'", "python")
    #expect(file.groups[0].owner?.name == "enums")
  }

  @Test func assertions() {
    expect(
      "python",
      """
      def test_it(self):
          self.assertEqual(AppKit.NSBarA, «4»)
          self.assertEqual(«5», K.NSBarB, "text")
          assert NSBarC == «6», "must be"
          assert K.NSBarD == sel32or64(1, 2)
          assert count == 3
      """, ["NSBarA = 4", "NSBarB = 5", "NSBarC = 6"], form: .assertion)
  }

  @Test func branchesOnTheMachineAreConditions() {
    expect(
      "python",
      """
      if platform.machine() == "arm64":
          NSBarA = «1»
      elif sys.maxsize > 2**32: NSBarA = «2»
      else:
          NSBarA = «3»
      NSBarB = «4»
      try:
          NSBarC = «5»
      except ImportError:
          pass
      def f(x):
          if x == 3:
              NSBarD = «6»
          if sys.platform == "darwin":
              NSBarD = «7»
      NSBarE = «1 if arm64 else 2»
      if __name__ == "__main__":
          NSBarF = «8»
      """,
      [
        "NSBarA = 1 if platform.machine() == \"arm64\"",
        "NSBarA = 2 if !(platform.machine() == \"arm64\") && sys.maxsize > 2**32",
        "NSBarA = 3 if !(platform.machine() == \"arm64\") && !(sys.maxsize > 2**32)",
        "NSBarB = 4", "NSBarC = 5", "NSBarD = 6", "NSBarD = 7 if sys.platform == \"darwin\"",
        "NSBarE = ?", "NSBarF = 8",
      ])
  }

  @Test func wordsThatContainAMachinesNameAreNoCondition() {
    expect(
      "python",
      """
      def number(kind, search):
          if kind == "archery": return «2»
          if kind == "platform tennis": return «47»
          if search == "radios": return «9»
      if kind == "arch": NSBarA = «3»
      if IS_ARM64: NSBarB = «4»
      """,
      [
        "archery = 2", "platform tennis = 47", "radios = 9", "arch = 3", "NSBarA = 3",
        "NSBarB = 4 if IS_ARM64",
      ])
  }

  @Test func docStringsAreComments() {
    expect(
      "python",
      """
      def stage(x):
          \"\"\"Sleep stages: «0»=inBed «1»=asleep «2»=awake.\"\"\"
          return x
      text = "0=one 1=two"
      f("0=one 1=two")
      '''
      NSBarA = «3»
      '''
      """, ["inBed = 0", "asleep = 1", "awake = 2", "NSBarA = 3"])
  }

  @Test func commentsBesideLiterals() {
    expect(
      "python",
      """
      w.setBarStyle_(«3»)  # NSBarStyleWide
      KINDS = [
          «37»,  # running
          «52»,  # walking
          «24»,  # hiking
      ]
      ROWS = [
          3,  # first row, see below
          4,
      ]
      """,
      ["NSBarStyleWide = 3", "running = 37", "walking = 52", "hiking = 24"])
  }

  @Test func selectors() {
    let file = read(
      "sel_registerName(b\"setA:b:\")\nmsgSend(o, 'close')\ncls('x')\nselector('.x')\n", "python")
    #expect(file.selectors.map(\.selector) == ["setA:b:", "close"])
  }

  @Test func continuedLinesAndTabs() {
    expect(
      "python",
      "class K(IntEnum):\n\ta = «1»\n\tb = (\n«2»)\n\n    # back\n\tc = «3» | \\\n  «4»\nD = 5\n"
        .replacing("«3» | \\\n  «4»", with: "«3 | \\\n  4»").replacing("D = 5", with: "D = «5»"),
      ["a = 1", "b = 2", "c = 7", "D = 5"])
  }
}
