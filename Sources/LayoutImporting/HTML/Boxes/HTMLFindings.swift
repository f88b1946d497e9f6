/// What is found out about a page while it is read: what documents have no words for, and what is written only nearly as it is.
final class HTMLFindings {
  private(set) var notes = FormNotes()
  private var told: Set<String> = []
  private var isQuiet = false
  private var missing = 0
  /// The direction of the page, in which boxes stand and grow unless they say otherwise.
  var isRightToLeft = false
  /// Rises whenever something is told to a box on which lengths in it depend.
  private(set) var generation = 0

  /// Notes once that something is lost.
  func lose(_ element: FormElement, _ name: String, _ message: String) {
    if isQuiet {
      missing += 1
    } else if told.insert("\(element.index) \(message)").inserted {
      notes.lose(element, name, message)
    }
  }

  /// Notes that the size of something was estimated.
  func estimate(_ element: FormElement, _ name: String) { notes.estimate(element, name) }

  /// Looks for a length without a note; `nil` where something is missing for it.
  func quietly(_ length: () -> Double?) -> Double? {
    let before = (isQuiet, missing)
    (isQuiet, missing) = (true, 0)
    defer { (isQuiet, missing) = before }
    let found = length()
    return missing > 0 ? nil : found
  }

  /// Makes boxes forget lengths that they have found.
  func forgetLengths() { generation += 1 }
}
