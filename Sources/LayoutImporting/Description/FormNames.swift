/// The names of a form, each of which is given once.
struct FormNames {
  private var given: Set<String> = []
  /// The last number behind a name that is wanted more than once, so that many alike take no longer than a few.
  private var numbers: [String: Int] = [:]

  /// The name itself, or with a number if it was given before.
  mutating func unique(_ name: String) -> String {
    var candidate = name
    while !given.insert(candidate).inserted {
      let number = (numbers[name] ?? 1) + 1
      numbers[name] = number
      candidate = "\(name)-\(number)"
    }
    return candidate
  }

  /// The name as an id; `nil` where there is none.
  mutating func id(_ name: String?) -> String? {
    let words = (name ?? "").split { $0.isWhitespace || $0.isNewline }
    guard !words.isEmpty else { return nil }
    return unique(words.joined(separator: " "))
  }
}
