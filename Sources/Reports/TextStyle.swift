/// Emphasis for a terminal, or none.
public struct TextStyle: Sendable {
  private let isColored: Bool

  /// No escape sequences: for pipes and files.
  public static let plain = TextStyle(isColored: false)
  /// ANSI escape sequences.
  public static let colored = TextStyle(isColored: true)

  private init(isColored: Bool) { self.isColored = isColored }

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func bad(_ text: String) -> String { wrap(text, "1;31") }
  func warning(_ text: String) -> String { wrap(text, "1;33") }
  func good(_ text: String) -> String { wrap(text, "1;32") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
