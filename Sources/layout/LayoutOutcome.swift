internal import LayoutImporting

/// A layout of a file, and what a command made of it.
struct LayoutOutcome<Value: Sendable>: Sendable {
  let name: String
  /// What was noted when the layout was read from a file of another tool.
  let notes: [ImportNote]
  let result: Result<Value, any Error>

  /// Tells the notes on standard error.
  func tellNotes() {
    for note in notes { StandardError.write(file: name, note.description) }
  }
}

extension PlacingOptions {
  /// Works on every layout of a file; where the file cannot be read, that is the one outcome.
  ///
  /// - Parameter work: What is done with each layout, and how many the file has.
  func outcomes<Value>(
    of file: String, _ work: (_ layout: InputLayout, _ count: Int) throws -> Value
  ) -> [LayoutOutcome<Value>] {
    do {
      let layouts = try layouts(at: file)
      return layouts.map { layout in
        LayoutOutcome(name: layout.name, notes: layout.notes, result: Result { try work(layout, layouts.count) })
      }
    } catch {
      return [LayoutOutcome(name: file, notes: [], result: .failure(error))]
    }
  }
}
