import Foundation
import Testing

/// A JSON object, for looking into what the tool prints.
struct JSONDocument {
  private let object: [String: Any]

  init(_ text: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    object = try #require(value as? [String: Any])
  }

  subscript(key: String) -> Any? { object[key] }
}
