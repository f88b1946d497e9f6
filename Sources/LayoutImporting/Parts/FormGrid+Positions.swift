extension FormGrid {
  /// A number of a track, or of how many, as close to what a file says as a document can have it.
  ///
  /// - Returns: The number, and whether the file says another.
  static func number(_ text: String, in range: ClosedRange<Int>, usual: Int) -> (number: Int, isOther: Bool) {
    guard let said = XMLText.number(text) else { return (usual, true) }
    let number = Int(min(max(said.rounded(), Double(range.lowerBound)), Double(range.upperBound)))
    return (number, Double(number) != said)
  }
}

extension FormNotes {
  /// Notes that a number of a file is taken as another.
  mutating func replace(_ element: FormElement, _ place: String, _ name: String, _ text: String, by number: Int) {
    lose(element, place, "Its \(name) is \(text.inQuotes), which cannot be. Taken as \(number).")
  }
}
