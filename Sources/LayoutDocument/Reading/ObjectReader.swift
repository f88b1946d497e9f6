internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel

/// Reads one object of a document, and words what is wrong with it.
///
/// For every optional key `null` means the same as leaving it out.
struct ObjectReader {
  private let tree: JSONTree
  private let value: Int

  init(root tree: JSONTree) throws {
    guard tree.kind(of: 0) == .object else {
      throw LayoutError(
        .invalidLayout, "Expected an object with the key \"layout\", found \(tree.description(of: 0)).")
    }
    self.init(tree, 0)
  }

  init(_ tree: JSONTree, _ value: Int) {
    self.tree = tree
    self.value = value
  }

  private func member(_ key: DocumentKey) -> Int? { tree.member(key.stringValue, of: value) }

  func contains(_ key: DocumentKey) -> Bool { member(key) != nil }

  /// The value of a key, unless it is null.
  private func given(_ key: DocumentKey) -> Int? {
    member(key).flatMap { tree.kind(of: $0) == .null ? nil : $0 }
  }

  // MARK: Values

  /// A number, or `nil` where there is none.
  func number(_ key: DocumentKey, expected: String = "a number") throws -> Double? {
    guard let value = given(key) else { return nil }
    if let number = tree.number(value) { return number }
    if let text = tree.text(value), Double(text)?.isFinite == true {
      throw failure(key, "Expected \(expected), found the string \(text.quoted). Write it without quotes.")
    }
    throw mismatch(key, expected: expected)
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
    guard let value = given(key) else { return nil }
    guard let text = tree.text(value) else { throw mismatch(key, expected: "a string") }
    return text
  }

  /// A string, a number or a truth value, or `nil` where there is none; a whole number is an `Int`.
  func scalar(_ key: DocumentKey, expected: String) throws -> (any Sendable)? {
    guard let value = given(key) else { return nil }
    switch tree.kind(of: value) {
    case .flag: return tree.description(of: value) == "true"
    case .number: return try number(key).map { Int(exactly: $0) ?? $0 }
    case .string: return try string(key)
    case .null, .array, .object: throw mismatch(key, expected: expected)
    }
  }

  /// A string if it is one, else `nil`.
  func text(_ key: DocumentKey) -> String? { member(key).flatMap(tree.text) }

  /// Whether there is an array.
  func isList(_ key: DocumentKey) -> Bool { member(key).map { tree.kind(of: $0) == .array } ?? false }

  /// A number if it is one, else `nil`.
  func plainNumber(_ key: DocumentKey) -> Double? { member(key).flatMap(tree.number) }

  /// One of some names, or `nil` where there is none.
  func name<Value>(_ key: DocumentKey, in names: [(String, Value)]) throws -> Value? {
    guard given(key) != nil else { return nil }
    let expected = Suggestion.list(names.map(\.0))
    guard let name = text(key) else { throw mismatch(key, expected: expected) }
    if let match = names.first(where: { $0.0 == name }) { return match.1 }
    let foreign = ForeignWords.name(name, among: names.map(\.0))
    let hint = foreign ?? Suggestion.sentence(for: name, among: names.map(\.0))
    throw failure(key, "Expected \(expected), found \(name.quoted).\(hint)")
  }

  /// An object, or `nil` where there is none.
  func object(_ key: DocumentKey, expected: String = "an object") throws -> ObjectReader? {
    guard let value = given(key) else { return nil }
    guard tree.kind(of: value) == .object else { throw mismatch(key, expected: expected) }
    return ObjectReader(tree, value)
  }

  /// An object that must be there.
  func requiredObject(_ key: DocumentKey) throws -> ObjectReader {
    guard let object = try object(key) else { throw missing(key, expected: "an object") }
    return object
  }

  /// The objects of an array that must be there.
  func list(_ key: DocumentKey) throws -> ListReader {
    let expected = "an array of \(key.stringValue)"
    guard let value = member(key) else { throw missing(key, expected: expected) }
    guard tree.kind(of: value) == .array else { throw mismatch(key, expected: expected) }
    return ListReader(tree, value, name: key.stringValue)
  }

  /// The elements of an array, or `nil` where there is none.
  func listIfGiven(_ key: DocumentKey) throws -> ListReader? { given(key) == nil ? nil : try list(key) }

  /// The strings of an array, or `nil` where there is none.
  func strings(_ key: DocumentKey, expected: String) throws -> [String]? {
    guard let array = given(key) else { return nil }
    guard tree.kind(of: array) == .array else { throw mismatch(key, expected: expected) }
    var strings: [String] = []
    var element = tree.firstChild(of: array)
    while let value = element {
      guard let text = tree.text(value) else { throw mismatch(key, expected: expected) }
      if !tree.isLeftOut(value) { strings.append(text) }
      element = tree.next(after: value)
    }
    return strings
  }

