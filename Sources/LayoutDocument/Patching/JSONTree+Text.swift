// What of the text belongs to which value.
extension JSONTree {
  /// The values in an object or an array, in their order.
  func children(of value: Int) -> [Int] {
    var children: [Int] = []
    var child = firstChild(of: value)
    while let next = child {
      children.append(next)
      child = self.next(after: next)
    }
    return children
  }

  /// The values of an object by their keys.
  func members(of object: Int) -> [String: Int] {
    Dictionary(children(of: object).map { (key(of: $0), $0) }) { first, _ in first }
  }

  /// Where a value begins, with its key.
  func start(of value: Int) -> Int {
    let key = keyRange(of: value)
    // Before a key, which may be empty, there is its quote; in an array there is none.
    return isMember(value) ? key.lowerBound - 1 : range(of: value).lowerBound
  }

  private func isMember(_ value: Int) -> Bool { parent(of: value).map { kind(of: $0) == .object } ?? false }

  /// The value in one line, without needless space.
  func compactText(of value: Int) -> String {
    var text = ""
    // What is still to be written, the next last.
    var pending: [(value: Int, closing: String?, isFirst: Bool)] = [(value, nil, true)]
    while let piece = pending.popLast() {
      if let closing = piece.closing {
        text += closing
        continue
      }
      if !piece.isFirst { text += ", " }
      if piece.value != value, isMember(piece.value) { text += "\"\(self.text(keyRange(of: piece.value)))\": " }
      let kind = kind(of: piece.value)
      guard kind == .object || kind == .array else {
        text += self.text(range(of: piece.value))
        continue
      }
      text += kind == .object ? "{" : "["
      pending.append((piece.value, kind == .object ? "}" : "]", false))
      for (index, child) in children(of: piece.value).enumerated().reversed() {
        pending.append((child, nil, index == 0))
      }
    }
    return text
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: text(in: range), as: UTF8.self) }
}
