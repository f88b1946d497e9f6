internal import LayoutGeometry

/// How long a track of a grid is at least, or at most, as a template says it.
enum HTMLBreadth: Equatable {
  case points(Double)
  /// A part of a length that is given, but not said.
  case part(Double)
  /// A share of what is left.
  case fraction(Double)
  case auto
  case minContent
  case maxContent
  case fitContent(Double)

  var points: Double? { if case .points(let points) = self { points } else { nil } }
  var part: Double? { if case .part(let part) = self { part } else { nil } }
  var fraction: Double? { if case .fraction(let share) = self { share } else { nil } }
  var fitContent: Double? { if case .fitContent(let limit) = self { limit } else { nil } }

  /// Whether the other is of the same kind, however long.
  func isAlike(_ other: HTMLBreadth) -> Bool {
    switch (self, other) {
    case (.points, .points), (.part, .part), (.fraction, .fraction), (.fitContent, .fitContent): true
    default: self == other
    }
  }
}

/// One track: its least and its greatest length.
struct HTMLTrack: Equatable {
  var least: HTMLBreadth
  var greatest: HTMLBreadth

  static let auto = HTMLTrack(least: .auto, greatest: .auto)

  var fixed: Double? { least == greatest ? greatest.points : nil }
  var isFixed: Bool { fixed != nil }
  /// The part of the grid that it is, where that is given, but not said.
  var part: Double? { least == greatest ? greatest.part : nil }
  /// Whether its length is that of no content.
  var isGiven: Bool { isFixed || part != nil }
  var isFlexible: Bool { greatest.fraction != nil }
  /// Whether it takes what is left, whatever the grid says of its content.
  var grows: Bool { (greatest.fraction ?? 0) > 0 || greatest.points != nil && !isFixed }
  /// Whether it is between its content and a length.
  var isBounded: Bool { least.points == nil && greatest.points != nil }

  /// The length by which it counts for how often it stands there.
  var shortest: Double? { greatest.points ?? least.points }

  func isAlike(_ other: HTMLTrack) -> Bool { least.isAlike(other.least) && greatest.isAlike(other.greatest) }
}

/// The tracks that a template names.
struct HTMLTracks {
  private let box: HTMLBox
  private let axis: Axis
  private(set) var tracks: [HTMLTrack] = []
  /// More tracks were made by mistake.
  static let most = 10_000

  init(_ box: HTMLBox, _ axis: Axis, _ key: String) {
    (self.box, self.axis) = (box, axis)
    var automatic: (index: Int, tracks: [HTMLTrack])?
    for word in CSSText.words(box.word(key, "none")) where word != "none" && !word.hasPrefix("[") {
      guard let arguments = CSSText.arguments(of: "repeat", in: word), arguments.count == 2 else {
        tracks.append(track(word))
        continue
      }
      let repeated = CSSText.words(arguments[1]).filter { !$0.hasPrefix("[") }.map(track)
      if let count = XMLText.wholeNumber(arguments[0]), count > 0, count <= Self.most,
        tracks.count + count * repeated.count <= Self.most
      {
        for _ in 0..<count { tracks += repeated }
      } else if arguments[0] == "auto-fill", automatic == nil {
        automatic = (tracks.count, repeated)
      } else {
        loseTrack(word)
      }
    }
    if let automatic {
      let count = repetitions(of: automatic.tracks)
      for _ in 0..<count { tracks.insert(contentsOf: automatic.tracks, at: automatic.index) }
    }
  }

  private func loseTrack(_ word: String) {
    box.findings.lose(box.element, box.name, "The track \(word.inQuotes) is not read. Taken as auto.")
  }

  /// How often tracks stand in a box of a given length beside the others without standing out of it: at least once.
  private func repetitions(of repeated: [HTMLTrack]) -> Int {
    let gap = box.length(axis.gapName)
    let (others, own) = (tracks.compactMap(\.shortest), repeated.compactMap(\.shortest))
    guard let room = box.saidContent(axis), gap.part == nil, others.count == tracks.count,
      own.count == repeated.count, !own.isEmpty
    else {
      box.lose("repeat(auto-fill) in a length that is not said")
      return repeated.isEmpty ? 0 : 1
    }
    let between = max(0, gap.points ?? 0)
    let once = own.reduce(0, +) + between * Double(own.count)
    let rest = room + between - others.reduce(0, +) - between * Double(others.count)
    // Tracks of no length count as one point.
    let count = ((rest + 1e-9) / max(once, 1)).rounded(.down)
    return Int(min(max(1, count), Double(Self.most / own.count)))
  }

  private func track(_ word: String) -> HTMLTrack {
    if let limits = CSSText.arguments(of: "minmax", in: word), limits.count == 2 {
      let (least, greatest) = (breadth(limits[0]), breadth(limits[1]))
      return HTMLTrack(least: least.fraction == nil ? least : .auto, greatest: greatest)
    }
    if let limit = CSSText.arguments(of: "fit-content", in: word)?.first {
      if let points = breadth(limit).points { return HTMLTrack(least: .auto, greatest: .fitContent(points)) }
      box.lose("fit-content() tracks")
      return .auto
    }
    let length = breadth(word)
    return HTMLTrack(least: length.fraction == nil ? length : .auto, greatest: length)
  }

  private func breadth(_ word: String) -> HTMLBreadth {
    if word.hasSuffix("fr"), let share = XMLText.number(String(word.dropLast(2))), share >= 0 {
      return .fraction(share == 0 ? 0 : min(max(share, 1e-6), 1e6))
    }
    switch CSSLength(word, fontSize: box.style.fontSize) {
    case .points(let points) where points >= 0: return .points(points)
    case .part(let part) where part >= 0:
      return box.saidContent(axis).map { .points(CSSLength.held(part * $0)) } ?? .part(part)
    case .word("auto"): return .auto
    case .word("min-content"): return .minContent
    case .word("max-content"): return .maxContent
    default:
      loseTrack(word)
      return .auto
    }
  }

  /// A template in which no track is a percentage.
  static func withoutParts(_ template: String) -> String {
    CSSText.words(template).map { word in
      if let arguments = CSSText.arguments(of: "repeat", in: word), arguments.count == 2 {
        return "repeat(\(arguments[0]), \(withoutParts(arguments[1])))"
      }
      if let limits = CSSText.arguments(of: "minmax", in: word), limits.count == 2 {
        return "minmax(\(withoutParts(limits[0])), \(withoutParts(limits[1])))"
      }
      return word.hasSuffix("%") || word.hasSuffix("%)") ? "auto" : word
    }.joined(separator: " ")
  }
}

extension HTMLBox {
  /// Whether the content of a grid, along an axis, says nothing or that tracks are stretched.
  func stretchesTracks(_ axis: Axis) -> Bool {
    ["normal", "stretch"].contains(word(axis.contentAlignment, "normal"))
  }

  /// Whether tracks take what is left of a grid whose length is given.
  func grows(_ tracks: [HTMLTrack], _ axis: Axis) -> Bool {
    tracks.contains(where: \.grows) || stretchesTracks(axis) && tracks.contains { $0.greatest == .auto }
  }
}
