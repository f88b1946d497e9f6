/// Lines filled with as many pieces as fit, one after the other.
struct LineFilling {
  /// A line, whose places are counted in bytes of UTF-8.
  struct Line {
    var start: Int
    /// Where what it shows ends, but for an ellipsis.
    var end: Int
    var isTruncated = false
    var width: Double
  }

  /// The lines from the top, at least one; none where they are only counted.
  private(set) var lines: [Line] = []
  /// How many lines there are.
  private(set) var lineCount = 0
  /// The width of the widest line.
  var width: Double { lines.reduce(0) { max($0, $1.width) } }

  private let source: TextPieces
  private let scale: GlyphScale
  private let limit: Double
  /// The most units that are no wider than a line.
  private let greatestWidth: Int
  private let lineLimit: Int
  private let keepsLines: Bool

  /// Fills lines of a width.
  ///
  /// - Parameter keepsLines: Whether lines are kept, or only counted.
  init(of source: TextPieces, scale: GlyphScale, width: Double, lineLimit: Int?, keepsLines: Bool = true) {
    self.source = source
    self.scale = scale
    limit = width
    greatestWidth = scale.greatestWidth(within: width)
    self.lineLimit = lineLimit ?? .max
    self.keepsLines = keepsLines
    if !fillsAll() { truncateLastLine() }
  }

  /// A line that is being filled.
  private struct OpenLine {
    var start: Int
    var contentEnd: Int
    var contentWidth: Int
    /// The spaces at its end: they count if another piece follows.
    var spaceWidth: Int

    /// How wide it is with one more piece.
    @inline(__always) func width(with piece: TextPiece) -> Int {
      contentWidth &+ spaceWidth &+ piece.join &+ piece.contentWidth
    }
  }

  private var isFull: Bool { lineCount == lineLimit }

  @inline(__always) private func fits(_ units: Int) -> Bool { units <= greatestWidth }

  /// Fills lines up to the line limit; whether all that can be seen of the text found a place.
  private mutating func fillsAll() -> Bool {
    let pieces = source.pieces
    var next = 0
    while next < pieces.count {
      guard !isFull, var line = begin(with: pieces[next]) else { return false }
      // By a pointer, since most pieces only go on with a line: an array checks each number that it is asked for.
      pieces.withUnsafeBufferPointer { extend(&line, through: &next, of: $0) }
      close(line)
      if isFull, pieces[next].endsParagraph { return pieces[(next + 1)...].allSatisfy(\.isEmpty) }
      next += 1
    }
    return true
  }

  /// Makes a line go on with as many pieces as fit.
  ///
  /// - Parameter last: The piece that it ends with.
  @inline(__always) private func extend(
    _ line: inout OpenLine, through last: inout Int, of pieces: UnsafeBufferPointer<TextPiece>
  ) {
    while !pieces[last].endsParagraph, last &+ 1 < pieces.count {
      let width = line.width(with: pieces[last &+ 1])
      guard fits(width) else { break }
      last &+= 1
      (line.contentWidth, line.spaceWidth) = (width, pieces[last].spaceWidth)
    }
    line.contentEnd = pieces[last].contentEnd
  }

  private mutating func close(_ line: OpenLine) {
    lineCount += 1
    guard keepsLines else { return }
    lines.append(Line(start: line.start, end: line.contentEnd, width: scale.points(line.contentWidth)))
  }

  /// A line that begins with a piece.
  ///
  /// A piece wider than a line fills lines with as many of its characters as fit, at least one in each; what remains
  /// begins the line returned. `nil` if that would be a line too many.
  private mutating func begin(with piece: TextPiece) -> OpenLine? {
    var line = OpenLine(
      start: piece.start, contentEnd: piece.contentEnd, contentWidth: piece.contentWidth, spaceWidth: piece.spaceWidth)
    if fits(line.contentWidth) { return line }

    line.contentWidth = 0
    var previous = Glyph.none
    var place = piece.start
    while place < piece.contentEnd {
      let (character, next) = TextCharacter.read(source.text, at: place)
      let glyph = source.glyphs.glyph(of: character)
      let longer = line.contentWidth + source.glyphs.kerning(previous, glyph) + glyph.advance
      if line.start == place || fits(longer) {
        line.contentWidth = line.start == place ? glyph.advance : longer
      } else {
        line.contentEnd = place
        close(line)
        if isFull { return nil }
        line.start = place
        line.contentWidth = glyph.advance
      }
      previous = glyph
      place = next
    }
    line.contentEnd = piece.contentEnd
    return line
  }

  /// Lets the last line hold as much of its paragraph as fits before an ellipsis.
  private mutating func truncateLastLine() {
    guard let start = lines.popLast()?.start else { return }
    lines.append(Truncation.line(of: source, from: start, scale: scale, width: limit))
  }
}
