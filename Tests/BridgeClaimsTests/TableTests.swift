import Testing

@testable import BridgeClaims

/// Maps, pair lists, switches and if-chains.
@Suite struct TableTests {
  @Test func mapsFromNumbersToNames() {
    expect(
      "typescript",
      """
      const NAMES: Record<number, string> = { «7»: 'bowling', '«8»': "boxing", [«9»]: `climbing` };
      const more = new Map([[«3», { name: 'Archery', icon: 'bow' }], [«4», { name: 'Dance' }]]);
      """,
      ["bowling = 7", "boxing = 8", "climbing = 9", "Archery = 3", "Dance = 4"])
    expect(
      "swift", "let names: [UInt: String] = [«7»: \"bowling\", «0x8»: \"boxing\"]",
      ["bowling = 7", "boxing = 8"])
    expect(
      "objective-c", "NSDictionary *names = @{ @«7»: @\"bowling\", @«8»: @\"boxing\" };",
      ["bowling = 7", "boxing = 8"])
  }

  @Test func mapsFromNamesToNumbers() {
    expect(
      "typescript", "const T = { rowing: «35», 'golf': «21» } as const",
      ["rowing = 35", "golf = 21"])
    expect(
      "swift",
      "let t = [\"rowing\": «35», \"golf\": «21»]\nlet u = [BarKind.golf: «21», .bowl: «7»]",
      ["rowing = 35", "golf = 21", "golf = 21", "bowl = 7"])
    expect(
      "objective-c", "id t = @{ @\"rowing\": @«35», @\"golf\": @(«21») };",
      ["rowing = 35", "golf = 21"])
  }

  @Test func descriptionsOfOneThingAreNoTable() {
    expect(
      "typescript",
      """
      const view = { title: 'a', width: 3, height: 4 };
      draw({ x: 1, y: 2 });
      function f(a: number, b = { c: d }) { label: for (;;) { } }
      const colors = { 500: '#6366f1' };
      """, [])
  }

  @Test func manyNumbersForOneNameAreABucket() {
    expect(
      "typescript", "const T = { 1: 'yoga', 2: 'yoga', 3: 'golf' };",
      ["yoga = 1 (bucket)", "yoga = 2 (bucket)", "golf = 3"])
    expect(
      "zig",
      "const s = switch (x) { «41», «42» => \"team\", «7» => \"bowling\", else => \"other\" };",
      ["team = 41 (bucket)", "team = 42 (bucket)", "bowling = 7"])
  }

  @Test func pairLists() {
    expect(
      "zig",
      "const kinds = std.StaticStringMap(u32).initComptime(.{ .{ \"golf\", «21» }, .{ \"bowl\", «7» } });",
      ["golf = 21", "bowl = 7"])
    expect(
      "c", "struct P kinds[] = { { \"golf\", «21» }, { \"bowl\", «7» } };",
      ["golf = 21", "bowl = 7"])
    expect("typescript", "const points = [[1, 2], [3, 4]]; const c = [[a, 1], [b, 2]];", [])
  }

  @Test func switchesFromNamesToNumbers() {
    expect(
      "zig",
      """
      fn material(x: X) c_long {
          return switch (x) {
              .light => «1»,
              .dark, .dim => @as(c_long, «2»),
              .title => {
                  return «3»;
              },
              else => 0,
          };
      }
      """,
      ["light = 1", "dark = 2 (bucket)", "dim = 2 (bucket)", "title = 3"])
    expect(
      "swift",
      """
      func raw(_ kind: Kind) -> HKBarKind {
        switch kind {
        case .golf: return «21»
        case .bowl:
          // the round kind
          return «7»
        case .dance: «8»
        case .row where wet: return 35
        case let .other(n): return n
        @unknown default: return 3000
        }
      }
      """, ["golf = 21", "bowl = 7", "dance = 8"])
    expect(
      "typescript",
      """
      switch (type) {
        case 'running': return «37»
        case "walking":
          code = «52»
          break
        default: return 3000
      }
      """, ["running = 37", "walking = 52"])
    expect(
      "objective-c", "switch (k) { case BarKindA: return «1»; case BarKindB: x = «2»; break; }",
      ["BarKindA = 1", "BarKindB = 2"])
  }

