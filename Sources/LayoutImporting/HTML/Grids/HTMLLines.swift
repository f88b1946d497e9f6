internal import LayoutGeometry

/// The lines between which a box stands along one axis of its grid.
struct HTMLLines {
  /// The track that it begins in, counted from 0; `nil` where it flows.
  let start: Int?
  let span: Int

  /// Beyond this line browsers move boxes to others.
  static let last = 10_000
  /// How many cells one box may cover, and tracks.
  private static let spans = 1...20_000

  private enum Line: Equatable {
    case auto
    case span(Int)
    case line(Int)
    case unread
  }

  init(_ box: HTMLBox, _ axis: Axis, tracks: Int) {
    var lines = Self.lines(box, axis)
    for (part, line) in [("start", lines.start), ("end", lines.end)] where line == .unread {
      let word = box.word("\(axis.lineName)-\(part)")
      box.findings.lose(box.element, box.name, "The line \(word.inQuotes) is not read. Taken as auto.")
    }
    if lines.start == .unread || lines.end == .unread { lines = (.auto, .auto) }
    func track(_ line: Int) -> Int { line > 0 ? line - 1 : tracks + 1 + line }
    var (start, span): (Int?, Int)
    switch lines {
    case (.line(let one), .line(let other)):
      let (first, last) = (min(track(one), track(other)), max(track(one), track(other)))
      (start, span) = (first, max(1, last - first))
    case (.line(let line), .span(let count)): (start, span) = (track(line), count)
    case (.line(let line), _): (start, span) = (track(line), 1)
    case (.span(let count), .line(let line)): (start, span) = (track(line) - count, count)
    case (_, .line(let line)): (start, span) = (track(line) - 1, 1)
    case (.span(let count), _), (_, .span(let count)): (start, span) = (nil, count)
    default: (start, span) = (nil, 1)
    }
    if abs(start ?? 0) > Self.last {
      box.lose("lines of a grid beyond the \(Self.last)th")
      (start, span) = (nil, 1)
    }
    (self.start, self.span) = (start, span)
  }

  private static func lines(_ box: HTMLBox, _ axis: Axis) -> (start: Line, end: Line) {
    (line(box.word("\(axis.lineName)-start")), line(box.word("\(axis.lineName)-end")))
  }

  private static func line(_ word: String) -> Line {
    if word == "auto" { return .auto }
    if word.hasPrefix("span") {
      guard let span = XMLText.wholeNumber(String(word.dropFirst(4))), spans.contains(span) else { return .unread }
      return .span(span)
    }
    // The numbers are bounded so that those with which they are added are too.
    guard let line = XMLText.wholeNumber(word), line != 0, abs(line) <= 1_000_000 else { return .unread }
    return .line(line)
  }

  /// The first track of an absolute box's area and the one behind its last; `nil` for the edge of the grid's padding.
  ///
  /// - Parameters:
  ///   - box: The absolute box.
  ///   - axis: The axis.
  ///   - named: How many tracks the grid names.
  ///   - before: The number of its first track, as `HTMLPlaces` has it.
  ///   - count: How many tracks it has.
  static func area(of box: HTMLBox, _ axis: Axis, named: Int, before: Int, count: Int) -> (first: Int?, end: Int?) {
    let lines = lines(box, axis)
    if lines.start == .unread || lines.end == .unread {
      box.lose("lines of a grid by their names")
      return (nil, nil)
    }
    func track(_ line: Line) -> Int? {
      guard case .line(let number) = line else { return nil }
      let track = (number > 0 ? number - 1 : named + 1 + number) - before
      return (0...count).contains(track) ? track : nil
    }
    var (first, end) = (track(lines.start), track(lines.end))
    if let first, case .span(let span) = lines.end { end = first + span <= count ? first + span : nil }
    if let end, case .span(let span) = lines.start { first = end - span >= 0 ? end - span : nil }
    return (first, end)
  }
}

extension HTMLBox {
  /// Whether an absolute box names lines of its grid.
  var hasArea: Bool {
    Axis.allCases.contains { axis in
      ["start", "end"].contains { word("\(axis.lineName)-\($0)") != "auto" }
    }
  }
}
