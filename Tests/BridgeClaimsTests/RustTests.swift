import Testing

@testable import BridgeClaims

@Suite struct RustTests {
  @Test func constants() {
    expect(
      "rust",
      """
      pub const NSBarPlain: NSBarStyle = «0»;
      pub(crate) static NSBarRich: u64 = «1u64 << 3_u32»;
      const ALL: usize = «!0»;
      const MAX: u64 = «u64::MAX»;
      const LAST: u64 = «u64::max_value()» as u64;
      const fn size(x: *const u8, n: usize) -> usize { 3 }
      const NAME: &'static str = "3";
      const RATIO: f64 = 0.5;
      let NSBarThird = «3isize»; let mut n = 4;
      fn f<'a>(x: &'a str, c: char) -> bool { c == 'a' || c == '\\'' }
      const AFTER: i32 = «-5»;
      """,
      [
        "NSBarPlain = 0", "NSBarRich = 8", "ALL = -1", "MAX = 18446744073709551615",
        "LAST = 18446744073709551615", "NSBarThird = 3", "AFTER = -5",
      ])
  }

  @Test func enums() {
    expect(
      "rust",
      """
      #[repr(i64)]
      #[derive(Debug, Clone)]
      pub enum Material {
          #[doc(alias = "NSBarMaterialLight")]
          Light,
          Dark = «5»,
          Title,
      }
      enum Kind { A = «1 << 2», B = «0b1» as isize }
      enum Own { Red, Green(u8), Blue { x: u8 } }
      #[derive(Clone)] enum Plain { Red, Green }
      ns_enum!(
          #[underlying(NSUInteger)]
          pub enum NSBarKind { NSBarKindA, NSBarKindB = «7» }
      );
      """,
      [
        "Light = 0 (implicit)", "Dark = 5", "Title = 6 (implicit)", "A = 4", "B = 1",
        "NSBarKindA = 0 (implicit)", "NSBarKindB = 7",
      ])
  }

  @Test func bitflags() {
    let file = read(
      """
      bitflags! {
          pub struct BarMask: NSUInteger {
              /// Nothing.
              const None = 0;
              #[doc(alias = "NSBarMaskA")]
              const A = 1 << 0;
              #[cfg(feature = "x")]
              const B = 1 << 1;
              const Both = Self::A.bits() | Self::B.bits();
              const Any = Self::A.bits | BarMask::B.bits;
          }
      }
      bitflags! { flags Old: u32 { const X = 0b1, const Y = 0x2 } }
      """, "rust")
    #expect(lines(file) == ["None = 0", "A = 1", "B = 2", "Both = 3", "Any = 3", "X = 1", "Y = 2"])
    #expect(file.groups[0].owner == ClaimOwner(kind: .type, name: "BarMask"))
  }

  @Test func newtypes() {
    let file = read(
      """
      pub struct ActivityType(pub usize);
      impl ActivityType {
          #[doc(alias = "HKBarRowing")]
          pub const ROWING: Self = Self(35);
          #[doc(alias = "HKBarGolf")]
          pub const GOLF: ActivityType = ActivityType(21);
          pub const BITS: Self = Self { bits: 1 << 4 };
          pub const RUN: Self = Self::from_bits_retain(37);
      }
      pub const TENNIS: ActivityType = ActivityType(48);
      static COUNT: AtomicUsize = AtomicUsize::new(7);
      """, "rust")
    #expect(
      Set(lines(file)) == ["ROWING = 35", "GOLF = 21", "BITS = 16", "RUN = 37", "TENNIS = 48"])
    #expect(Set(file.groups.map { $0.owner?.name }) == ["ActivityType"])
  }

  @Test func matches() {
    expect(
      "rust",
      """
      fn name(raw: u64) -> Option<&'static str> {
          match raw {
              «7» => Some("bowling"),
              «8» | «9» => Some("boxing"),
              10..=12 => Some("x"),
              «21» => { Some("golf") }
              n if n > 3 => Some("y"),
              _ => None,
          }
      }
      fn raw(name: &str) -> u64 { match name { "golf" => «21», Kind::Rowing => «35», _ => 3000 } }
      fn owned(n: u8) -> String { match n { «7» => "bowling".to_string(), «8» => String::from("box"), _ => String::new() } }
      """,
      [
        "bowling = 7", "boxing = 8 (bucket)", "boxing = 9 (bucket)", "golf = 21", "golf = 21",
        "Rowing = 35", "bowling = 7", "box = 8",
      ])
  }

  @Test func maps() {
    expect(
      "rust",
      """
      static NAMES: phf::Map<u32, &'static str> = phf_map! { «7u32» => "bowling", «8u32» => "boxing" };
      static CODES: phf::Map<&str, u32> = phf_map! { "golf" => «21», "row" => «35», "run" => «37» };
      let m = HashMap::from([(«7», "bowling"), («8», "boxing")]);
      m.insert(«7», "bowling"); m.insert(«8», "boxing");
      """,
      [
        "bowling = 7", "boxing = 8", "golf = 21", "row = 35", "run = 37", "bowling = 7",
        "boxing = 8", "bowling = 7", "boxing = 8",
      ])
    let file = read("static NAMES: M = phf_map! { 7u32 => \"b\", 8u32 => \"c\" };", "rust")
    #expect(file.groups[0].owner == ClaimOwner(kind: .map, name: "NAMES"))
  }

  @Test func strings() {
    let file = read(
      """
      let a = r#"a " b"#; let b = br"\\"; let c = 'x'; let d = b'\\'';
      sel_registerName(c"setTitle:"); let e = sel(b"close");
      """, "rust")
    #expect(file.selectors.map(\.selector) == ["setTitle:", "close"])
  }
}
