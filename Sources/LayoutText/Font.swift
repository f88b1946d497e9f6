/// Helvetica in a weight and a size.
///
/// The family is fixed: the numbers are those of Nimbus Sans, the free font with Helvetica's widths.
public struct Font: Hashable, Sendable {
  /// How heavy the letters are.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// The weight of running text.
    case regular
    /// The weight of headings.
    case bold
  }

  /// The font size in points.
  public let size: Double
  /// How heavy the letters are.
  public let weight: Weight

  /// Creates a font; the size is finite and not negative.
  public init(size: Double, weight: Weight = .regular) {
    precondition(size.isFinite && size >= 0, "A font needs a finite size of 0 or more.")
    self.size = size
    self.weight = weight
  }

  /// This font in another weight.
  public func weight(_ weight: Weight) -> Font {
    Font(size: size, weight: weight)
  }

  /// This font in bold.
  public func bold() -> Font {
    weight(.bold)
  }
}

extension Font {
  /// How far a line reaches above its baseline.
  public var ascender: Double { points(Helvetica.ascender) }

  /// How far a line reaches below its baseline, as a negative number.
  public var descender: Double { points(Helvetica.descender) }

  /// The height of a line: ascender minus descender, which is exactly the font size.
  ///
  /// This is the rule of Pango for the same font. A browser's `line-height: normal` adds the font's ``lineGap``.
  public var lineHeight: Double { points(Helvetica.ascender - Helvetica.descender) }

  /// The room between lines that the font's designer asks for: a `lineSpacing` for the look of a browser.
  public var lineGap: Double { points(Helvetica.lineGap) }

  /// The height of a capital letter with a flat top.
  package var capHeight: Double { points(Helvetica.capHeight) }

  /// The height of a small letter without ascender.
  package var xHeight: Double { points(Helvetica.xHeight(of: weight)) }

  /// The units of the font's glyphs.
  var scale: GlyphScale { GlyphScale(em: size, unitsPerEm: Helvetica.unitsPerEm) }

  /// A length in the font's units as points.
  func points(_ units: Int) -> Double { scale.points(units) }
}
