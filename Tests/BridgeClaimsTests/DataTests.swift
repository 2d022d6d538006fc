import Testing

@testable import BridgeClaims

/// JSON, YAML, TOML, INI, CSV, plain text.
@Suite struct DataTests {
  @Test func jsonMaps() {
    expect(
      "json",
      """
      { // kinds
        "HKBarKindA": «3», "width": 4, "text": "x", "HKBarKindB": "«0x10»",
        "kinds": { "running": «37», "walking": «52», "golf": «21», },
        "names": { "«7»": "bowling", "«8»": {"title": "Boxing"}, '«-1»': 'none' },
        "described": { "HKBarC": {"value": «4»}, "HKBarD": {"value": "«5»", "doc": "x"} },
        size: { width: 3, height: 3 }, dates: { "2020": 1, "2021": 2 }
      }
      """,
      [
        "HKBarKindA = 3", "HKBarKindB = 16", "running = 37", "walking = 52", "golf = 21",
        "bowling = 7", "Boxing = 8", "none = -1", "HKBarC = 4", "HKBarD = 5",
      ])
    let file = read("{\"enums\": {\"HKBarKind\": {\"a1\": 1, \"b2\": 2, \"c3\": 3}}}", "json")
    #expect(file.groups[0].owner == ClaimOwner(kind: .map, name: "HKBarKind"))
    #expect(file.groups[0].hints.first == ClaimHint(kind: .scope, text: "enums"))
  }

  @Test func oneNumberTwiceMayBeAMistake() {
    let twice = "\"golf\": «1», \"bowling\": «2», \"boxing\": «2»"
    expect("json", "{\"HKBarKind\": {\(twice)}}", ["golf = 1", "bowling = 2", "boxing = 2"])
    expect(
      "json", "{\"kinds\": {\(twice), \"hiking\": «4», \"running\": «5»}}",
      ["golf = 1", "bowling = 2", "boxing = 2", "hiking = 4", "running = 5"])
    // Three measures with two alike are a record, and so are five with three.
    expect("json", "{\"size\": {\"width\": 2, \"height\": 2, \"depth\": 1}}", [])
    expect(
      "json", "{\"a\": {\"wins\": 2, \"ties\": 2, \"losses\": 2, \"won\": 1, \"lost\": 3}}", [])
  }

  @Test func jsonLists() {
    expect(
      "json",
      """
      { "kinds": [{"id": «37», "name": "running", "icon": 5}, {"id": «52», "name": "walking", "icon": 6}],
        "pairs": [[«7», "bowling"], [«8», "boxing"]],
        "HKBarKind": ["none", "archery", "golf"],
        "words": ["none", "archery", "golf"],
        "points": [{"x": 1, "y": 2, "z": 3}, {"x": 4, "y": 5, "z": 6}],
        "users": [{"age": 3, "name": "Ann"}, {"age": 4, "name": "Bob"}],
        "numbers": [1, 2, 3] }
      """,
      [
        "running = 37", "walking = 52", "bowling = 7", "boxing = 8", "none = 0 (implicit)",
        "archery = 1 (implicit)", "golf = 2 (implicit)",
      ])
  }

  @Test func aListsOwnerIsTheNameBesideIt() {
    let file = read(
      "[{\"name\": \"HKBarKind\", \"members\": [{\"name\": \"a1\", \"value\": 1}, {\"name\": \"b2\", \"value\": 2}]}]",
      "json")
    #expect(lines(file) == ["a1 = 1", "b2 = 2"])
    #expect(file.groups[0].owner == ClaimOwner(kind: .map, name: "HKBarKind"))
    #expect(file.groups[0].hints.first == ClaimHint(kind: .scope, text: "members"))
  }

  @Test func longTablesAreData() {
    let rows = (0..<2_000).map { "\($0),name of \($0)" }.joined(separator: "\n")
    expect("csv", "id,name\n\(rows)\n", [])
    let full = (0..<2_000).map { "\($0),NSBarName\($0)" }.joined(separator: "\n")
    #expect(read("id,name\n\(full)\n", "csv").groups[0].claims.count == 2_000)
  }

  @Test func dataThatIsNoTable() {
    expect(
      "json",
      """
      { "name": "x", "version": "1.0.0", "port": 8080, "retries": 3,
        "a": {"left": 1, "right": 2, "top": 3}, "b": {"left": 4, "right": 5, "top": 6},
        "2020": {"total": 3}, "counts": {"red": 3, "green": 3, "blue": 3} }
      """, [])
  }

