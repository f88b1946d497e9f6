/// What no line break divides, and the spaces after it.
///
/// Widths are in the units of the glyphs, for Helvetica thousandths of the font size; places are counted in bytes of UTF-8.
struct TextPiece {
  // Sessions keep the pieces of all texts, so places take half a word: no text has 4 billion bytes.
  private var storedStart: UInt32
  private var storedEnd: UInt32
  /// The width of the shown part.
  var contentWidth = 0
  /// What the spaces after it add where another piece follows on the line.
  var spaceWidth = 0
  private var storedJoin: Int32
  /// Whether the text has a line end after this piece, or ends.
  var endsParagraph = false

  /// Creates an empty piece.
  init(at start: Int, join: Int = 0) {
    storedStart = UInt32(truncatingIfNeeded: start)
    storedEnd = storedStart
    storedJoin = Int32(truncatingIfNeeded: join)
  }

  /// Where the shown part begins.
  var start: Int { Int(storedStart) }

  /// Where the shown part ends.
  var contentEnd: Int {
    get { Int(storedEnd) }
    set { storedEnd = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The kerning between the piece before and this one.
  var join: Int { Int(storedJoin) }

  var isEmpty: Bool { start == contentEnd }
}

/// Text cut where a line may end, with the width of each piece: all that depends on the font, but not on a width.
struct TextPieces {
  /// The text, as UTF-8 without gaps, so that a place in it is found by its number.
  let text: String
  let glyphs: GlyphTable
  /// The pieces in order; at least one, and the last ends a paragraph.
  private(set) var pieces: [TextPiece] = []
  /// The width of the widest piece.
  private(set) var widestPiece = 0
  /// The width of the widest paragraph on a line of its own.
  private(set) var widestParagraph = 0
  /// How wide the paragraph is that is not at its end yet, and the spaces behind that.
  private var openParagraph = (width: 0, spaceWidth: 0)

  /// Cuts and measures a text, in one pass.
  init(of text: String, glyphs: GlyphTable) {
    var text = text
    text.makeContiguousUTF8()
    precondition(text.utf8.count < UInt32.max, "A text must have less than 4 billion bytes.")
    self.text = text
    self.glyphs = glyphs
    // Words of four letters and a space; a wrong guess costs one more growth of the array.
    pieces.reserveCapacity(text.utf8.count / 5 + 1)

    var paragraph = Paragraph(at: 0)
    var place = 0
    while place < text.utf8.count {
      place = addPlainCharacters(from: place, to: &paragraph)
      guard place < text.utf8.count else { break }
      let (character, next) = TextCharacter.read(text, at: place)
      if character.isNewline {
        append(paragraph.last, endingParagraph: true)
        paragraph = Paragraph(at: next)
      } else if let finished = paragraph.add(character, between: place, and: next, glyphs: glyphs) {
        append(finished, endingParagraph: false)
      }
      place = next
    }
    append(paragraph.last, endingParagraph: true)
  }

  /// Adds as many plain characters as stand at a place, and gives the place after them.
  private mutating func addPlainCharacters(from place: Int, to paragraph: inout Paragraph) -> Int {
    guard let plain = glyphs.plain else { return place }
    let text = text
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      plain.read { plain in
        paragraph.addPlainCharacters(bytes, from: place, plain, glyphs) { append($0, endingParagraph: false) }
      }
    } ?? place
  }

  /// The width of the widest piece in the first paragraphs, or in all.
  func widestPiece(inParagraphs limit: Int?) -> Int {
    guard let limit else { return widestPiece }
    var widest = 0
    var paragraphs = 0
    for piece in pieces {
      widest = max(widest, piece.contentWidth)
      paragraphs += piece.endsParagraph ? 1 : 0
      if paragraphs == limit { break }
    }
    return widest
  }

  /// The width of the widest character.
  var widestCharacter: Int {
    var widest = 0
    var place = 0
    while place < text.utf8.count {
      let (character, next) = TextCharacter.read(text, at: place)
      if !character.isNewline { widest = max(widest, glyphs.glyph(of: character).advance) }
      place = next
    }
    return widest
  }

  private mutating func append(_ piece: TextPiece, endingParagraph: Bool) {
    var piece = piece
    piece.endsParagraph = endingParagraph
    pieces.append(piece)
    // As in lines: the first piece of each joins nothing.
    let width = openParagraph.width &+ openParagraph.spaceWidth &+ piece.join &+ piece.contentWidth
    openParagraph = endingParagraph ? (0, 0) : (width, piece.spaceWidth)
    widestPiece = max(widestPiece, piece.contentWidth)
    // It may become less where what follows is kerned by more than it is wide, so only whole paragraphs count.
    if endingParagraph { widestParagraph = max(widestParagraph, width) }
  }
}

extension TextPieces {
  /// The part of a paragraph that has been read.
  private struct Paragraph {
    /// The piece that may still grow.
    private(set) var last: TextPiece
    private var previous: TextCharacter?
    private var beforePrevious: TextCharacter?
    private var previousGlyph = Glyph.none

