internal import Foundation
internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel

/// Reads one object of a document, and words what is wrong with it.
///
/// For every optional key `null` means the same as leaving it out.
struct ObjectReader {
  private let container: KeyedDecodingContainer<DocumentKey>

  init(root decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: DocumentKey.self) else {
      throw LayoutError(.invalidLayout, "Expected an object with the key \"layout\", found \(FoundValue(decoder)).")
    }
    self.container = container
  }

  init(_ container: KeyedDecodingContainer<DocumentKey>) { self.container = container }

  func contains(_ key: DocumentKey) -> Bool { container.contains(key) }

  /// Whether a key has a value other than null.
  private func isGiven(_ key: DocumentKey) -> Bool {
    container.contains(key) && (try? container.decodeNil(forKey: key)) != true
  }

  // MARK: Values

  /// A number, or `nil` where there is none.
  func number(_ key: DocumentKey, expected: String = "a number") throws -> Double? {
    do {
      return try container.decodeIfPresent(Double.self, forKey: key)
    } catch {
      if let text = text(key), Double(text) != nil {
        throw failure(key, "Expected \(expected), found the string \(text.quoted). Write it without quotes.")
      }
      throw mismatch(key, expected: expected)
    }
  }

  /// A whole number, or `nil` where there is none.
  func wholeNumber(_ key: DocumentKey) throws -> Int? {
    guard let number = try number(key, expected: "a whole number") else { return nil }
    guard number == number.rounded() else {
      throw failure(key, "Expected a whole number, found \(number).")
    }
    // What an integer cannot hold is far above every limit, which then says so.
    return Int(exactly: number) ?? (number < 0 ? .min : .max)
  }

  /// A string, or `nil` where there is none.
  func string(_ key: DocumentKey) throws -> String? {
    do {
      return try container.decodeIfPresent(String.self, forKey: key)
    } catch {
      throw mismatch(key, expected: "a string")
    }
  }

  /// A string if it is one, else `nil`.
  func text(_ key: DocumentKey) -> String? { try? container.decode(String.self, forKey: key) }

  /// A number if it is one, else `nil`.
  func plainNumber(_ key: DocumentKey) -> Double? { try? container.decode(Double.self, forKey: key) }

  /// One of some names, or `nil` where there is none.
  func name<Value>(_ key: DocumentKey, in names: [(String, Value)]) throws -> Value? {
    guard isGiven(key) else { return nil }
    let expected = Suggestion.list(names.map(\.0))
    guard let name = text(key) else { throw mismatch(key, expected: expected) }
    if let match = names.first(where: { $0.0 == name }) { return match.1 }
    let hint = Suggestion.sentence(for: name, among: names.map(\.0))
    throw failure(key, "Expected \(expected), found \(name.quoted).\(hint)")
  }

  /// An object, or `nil` where there is none.
  func object(_ key: DocumentKey, expected: String = "an object") throws -> ObjectReader? {
    guard isGiven(key) else { return nil }
    guard let nested = try? container.nestedContainer(keyedBy: DocumentKey.self, forKey: key) else {
      throw mismatch(key, expected: expected)
    }
    return ObjectReader(nested)
  }

  /// An object that must be there.
  func requiredObject(_ key: DocumentKey) throws -> ObjectReader {
    guard let object = try object(key) else { throw missing(key, expected: "an object") }
    return object
  }

  /// The objects of an array that must be there.
  func list(_ key: DocumentKey) throws -> ListReader {
    let expected = "an array of \(key.stringValue)"
    guard container.contains(key) else { throw missing(key, expected: expected) }
    guard let list = try? container.nestedUnkeyedContainer(forKey: key) else {
      throw mismatch(key, expected: expected)
    }
    return ListReader(list, name: key.stringValue)
  }

  /// The elements of an array, or `nil` where there is none.
  func listIfGiven(_ key: DocumentKey) throws -> ListReader? { isGiven(key) ? try list(key) : nil }

  /// The strings of an array, or `nil` where there is none.
  func strings(_ key: DocumentKey, expected: String) throws -> [String]? {
    do {
      return try container.decodeIfPresent([String].self, forKey: key)
    } catch {
      throw mismatch(key, expected: expected)
    }
  }

  // MARK: Checks and errors

  /// Throws for the first key, in alphabetical order, that is not among the known ones.
  func checkKeys(_ known: [String]) throws {
    var unknown: String?
    for key in container.allKeys where !known.contains(key.stringValue) {
      unknown = min(unknown ?? key.stringValue, key.stringValue)
    }
    guard let unknown else { return }
    let hint = Suggestion.sentence(for: unknown, among: known)
    throw failure(
      DocumentKey(stringValue: unknown),
      "The key \(unknown.quoted) is unknown here.\(hint) Known keys: \(known.joined(separator: ", ")).")
  }

  /// An error at a key.
  func failure(_ key: DocumentKey, _ message: String) -> LayoutError {
    LayoutError(.invalidLayout, message, place: DocumentPath(container.codingPath + [key]).description)
  }

  /// An error for a value of the wrong type.
  func mismatch(_ key: DocumentKey, expected: String) -> LayoutError {
    failure(key, "Expected \(expected), found \(FoundValue(key, in: container)).")
  }

  /// An error for a key that is missing or null.
  func missing(_ key: DocumentKey, expected: String) -> LayoutError {
    failure(key, "The key \(key.stringValue.quoted) is missing. Expected \(expected).")
  }
}
