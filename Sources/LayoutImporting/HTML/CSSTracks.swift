/// The tracks of a grid as documents list them.
struct CSSTracks {
  private(set) var tracks: [LayoutDescription.Value] = []
  /// Words that are no tracks, or none that documents have.
  private(set) var unread: [String] = []
  /// More tracks were made by mistake.
  private static let most = 1000

  init(_ text: String?) {
    guard let text, text != "none" else { return }
    for word in CSSText.words(text) {
      if let arguments = CSSText.arguments(of: "repeat", in: word), arguments.count == 2 {
        let words = CSSText.words(arguments[1])
        guard let count = XMLText.wholeNumber(arguments[0]), count > 0, count <= Self.most,
          tracks.count + count * words.count <= Self.most
        else {
          unread.append(word)
          continue
        }
        for _ in 0..<count { words.forEach { add($0) } }
      } else {
        add(word)
      }
    }
  }

  /// A track that takes what is left.
  static let flexible = flexible(min: nil, max: nil, stretch: 1)

  private mutating func add(_ word: String) {
    // Names of lines are no tracks.
    if word.hasPrefix("[") { return }
    if let track = Self.track(word) {
      tracks.append(track)
    } else {
      unread.append(word)
      tracks.append(.text("fit"))
    }
  }

  private static func track(_ word: String) -> LayoutDescription.Value? {
    if word == "auto" { return .text("fit") }
    if let stretch = stretch(word) { return flexible(min: nil, max: nil, stretch: stretch) }
    switch CSSLength(word) {
    case .points(let points): return object("fixed", .number(max(points, 0)))
    case .part(let part) where part >= 0: return .text("\(part * 100)%")
    default: break
    }
    guard let limits = CSSText.arguments(of: "minmax", in: word), limits.count == 2 else { return nil }
    let least = CSSLength(limits[0])?.points
    guard least != nil || ["auto", "min-content"].contains(limits[0]) else { return nil }
    if let stretch = stretch(limits[1]) { return flexible(min: least, max: nil, stretch: stretch) }
    if let greatest = CSSLength(limits[1])?.points {
      return flexible(min: least, max: max(greatest, least ?? 0), stretch: 1)
    }
    return limits[1] == "auto" ? flexible(min: least, max: nil, stretch: 1) : nil
  }

  private static func stretch(_ word: String) -> Double? {
    guard word.hasSuffix("fr"), let number = XMLText.number(String(word.dropLast(2))), number >= 0 else { return nil }
    return number == 0 ? 0 : min(max(number, 1e-6), 1e6)
  }

  private static func flexible(min least: Double?, max greatest: Double?, stretch: Double) -> LayoutDescription.Value {
    var limits = LayoutDescription.limits(min: least, max: greatest) ?? LayoutDescription()
    if stretch != 1 { limits["stretch"] = .number(stretch) }
    return object("flexible", .object(limits))
  }

  private static func object(_ key: String, _ value: LayoutDescription.Value) -> LayoutDescription.Value {
    var object = LayoutDescription()
    object[key] = value
    return .object(object)
  }
}

/// The lines between which a box stands along one axis.
struct CSSLines {
  /// The track that it begins in, counted from 0; `nil` where it flows.
  let start: Int?
  let span: Int
  /// Words that are no lines, or none that documents have.
  let unread: [String]

  /// How many tracks a box may cover.
  static let spans = 1...1000

  /// - Parameters:
  ///   - style: The style of the box.
  ///   - name: `grid-column` or `grid-row`.
  ///   - tracks: How many tracks are listed; lines below 0 count from their end.
  init(_ style: CSSStyle, _ name: String, tracks: Int) {
    func number(_ word: String?) -> Int? {
      guard let line = word.flatMap(XMLText.wholeNumber), line != 0, Self.spans.contains(abs(line)) else { return nil }
      return line > 0 ? line - 1 : tracks + 1 + line
    }
    func span(_ word: String?) -> Int? {
      guard let word, word.hasPrefix("span"), let span = XMLText.wholeNumber(String(word.dropFirst(4))) else {
        return nil
      }
      return Self.spans.contains(span) ? span : nil
    }
    let (first, last) = (style["\(name)-start"], style["\(name)-end"])
    unread = [first, last].compactMap(\.self).filter { $0 != "auto" && number($0) == nil && span($0) == nil }
    switch (number(first), number(last)) {
    case (let first?, let last?):
      start = max(min(first, last), 0)
      self.span = max(abs(last - first), 1)
    case (let first?, nil):
      start = max(first, 0)
      self.span = span(last) ?? 1
    case (nil, let last?):
      self.span = span(first) ?? 1
      start = max(last - self.span, 0)
    case (nil, nil):
      start = nil
      self.span = span(first) ?? span(last) ?? 1
    }
  }
}
