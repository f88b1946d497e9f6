/// The notes of a form while it is read.
struct FormNotes {
  private var losses: [ImportNote] = []
  private var estimated: [(name: String, line: Int)] = []
  /// How many of the estimated things a note names.
  private static let mostNames = 3

  /// Notes what cannot be said in a document.
  mutating func lose(_ element: FormElement, _ place: String, _ message: String) {
    losses.append(ImportNote(.loss, line: element.line, place: place, message))
  }

  /// Notes that the size of something was estimated.
  mutating func estimate(_ element: FormElement, _ name: String) { estimated.append((name, element.line)) }

  /// All notes, in the order of the lines; what was estimated stands in one.
  var all: [ImportNote] {
    var notes = losses
    if let first = estimated.first {
      let names = estimated.prefix(Self.mostNames).map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
      let rest = estimated.count - Self.mostNames
      let place = rest > 0 ? "\(names) and \(rest) more" : names
      notes.append(
        ImportNote(
          .estimate, line: first.line, place: place,
          "The file does not say how large \(estimated.count == 1 ? "it is" : "they are"); "
            + "estimated from the text and the kind."))
    }
    return notes.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }
}