  /// The keys that are there, in their order.
  var keys: [String] {
    var keys: [String] = []
    var child = tree.firstChild(of: value)
    while let member = child {
      if !tree.isLeftOut(member) { keys.append(tree.key(of: member)) }
      child = tree.next(after: member)
    }
    return keys
  }

  // MARK: Checks and errors

  /// Reads something of the object, again as long as mistakes in it can be passed over.
  ///
  /// - Returns: What was read; `nil` where the object itself was passed over.
  func reading<Result>(_ read: () throws -> Result) throws -> Result? {
    while tree.isRead(value) {
      do {
        return try read()
      } catch let mistake as LayoutError {
        guard tree.passOver(mistake) else { throw mistake }
      }
    }
    return nil
  }

  /// Checks what was read of the document.
  ///
  /// - Parameters:
  ///   - limits: How large the layout may be.
  ///   - relationsBeside: How many relations of the root, the last ones, the document gives beside the layout.
  func check(_ layout: LayoutTree, limits: Limits, relationsBeside: Int) throws {
    let note = tree.changes.map { changes in { (mistake: LayoutError) in changes.noteMistake(ofLayout: mistake) } }
    try layout.validate(limits: limits, relationsBeside: relationsBeside, noting: note)
  }

  /// Which of some keys the object has, of which it has exactly one.
  ///
  /// - Parameters:
  ///   - choices: The members of which it has one.
  ///   - others: What may stand beside that.
  ///   - what: What the object is, to begin a sentence with.
  func choice(
    of choices: [DocumentMember], besides others: [DocumentMember] = [], in what: String
  ) throws -> DocumentKey {
    let lacksChoice = !choices.contains { contains($0.key) }
    try checkKeys(choices + others, standsForMissing: lacksChoice)
    let given = choices.map(\.key).filter(contains)
    guard given.count == 1, let key = given.first else {
      let names = choices.map(\.key.stringValue)
      throw failure(
        choices[0].key,
        "\(what) has one of the keys \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]); "
          + "this has \(given.count).")
    }
    return key
  }

  /// Throws for the first key, in alphabetical order, that is not among the known ones.
  ///
  /// - Parameter standsForMissing: Whether an unknown key stands where one is missing, so that this is no mistake of its own.
  func checkKeys(_ members: [DocumentMember], standsForMissing: Bool = false) throws {
    var unknown: [String] = []
    var child = tree.firstChild(of: value)
    while let member = child {
      let key = tree.key(of: member)
      if !members.contains(where: { $0.key.stringValue == key }), !tree.isLeftOut(member) { unknown.append(key) }
      child = tree.next(after: member)
    }
    for key in unknown.sorted() {
      let mistake = unknownKey(key, known: members.map(\.key.stringValue), standsForMissing)
      guard tree.passOver(mistake) else { throw mistake }
    }
  }

  private func unknownKey(_ key: String, known: [String], _ standsForMissing: Bool) -> LayoutError {
    let pair = ForeignWords.pair(key, among: known)
    let meant = pair?.first ?? ForeignWords.key(key, among: known) ?? Suggestion.nearest(to: key, among: known)
    let names = (pair ?? [meant].compactMap(\.self)).map(\.quoted).joined(separator: " or ")
    let hint = names.isEmpty ? "" : " Did you mean \(names)?"
    let isKnownAsOther = meant != nil || !standsForMissing
    return failure(
      DocumentKey(stringValue: key),
      "The key \(key.quoted) is unknown here.\(hint) Known keys: \(known.joined(separator: ", ")).",
      origin: isKnownAsOther ? UnknownKey(meant: meant.flatMap { known.contains($0) ? $0 : nil }) : nil)
  }

  /// An error at a key.
  func failure(
    _ key: DocumentKey, _ message: String, code: LayoutError.Code = .invalidLayout, origin: (any Sendable)? = nil
  ) -> LayoutError {
    var path = tree.path(of: value)
    path.append(key: key.stringValue)
    return LayoutError(
      code, message, place: path.description, conflicts: [], origin: origin.map { LayoutError.Origin($0) })
  }

  /// An error for a value of the wrong type.
  func mismatch(_ key: DocumentKey, expected: String) -> LayoutError {
    failure(key, "Expected \(expected), found \(member(key).map(tree.description) ?? "null").")
  }

  /// An error for a key that is missing or null.
  func missing(_ key: DocumentKey, expected: String) -> LayoutError {
    failure(key, "The key \(key.stringValue.quoted) is missing. Expected \(expected).")
  }
}
