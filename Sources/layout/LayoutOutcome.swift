/// A layout of a file, and what a command made of it.
struct LayoutOutcome<Value: Sendable>: Sendable {
  let name: String
  let result: Result<Value, any Error>
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
        LayoutOutcome(name: layout.name, result: Result { try work(layout, layouts.count) })
      }
    } catch {
      return [LayoutOutcome(name: file, result: .failure(error))]
    }
  }
}
