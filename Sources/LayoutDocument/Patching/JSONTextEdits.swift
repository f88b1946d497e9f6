/// Changes of the text of a document, each at its place, so that all the rest stays as it is.
struct JSONTextEdits {
  private let tree: JSONTree
  private var replaced: [(value: Int, text: String)] = []
  /// What is taken out of each object and array.
  private var removed: [Int: Set<Int>] = [:]
  /// What each object and array gets at its end, with the key where it is an object.
  private var appended: [Int: [(key: String?, text: String)]] = [:]

  init(of tree: JSONTree) { self.tree = tree }

  mutating func replace(_ value: Int, by text: String) { replaced.append((value, text)) }

  mutating func remove(_ value: Int) {
    guard let parent = tree.parent(of: value) else { return }
    removed[parent, default: []].insert(value)
  }

  mutating func append(_ text: String, forKey key: String? = nil, to container: Int) {
    appended[container, default: []].append((key, text))
  }

  /// The text with the changes.
  var text: [UInt8] {
    var edits = replaced.map { (range: tree.range(of: $0.value), text: $0.text) }
    for container in Set(removed.keys).union(appended.keys) { edits += changes(of: container) }
    var text: [UInt8] = []
    var position = 0
    // What is put in before something that is taken out comes first.
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      text += tree.text(in: position..<edit.range.lowerBound)
      text += edit.text.utf8
      position = edit.range.upperBound
    }
    return text + tree.text(in: position..<tree.byteCount)
  }

  private func changes(of container: Int) -> [(range: Range<Int>, text: String)] {
    let children = tree.children(of: container)
    let gone = removed[container] ?? []
    let kept = children.filter { !gone.contains($0) }
    let added = appended[container] ?? []
    guard let first = kept.first, let last = kept.last else {
      let inside = tree.range(of: container)
      let texts = added.map { text(of: $0, colon: ": ") }
      return [((inside.lowerBound + 1)..<(inside.upperBound - 1), texts.joined(separator: ", "))]
    }
    var edits: [(range: Range<Int>, text: String)] = []
    if let head = children.first, head != first { edits.append((tree.start(of: head)..<tree.start(of: first), "")) }
    var previous = first
    for child in children where child > first {
      if gone.contains(child) {
        edits.append((tree.range(of: previous).upperBound..<tree.range(of: child).upperBound, ""))
      }
      previous = child
    }
    let end = tree.range(of: last).upperBound
    let (space, colon) = (space(before: last, in: children), colon(of: last))
    let texts = added.map { ",\(space)\(text(of: $0, colon: colon))" }
    if !texts.isEmpty { edits.append((end..<end, texts.joined())) }
    return edits
  }

  private func text(of added: (key: String?, text: String), colon: String) -> String {
    added.key.map { "\(DocumentText.quoted($0))\(colon)\(added.text)" } ?? added.text
  }

  /// What stands between a comma and the next child, as it does before this one.
  private func space(before child: Int, in children: [Int]) -> String {
    let start = tree.start(of: child)
    let before = tree.text(in: 0..<start)
      .suffix { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    // Behind an opening bracket on the same line there may be nothing, and behind a comma there is a blank.
    return before.contains(0x0A) || children.first != child ? String(decoding: before, as: UTF8.self) : " "
  }

  /// What stands between a key and its value.
  private func colon(of child: Int) -> String {
    let key = tree.keyRange(of: child)
    let between = tree.text(
      in: min(key.upperBound + 1, tree.range(of: child).lowerBound)..<tree.range(of: child).lowerBound)
    return key.isEmpty || between.contains(0x0A) ? ": " : String(decoding: between, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// The longest end of which all elements are of a kind.
  fileprivate func suffix(while isOfKind: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, isOfKind(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