    /// Nothing read yet.
    init(at start: Int) {
      last = TextPiece(at: start)
    }

    /// Reads a character; if it begins a new piece, the one before is complete.
    mutating func add(
      _ character: TextCharacter, between start: Int, and end: Int, glyphs: GlyphTable
    ) -> TextPiece? {
      let glyph = glyphs.glyph(of: character)
      let kerning = glyphs.kerning(previousGlyph, glyph)
      var finished: TextPiece?
      if LineBreaking.isBreakingSpace(character) {
        last.spaceWidth += kerning + glyph.advance
      } else if mayBreak(before: character, at: start) {
        finished = last
        last = TextPiece(at: start, join: kerning)
        last.contentWidth = glyph.advance
        last.contentEnd = end
      } else {
        last.contentWidth += kerning + glyph.advance
        last.contentEnd = end
      }
      (beforePrevious, previous, previousGlyph) = (previous, character, glyph)
      return finished
    }

    private func mayBreak(before character: TextCharacter, at start: Int) -> Bool {
      guard let previous else { return false }
      return followsSpace(start) || LineBreaking.allowsBreak(between: previous, character, beforeLeft: beforePrevious)
    }

    /// Whether there are spaces between what is shown until now and a place.
    private func followsSpace(_ place: Int) -> Bool { last.contentEnd < place }

    /// Reads plain characters up to the first that is none, or that another one may combine with.
    ///
    /// Between two of them a line may end at spaces only. This is what ``add(_:between:and:glyphs:)`` does, without taking each
    /// character apart.
    ///
    /// - Parameters:
    ///   - finish: Takes the pieces that are complete.
    /// - Returns: The place after them.
    mutating func addPlainCharacters(
      _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ plain: PlainGlyphs.Reader, _ glyphs: GlyphTable,
      finish: (TextPiece) -> Void
    ) -> Int {
      // After another character a line may end in other ways, and the first of a paragraph has none before it.
      guard var left = previous?.plainByte else { return start }
      let end = PlainGlyphs.end(ofPlainFrom: start, in: bytes)
      guard end > start else { return start }
      beforePrevious = TextCharacter(ascii: end - start > 1 ? bytes[end - 2] : left)
      // Words and the spaces after them, each in a loop that looks for nothing else. What grows is kept apart, so that it need not be
      // in memory after each character.
      var (piece, place) = (last, start)
      if piece.contentEnd == start {
        place = Self.read(bytes, while: { $0 != Self.space }, from: start, to: end, plain, &left, &piece.contentWidth)
        piece.contentEnd = place
      }
      while true {
        place = Self.read(bytes, while: { $0 == Self.space }, from: place, to: end, plain, &left, &piece.spaceWidth)
        guard place < end else { break }
        let (advance, step) = (plain.advance(of: bytes[place]), plain.step(from: left, to: bytes[place]))
        left = bytes[place]
        finish(piece)
        piece = TextPiece(at: place, join: step &- advance)
        piece.contentWidth = advance
        place = Self.read(
          bytes, while: { $0 != Self.space }, from: place &+ 1, to: end, plain, &left, &piece.contentWidth)
        piece.contentEnd = place
      }
      last = piece
      let character = TextCharacter(ascii: left)
      (previous, previousGlyph) = (character, glyphs.glyph(of: character))
      return end
    }

    private static let space = UInt8(ascii: " ")

    /// Adds up what plain characters take up to the first of another kind, and gives the place of that.
    ///
    /// - Parameters:
    ///   - left: The character before; then the last one of these.
    ///   - width: What they are added to.
    @inline(__always) private static func read(
      _ bytes: UnsafeBufferPointer<UInt8>, while isAlike: (UInt8) -> Bool, from start: Int, to end: Int,
      _ plain: PlainGlyphs.Reader, _ left: inout UInt8, _ width: inout Int
    ) -> Int {
      var place = start
      while place < end, isAlike(bytes[place]) {
        width &+= plain.step(from: left, to: bytes[place])
        left = bytes[place]
        place &+= 1
      }
      return place
    }
  }
}
