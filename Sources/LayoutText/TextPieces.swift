/// What no line break divides, and the spaces after it.
///
/// Widths are in the units of the glyphs, for Helvetica thousandths of the font size.
struct TextPiece {
  /// Where the shown part begins.
  var start: String.Index
  /// Where the shown part ends.
  var contentEnd: String.Index
  /// The width of the shown part.
  var contentWidth = 0
  /// What the spaces after it add where another piece follows on the line.
  var spaceWidth = 0
  /// The kerning between the piece before and this one.
  var join = 0
  /// Whether the text has a line end after this piece, or ends.
  var endsParagraph = false

  /// Creates an empty piece.
  init(at start: String.Index, join: Int = 0) {
    self.start = start
    contentEnd = start
    self.join = join
  }

  var isEmpty: Bool { start == contentEnd }
}

/// Text cut where a line may end, with the width of each piece: all that depends on the font, but not on a width.
struct TextPieces {
  let text: String
  let glyphs: GlyphTable
  /// The pieces in order; at least one, and the last ends a paragraph.
  private(set) var pieces: [TextPiece] = []

  /// Cuts and measures a text, in one pass.
  init(of text: String, glyphs: GlyphTable) {
    self.text = text
    self.glyphs = glyphs
    // Words of four letters and a space; a wrong guess costs one more growth of the array.
    pieces.reserveCapacity(text.utf8.count / 5 + 1)

    var paragraph = Paragraph(at: text.startIndex)
    var index = text.startIndex
    while index < text.endIndex {
      let (character, next) = TextCharacter.read(text, at: index)
      if character.isNewline {
        append(paragraph.last, endingParagraph: true)
        paragraph = Paragraph(at: next)
      } else if let finished = paragraph.add(character, between: index, and: next, glyphs: glyphs) {
        append(finished, endingParagraph: false)
      }
      index = next
    }
    append(paragraph.last, endingParagraph: true)
  }

  /// The width of the widest piece in the first paragraphs, or in all.
  func widestPiece(inParagraphs limit: Int?) -> Int {
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
    var index = text.startIndex
    while index < text.endIndex {
      let (character, next) = TextCharacter.read(text, at: index)
      if !character.isNewline { widest = max(widest, glyphs.glyph(of: character).advance) }
      index = next
    }
    return widest
  }

  private mutating func append(_ piece: TextPiece, endingParagraph: Bool) {
    pieces.append(piece)
    pieces[pieces.count - 1].endsParagraph = endingParagraph
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
    init(at start: String.Index) {
      last = TextPiece(at: start)
    }

    /// Reads a character; if it begins a new piece, the one before is complete.
    mutating func add(
      _ character: TextCharacter, between start: String.Index, and end: String.Index, glyphs: GlyphTable
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

    private func mayBreak(before character: TextCharacter, at start: String.Index) -> Bool {
      guard let previous else { return false }
      let followsSpace = last.contentEnd < start
      return followsSpace || LineBreaking.allowsBreak(between: previous, character, beforeLeft: beforePrevious)
    }
  }
}