  @Test func yaml() {
    expect(
      "yaml",
      """
      # kinds: «7»=bowling «8»=boxing
      HKBarKindA: «3»
      port: 8080
      kinds:
        running: «37»  # fast
        walking: «52»
        golf: «0x15»
      names:
        «9»: climbing
        "«10»": cricket
      text: |
        a: 1
        b: 2
        c: 3
      list:
      - id: «24»
        name: hiking
      - id: «25»
        name: 'hockey'
      flow: {«1»: football, «2»: archery}
      described:
        HKBarC:
          value: «4»
      """,
      [
        "bowling = 7", "boxing = 8", "HKBarKindA = 3", "running = 37", "walking = 52",
        "golf = 21", "climbing = 9", "cricket = 10", "hiking = 24", "hockey = 25",
        "football = 1", "archery = 2", "HKBarC = 4",
      ])
    let file = read("kinds:\n    running: 1\n    walking: 2\n    golf: 3\nrest: x\n", "yaml")
    #expect(file.groups[0].owner?.name == "kinds")
  }

  @Test func tomlAndIni() {
    expect(
      "toml",
      """
      version = 3
      NSBarA = «1» # first
      [kinds.HKBarKind]
      running = «37»
      "walking" = «52»
      golf = «21»
      [names]
      t = { «7» = "bowling", «8» = "boxing" }
      """,
      ["NSBarA = 1", "running = 37", "walking = 52", "golf = 21", "bowling = 7", "boxing = 8"])
    expect("ini", "; kinds\nNSBarA=«1»\nNSBarB: «2»\n[x]\nport=80\n", ["NSBarA = 1", "NSBarB = 2"])
  }

  @Test func csv() {
    expect(
      "csv",
      "id,name,color\n«37»,running,\"red, dark\"\n«52»,walking,blue\n\"«24»\",hiking (long),green\n",
      ["running = 37", "walking = 52", "hiking = 24"])
    expect(
      "tsv", "name\tHKBarKind\nrunning\t«37»\nwalking\t«52»\ngolf\t«21»\n",
      ["running = 37", "walking = 52", "golf = 21"])
    expect("csv", "NSBarA,«0»\nNSBarB,«1»\n", ["NSBarA = 0", "NSBarB = 1"])
    let file = read("name,HKBarKind\nrunning,37\nwalking,52\ngolf,21\n", "csv")
    #expect(file.groups[0].hints.first == ClaimHint(kind: .annotatedType, text: "HKBarKind"))
  }

  @Test func recordsOfEventsAreNoTable() {
    expect(
      "csv", "date,steps,place\n2020-01-01,37,home\n2020-01-02,52,work\n2020-01-03,24,home\n", [])
    expect("csv", "type,minutes\nrunning,30\nwalking,30\nrunning,45\nrunning,30\n", [])
    expect("csv", "rank,team\n1,Ajax\n2,Bayern\n3,Celtic\n", [])
  }

  @Test func queriesInTexts() {
    let query = "SELECT CASE kind WHEN «37» THEN 'running' WHEN «52» THEN 'walking' END AS x"
    expect(
      "text", "In case it rains:\n\(query)\nwhen 3 then 'x'\n", ["running = 37", "walking = 52"])
    expect("ini", "[query]\nQUERY=\n\t\(query)\n", ["running = 37", "walking = 52"])
  }

  @Test func anyText() {
    expect(
      "text",
      """
      NSBarA «0»
      NSBarB «1»

      NSBarC: «2»
      - `NSBarD` = «1 << 3»
      «5»  NSBarE
      «6»  NSBarF
      The style NSBarG (7 of them) and NSBarH (=«8») and NSBarI = «9».
      NSBarJ was 3, width = 4, total: 5
      3 NSBarK
      """,
      [
        "NSBarA = 0", "NSBarB = 1", "NSBarC = 2", "NSBarD = 8", "NSBarE = 5", "NSBarF = 6",
        "NSBarH = 8", "NSBarI = 9",
      ])
    expect("text", "a = 1\nb = 2\nwidth: 3\n0=inBed 1=asleep 2=awake\nISO 9001\nHTTP 404\n", [])
  }
}