  @Test func switchesFromNumbersToNames() {
    expect(
      "swift",
      """
      switch raw {
      case «24»: return "Hiking"
      case «37», «52»:
        return "Foot"
      case 60...70: return "Range"
      case «11»: self = .sheet
      default: return "Other"
      }
      """, ["Hiking = 24", "Foot = 37 (bucket)", "Foot = 52 (bucket)", "sheet = 11"])
    expect(
      "c", "switch (k) { case «1»: case «2»: return \"both\"; case «3»: name = \"three\"; break; }",
      ["both = 1 (bucket)", "both = 2 (bucket)", "three = 3"])
    expect("zig", "const s = switch (c) { 'a' => \"alpha\", 0...9 => \"digit\", else => x };", [])
  }

  @Test func ifChains() {
    expect(
      "zig",
      """
      fn activityTypeFor(s: []const u8) u64 {
          if (std.mem.eql(u8, s, "running")) return «34»;
          if (std.mem.eql(u8, s, "walking")) {
              return «49»;
          } else if (!std.mem.eql(u8, s, "hiking")) return 22;
          if (x and std.mem.eql(u8, s, "cycling")) return 12;
          return 3000;
      }
      """, ["running = 34", "walking = 49"])
    expect(
      "typescript",
      """
      if (type === 'running') return «37`
      else if ('walking' === type) { code = «52» }
      else if (type == "hike" || type == "hiking") return «24»
      """.replacing("`", with: "»"),
      ["running = 37", "walking = 52", "hike = 24 (bucket)", "hiking = 24 (bucket)"])
    expect(
      "objective-c",
      """
      if ([type isEqualToString:@"running"]) return «37»;
      else if (strcmp(t, "walking") == 0) { return «52»; }
      if (!strcmp(t, "golf")) return «21»;
      """, ["running = 37", "walking = 52", "golf = 21"])
    expect(
      "swift", "if type == \"running\" { return «37» }\nelse if kind == .golf { return «21» }",
      ["running = 37", "golf = 21"])
  }

  @Test func guardsAreNoTables() {
    expect(
      "zig",
      "if (size == 0) return error.Empty;\nif (self.total == 0) return 0;\nif (ok) return 1;", [])
    expect("typescript", "const a = x ? 1 : 0; const b = type === 'a' ? 1 : 2", [])
  }

  @Test func aFunctionsChainIsOneGroupWithItsSurroundings() {
    let file = read(
      """
      const Workout = struct {
          // HealthKit's activity types.
          fn activityTypeFor(name: []const u8) HKWorkoutActivityType {
              // Map the name.
              if (std.mem.eql(u8, name, "running")) return 34;
              if (std.mem.eql(u8, name, "walking")) return 49;
              return 3000;
          }
      };
      """, "zig", path: "a/workout.zig")
    #expect(file.groups.count == 1)
    #expect(file.groups[0].owner == ClaimOwner(kind: .function, name: "activityTypeFor"))
    #expect(
      file.groups[0].hints == [
        ClaimHint(kind: .subject, text: "name"), ClaimHint(kind: .comment, text: "Map the name."),
        ClaimHint(kind: .annotatedType, text: "HKWorkoutActivityType"),
        ClaimHint(kind: .scope, text: "activityTypeFor"), ClaimHint(kind: .scope, text: "Workout"),
        ClaimHint(kind: .scope, text: "workout.zig"),
      ])
  }

  @Test func aMapsNameAndTypeAreItsOwnerAndHint() {
    let file = read("export const NAMES: Record<number, HKBar> = { 7: 'bowling' }", "typescript")
    #expect(file.groups[0].owner == ClaimOwner(kind: .map, name: "NAMES"))
    #expect(
      file.groups[0].hints.first == ClaimHint(kind: .annotatedType, text: "Record<number, HKBar>"))
  }
}
