internal import LayoutGeometry

/// What a document says of one length of a box.
enum HTMLLength {
  /// Nothing: as its content, where that gives way.
  case nothing
  /// As its content likes it.
  case ideal
  /// As its content at least asks for.
  case leastContent
  case fixed(Double)
  /// A part of the length around, 1 for all of it.
  case part(Double)
  case limits(HTMLLimits)

  /// Fills a length that is given, whatever the content asks for: content that is longer stands out, as in CSS.
  static let fill = Self.limits(.fill)
  /// As long as others make it.
  static let open = Self.limits(HTMLLimits(greatest: .unbounded))

  /// Whether what is in it may be longer.
  var isBounded: Bool {
    switch self {
    case .fixed, .part: true
    case .limits(let limits): limits.greatest != .unsaid && limits.greatest != .unbounded
    case .nothing, .ideal, .leastContent: false
    }
  }

  /// The words of it; `nil` where there are none.
  var value: LayoutDescription.Value? {
    switch self {
    case .nothing, .ideal: nil
    case .leastContent: .text("min-content")
    case .fixed(let length): .number(length)
    case .part(let part): .text(Self.percent(part))
    case .limits(let limits): limits.value
    }
  }

  /// A part as documents write it.
  static func percent(_ part: Double) -> String {
    let percent = 100 * part
    let rounded = (percent * 1e9).rounded() / 1e9
    return "\(rounded)%"
  }
}

/// The limits of a length.
struct HTMLLimits {
  enum Greatest: Equatable {
    case unsaid
    case unbounded
    case points(Double)

    init(_ length: Double?) { self = length.map { .points($0) } ?? .unbounded }
  }

  var least: Double?
  var ideal: Double?
  var greatest = Greatest.unsaid
  /// Whether it is as its content likes it within these limits, though what is in it may take more.
  var isIdeal = false

  static let fill = HTMLLimits(least: 0, ideal: 0, greatest: .unbounded)

  var value: LayoutDescription.Value? {
    var words = LayoutDescription()
    words["min"] = least.map { .number($0) }
    words["ideal"] = ideal.map { .number($0) }
    switch greatest {
    case .unsaid: break
    case .unbounded: words["max"] = .null
    case .points(let length): words["max"] = .number(length)
    }
    return words.isEmpty ? nil : .object(words)
  }
}

/// How what is around a box treats it along one axis.
enum HTMLMode {
  /// It takes a length that is given.
  case fill
  /// It is as long as its siblings make it.
  case open
  /// It is as long as its content.
  case hug
  /// It is as long as its container says, and whether that is given rather than found from the content.
  case said(HTMLLength, isDefinite: Bool)

  var isSaid: Bool { if case .said = self { true } else { false } }
  var isOpen: Bool { if case .open = self { true } else { false } }
  var isHug: Bool { if case .hug = self { true } else { false } }
  var isFill: Bool { if case .fill = self { true } else { false } }
}

/// Where something stands in a room that it does not fill.
enum HTMLEdge: Int {
  case start = -1
  case center
  case end

  /// The other way around.
  var reversed: HTMLEdge { HTMLEdge(rawValue: -rawValue) ?? .center }

  /// What stacks call the distribution that moves their children there.
  var distribution: String {
    switch self {
    case .start: "leading"
    case .center: "center"
    case .end: "trailing"
    }
  }

  private var position: FormAlignment.Position {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }

  /// What documents call a place across and down.
  static func alignment(_ place: PerAxis<HTMLEdge>) -> String {
    FormAlignment(horizontal: place.horizontal.position, vertical: place.vertical.position).name ?? "topLeading"
  }
}
