/// How the text of a document changes, so that it says what another document says.
///
/// Three trees are walked side by side: the document as somebody wrote it, the same as it would be written, and the other one
/// as that would be written. The last two differ where something changes; the first is where the change is made.
struct DocumentDifference {
  /// The changes, of which none moves what a later one is about.
  private(set) var operations: [JSONPatchOperation] = []
  /// The same changes in the text.
  private(set) var edits: JSONTextEdits

  private let source: JSONTree
  private let before: JSONTree
  private let after: JSONTree
  private var pending: [Place] = []
  /// Whether the text is not built as it would be written.
  private var isForeign = false

  /// Values of the three trees that say the same part of the layout.
  private struct Place {
    let source: Int
    let before: Int
    let after: Int
    /// The JSON Pointer to the value in the source.
    let path: String
  }

  /// Keys of objects and arrays that hold layouts, or several things that change one by one.
  private static let nested: Set<String> = [
    "proposal", "layout", "rows", "cells", "children", HexCellFormat.itemKey.stringValue,
  ]

  /// - Returns: `nil` where the text is not built as it would be written.
  init?(source: JSONTree, before: JSONTree, after: JSONTree) {
    (self.source, self.before, self.after) = (source, before, after)
    edits = JSONTextEdits(of: source)
    pending = [Place(source: 0, before: 0, after: 0, path: "")]
    while let place = pending.popLast(), !isForeign { compare(place) }
    if isForeign { return nil }
  }

  private mutating func compare(_ place: Place) {
    let kinds = [source.kind(of: place.source), before.kind(of: place.before), after.kind(of: place.after)]
    if kinds.allSatisfy({ $0 == .object }) { return compareMembers(place) }
    if kinds.allSatisfy({ $0 == .array }) { return compareElements(place) }
    isForeign = true
  }

  private mutating func compareElements(_ place: Place) {
    let own = source.children(of: place.source)
    let (old, new) = (before.children(of: place.before), after.children(of: place.after))
    guard own.count == old.count, new.count >= old.count else { return isForeign = true }
    for index in old.indices {
      pending.append(
        Place(source: own[index], before: old[index], after: new[index], path: "\(place.path)/\(index)"))
    }
    for element in new[old.count...] { append(after.compactText(of: element), to: place.source, at: place.path) }
  }

  private mutating func compareMembers(_ place: Place) {
    let old = before.members(of: place.before)
    let new = after.members(of: place.after)
    for (key, value) in new.sorted(by: { $0.key < $1.key }) {
      let own = source.member(key, of: place.source)
      guard let known = old[key] else { set(key, of: place, own, after.compactText(of: value)); continue }
      if key == ConstraintsFormat.key.stringValue {
        if !isSame(known, value) { compareConstraints(place, known, value) }
      } else if Self.nested.contains(key), [.object, .array].contains(before.kind(of: known)) {
        nest(key, of: place, own, known, value)
      } else if !isSame(known, value) {
        set(key, of: place, own, after.compactText(of: value))
      }
    }
    for key in old.keys.sorted() where new[key] == nil {
      if key == ConstraintsFormat.key.stringValue, let known = old[key] {
        compareConstraints(place, known, nil)
      } else if let own = source.member(key, of: place.source) {
        remove(own, at: "\(place.path)/\(Self.escaped(key))")
      } else {
        isForeign = true
      }
    }
  }

  /// Goes on inside the value of a key.
  private mutating func nest(_ key: String, of place: Place, _ own: Int?, _ known: Int, _ value: Int) {
    let path = "\(place.path)/\(Self.escaped(key))"
    if let own { return pending.append(Place(source: own, before: known, after: value, path: path)) }
    if isSame(known, value) { return }
    let old = before.members(of: known)
    let changed = after.members(of: value).filter { key, value in old[key].map { !isSame($0, value) } ?? true }
    let members = changed.sorted { $0.key < $1.key }.map { (key: $0.key, text: after.compactText(of: $0.value)) }
    set(
      key, of: place, nil,
      "{" + members.map { "\(DocumentText.quoted($0.key)): \($0.text)" }.joined(separator: ", ") + "}")
  }

  private func isSame(_ old: Int, _ new: Int) -> Bool { before.compactText(of: old) == after.compactText(of: new) }

  // MARK: Constraints

  /// Takes constraints away, and appends others.
  ///
  /// Those of the root stand in the layout and beside it, and are written beside it only.
  private mutating func compareConstraints(_ place: Place, _ old: Int, _ new: Int?) {
    let key = ConstraintsFormat.key.stringValue
    var lists: [(array: Int, path: String)] = []
    if place.path.isEmpty, let layout = source.member("layout", of: place.source),
      before.member("layout", of: place.before).flatMap({ before.member(key, of: $0) }) == nil,
      let inside = source.member(key, of: layout)
    {
      lists.append((inside, "/layout/\(key)"))
    }
    let beside = source.member(key, of: place.source)
    if let beside { lists.append((beside, "\(place.path)/\(key)")) }
    let own = lists.flatMap { list in source.children(of: list.array).enumerated().map { (list, $0.offset, $0.element) }
    }
    let texts = before.children(of: old).map { before.compactText(of: $0) }
    var wanted = new.map { after.children(of: $0).map { after.compactText(of: $0) } }?[...] ?? []
    guard own.count == texts.count else { return isForeign = true }
    var removed: [Int] = []
    for (index, text) in texts.enumerated() {
      if wanted.first == text { wanted = wanted.dropFirst() } else { removed.append(index) }
    }
    let emptied = lists.filter { list in
      let count = own.indices.count { own[$0].0.array == list.array }
      return count > 0 && removed.count { own[$0].0.array == list.array } == count
        && (wanted.isEmpty || list.array != beside)
    }
    for index in removed.reversed() where !emptied.contains(where: { $0.array == own[index].0.array }) {
      remove(own[index].2, at: "\(own[index].0.path)/\(own[index].1)")
    }
    for list in emptied { remove(list.array, at: list.path) }
    guard !wanted.isEmpty else { return }
    if let beside {
      for text in wanted { append(text, to: beside, at: "\(place.path)/\(key)") }
    } else {
      set(key, of: place, nil, "[\(wanted.joined(separator: ", "))]")
    }
  }

  // MARK: Changes

  private mutating func set(_ key: String, of place: Place, _ own: Int?, _ value: String) {
    operations.append(
      JSONPatchOperation(
        name: own == nil ? .add : .replace, path: "\(place.path)/\(Self.escaped(key))", value: value))
    if let own { edits.replace(own, by: value) } else { edits.append(value, forKey: key, to: place.source) }
  }

  private mutating func append(_ value: String, to array: Int, at path: String) {
    operations.append(JSONPatchOperation(name: .add, path: "\(path)/-", value: value))
    edits.append(value, to: array)
  }

  private mutating func remove(_ value: Int, at path: String) {
    operations.append(JSONPatchOperation(name: .remove, path: path, value: nil))
    edits.remove(value)
  }

  /// A key as a step of a JSON Pointer.
  private static func escaped(_ key: String) -> String {
    key.replacing("~", with: "~0").replacing("/", with: "~1")
  }
}
