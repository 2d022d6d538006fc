import Testing

@testable import BridgeClaims

@Suite struct SQLTests {
  @Test func casesOfAColumn() {
    expect(
      "sql",
      """
      SELECT CASE w.activity_type
        WHEN «37» THEN 'running'
        when «52» then "walking"
        WHEN '«24»' THEN 'hiking'
        WHEN "«21»" THEN "golf"
        WHEN -1 THEN NULL
        WHEN 3 THEN lower('x')
        ELSE 'other'
      END AS activity_name FROM w;
      """, ["running = 37", "walking = 52", "hiking = 24", "golf = 21"])
    let file = read("SELECT CASE kind WHEN 1 THEN 'a' END AS kind_name", "sql")
    #expect(file.groups[0].hints.map(\.text).prefix(2) == ["kind", "kind_name"])
    #expect(file.groups[0].hints.first?.kind == .subject)
  }

  @Test func searchedCases() {
    expect(
      "sql",
      """
      CASE WHEN kind = «37» THEN 'running'
           WHEN «52» = w.kind THEN 'walking'
           WHEN kind IN («24», «25») THEN 'hills'
           WHEN kind = «9» OR kind = «10» THEN 'climbing'
           WHEN kind = 46 AND place = 1 THEN 'pool'
           WHEN a > 3 THEN 'many'
      END
      """,
      [
        "running = 37", "walking = 52", "hills = 24 (bucket)", "hills = 25 (bucket)",
        "climbing = 9 (bucket)", "climbing = 10 (bucket)",
      ])
    let file = read("CASE WHEN w.kind = 37 THEN 'running' END", "sql")
    #expect(file.groups[0].hints.first == ClaimHint(kind: .subject, text: "w.kind"))
  }

  @Test func casesFromNamesAndWithinCases() {
    expect(
      "sql",
      """
      CASE name WHEN 'running' THEN «37» WHEN 'walking' THEN «52» ELSE 3000 END,
      CASE a WHEN «1» THEN 'one' ELSE CASE b WHEN «2» THEN 'two' END END
      """, ["running = 37", "walking = 52", "one = 1", "two = 2"])
    #expect(
      read("CASE a WHEN 1 THEN 'x' ELSE CASE b WHEN 2 THEN 'y' END END", "sql").groups.count == 2)
  }

  @Test func rows() {
    expect(
      "sql",
      """
      INSERT INTO kinds (id, name) VALUES («37», 'running'), («52», 'walking');
      INSERT INTO kinds (id, name) VALUES («24», 'hiking');
      INSERT INTO points (x, y, label) VALUES (1, 2, 'a'), (3, 4, 'b');
      INSERT INTO lone VALUES (1, 'x');
      INSERT INTO rest VALUES ('golf', «21»), ('bowling', «7»);
      """, ["running = 37", "walking = 52", "hiking = 24", "golf = 21", "bowling = 7"])
    let file = read(
      "INSERT INTO kinds (a, kind_id, name) VALUES ('x', 37, 'running'), ('y', 52, 'walking')",
      "sql")
    #expect(file.groups[0].owner == ClaimOwner(kind: .map, name: "kinds"))
    #expect(file.groups[0].hints.first == ClaimHint(kind: .subject, text: "kind_id"))
    #expect(lines(file) == ["running = 37", "walking = 52"])
  }

  @Test func commentsInLists() {
    expect(
      "sql",
      """
      SELECT * FROM w WHERE kind IN (
        «37», -- running
        «52», -- walking
        «24»  -- hiking
      ) AND state = «2»; -- HKBarStateRunning
      -- kinds: «7» = bowling, «8» = boxing
      """,
      [
        "running = 37", "walking = 52", "hiking = 24", "HKBarStateRunning = 2", "bowling = 7",
        "boxing = 8",
      ])
  }

  @Test func queriesInStrings() {
    expect(
      "typescript",
      """
      const kindName = sql`SELECT CASE kind
        WHEN «37» THEN 'running' WHEN «52» THEN 'walking' END FROM ${table}`;
      """, ["running = 37", "walking = 52"])
    expect(
      "python",
      "QUERY = f\"\"\"CASE kind WHEN «37» THEN 'running'\n  WHEN «52» THEN 'walking' END\"\"\"",
      ["running = 37", "walking = 52"])
    expect(
      "swift", "let q = #\"CASE kind WHEN «37» THEN 'running' WHEN «52» THEN 'walking' END\"#",
      ["running = 37", "walking = 52"])
    expect(
      "typescript",
      "const q = \"CASE kind WHEN «37» THEN 'running' \" +\n  \"WHEN «52» THEN 'walking' END\\n\";",
      ["running = 37", "walking = 52"])
    let file = read(
      "def f():\n  KIND_SQL = '''CASE kind WHEN 37 THEN \"running\" END'''\n", "python")
    #expect(file.groups.map(\.form) == [.queryCase])
    #expect(file.groups[0].owner == ClaimOwner(kind: .map, name: "KIND_SQL"))
    #expect(file.groups[0].hints.map(\.text) == ["kind", "f", "Bridge.src"])
  }

  @Test func proseInStringsIsNoQuery() {
    expect("typescript", "const s = 'when 3 people come, then 4 go';", [])
    expect("python", "s = 'insert values into the table'", [])
  }
}
