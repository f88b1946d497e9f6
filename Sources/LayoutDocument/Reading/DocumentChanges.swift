internal import LinearModel

/// What of a document is read otherwise than it stands there, so that its other mistakes can be found.
///
/// A reference, since all readers of a document read it with the same changes, also with those that are made in between.
final class DocumentChanges {
  /// Passes over a mistake, and says whether what it was found in can be read again.
  typealias PassOver = (LayoutError) -> Bool

  private var leftOut: Set<Int> = []
  private var given: [Int: [String: Int]] = [:]
  /// What readers do about mistakes before they throw them.
  var passOver: PassOver = { _ in false }
  /// What was found to be wrong with the layout after it was read, and not yet passed over.
  ///
  /// Its places count what was read.
  private var mistakesOfLayout: [LayoutError] = []

  /// Passes over a value from now on.
  ///
  /// - Returns: Whether it was not passed over before.
  func leaveOut(_ value: Int) -> Bool { leftOut.insert(value).inserted }

  /// Lets a value stand for a key that an object does not have.
  ///
  /// - Returns: Whether nothing stood for it before.
  func give(_ value: Int, forKey key: String, of object: Int) -> Bool {
    guard given[object]?[key] == nil else { return false }
    given[object, default: [:]][key] = value
    return true
  }

  /// Lets nothing stand for keys of an object for which a value stood.
  ///
  /// - Returns: Whether it stood for one.
  func takeBack(_ value: Int, from object: Int) -> Bool {
    guard let key = given[object]?.first(where: { $0.value == value })?.key else { return false }
    given[object]?[key] = nil
    return true
  }

  /// Keeps a mistake of the layout until all of them are found.
  func noteMistake(ofLayout mistake: LayoutError) { mistakesOfLayout.append(mistake) }

  /// Hands over the mistakes of the layout, once.
  func takeMistakesOfLayout() -> [LayoutError] {
    defer { mistakesOfLayout = [] }
    return mistakesOfLayout
  }

  /// Whether a value is passed over, since it was found to be a mistake.
  func isLeftOut(_ value: Int) -> Bool { leftOut.contains(value) }

  /// Whether a value stands for a key of an object.
  func isGiven(_ value: Int, to object: Int) -> Bool { given[object]?.values.contains(value) ?? false }

  /// What stands for a key that an object does not have.
  func value(of key: String, givenTo object: Int) -> Int? { given[object]?[key] }

  /// All keys that an object does not have, and what stands for them.
  func given(to object: Int) -> [String: Int] { given[object] ?? [:] }
}

extension JSONTree {
  /// Whether a value is passed over, since it was found to be a mistake.
  func isLeftOut(_ value: Int) -> Bool { changes?.isLeftOut(value) ?? false }

  /// Whether a value is read, under its own key or under another one.
  func isRead(_ value: Int) -> Bool {
    guard let changes, changes.isLeftOut(value) else { return true }
    return parent(of: value).map { changes.isGiven(value, to: $0) } ?? false
  }

  /// Passes over a mistake where all mistakes of the document are looked for.
  ///
  /// - Returns: Whether what it was found in can be read again.
  func passOver(_ mistake: LayoutError) -> Bool { changes?.passOver(mistake) ?? false }
}
