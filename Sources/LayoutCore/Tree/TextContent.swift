package import LayoutGeometry
package import LayoutText

/// The text of a node, and how it is measured.
package struct TextContent: Measurer {
  package var text: String
  package let font: Font
  package let lineLimit: Int?
  /// Where its lines stand in its box; `nil` where nothing was said: several begin where it does, one stands in the middle.
  package var alignment: HorizontalAlignment?
  /// What measures it.
  package var measurer: any TextMeasurer {
    get {
      switch method {
      case .prepared(let measurer): measurer
      case .asked(let measurer): measurer
      }
    }
    set { method = Method(newValue) }
  }
  private var method: Method

  /// How its measurer is asked; looked up once, since to look up what something conforms to takes long.
  private enum Method {
    /// Text and widths apart.
    case prepared(any PreparingMeasurer)
    /// For each width anew.
    case asked(any TextMeasurer)

    init(_ measurer: some TextMeasurer) {
      self = (measurer as? any PreparingMeasurer).map { .prepared($0) } ?? .asked(measurer)
    }
  }
  /// Whether it is measured by the font that pictures are drawn with.
  package var isMeasuredByDefault: Bool { measurer is HelveticaMeasurer }

  package init(
    _ text: String, font: Font, lineLimit: Int?, measurer: some TextMeasurer = HelveticaMeasurer()
  ) {
    self.text = text
    self.font = font
    self.lineLimit = lineLimit
    method = Method(measurer)
  }

  /// The lines for a width; `nil` for a text that is not wrapped.
  package func layout(width: Double?) -> TextLayout {
    measurer.measure(text, font: font, width: Self.offered(width), lineLimit: lineLimit)
  }

  /// The width at which a text is broken that is given one.
  ///
  /// A width that came out of sums may be below the text's own by their rounding, and would wrap it for nothing.
  private static func offered(_ width: Double?) -> Double? { width.map { $0 + 1e-6 } }

  /// The size for a width: its height is that of the lines at that width.
  package func size(proposedWidth: Double?) -> Size {
    let layout = layout(width: proposedWidth == .infinity ? nil : proposedWidth)
    switch proposedWidth {
    case nil, .some(.infinity): return Size(width: layout.idealWidth, height: layout.size.height)
    case .some(0): return Size(width: layout.minimumWidth, height: layout.size.height)
    case .some(let width): return Size(width: min(width, layout.idealWidth), height: layout.size.height)
    }
  }

  /// How far the first and the last baseline lie below the top.
  package func baselines(width: Double) -> Baselines? {
    let layout = layout(width: width)
    return Baselines(first: layout.firstBaseline, last: layout.lastBaseline)
  }

  /// Texts are equal when they say and look the same; measurers of one type measure alike, unless they can be compared.
  package static func == (left: TextContent, right: TextContent) -> Bool {
    left.text == right.text && left.font == right.font && left.lineLimit == right.lineLimit
      && left.alignment == right.alignment
      && ObjectIdentifier(type(of: left.measurer)) == ObjectIdentifier(type(of: right.measurer))
      && left.measurer as? AnyHashable == right.measurer as? AnyHashable
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(font)
    hasher.combine(lineLimit)
    hasher.combine(alignment)
  }
}

// Several questions at once, since each answer takes most of the work for the others.
extension TextContent {
  /// The text taken apart, for what follows; `nil` where its measurer does not tell texts and widths apart.
  func prepared() -> PreparedText? {
    if case .prepared(let measurer) = method { measurer.prepare(text, font: font) } else { nil }
  }

  /// The least, the ideal and the greatest width.
  func widthLimits(_ prepared: PreparedText?) -> Length {
    if let prepared {
      let limits = prepared.widthLimits(lineLimit: lineLimit)
      return Length(minimum: limits.least, ideal: limits.ideal, maximum: limits.ideal)
    }
    let layout = layout(width: nil)
    return Length(minimum: layout.minimumWidth, ideal: layout.idealWidth, maximum: layout.idealWidth)
  }

  /// The height at a width, and the baselines at that width; `nil` asks for the ideal one.
  func lines(width: Double?, _ prepared: PreparedText?) -> (height: Double, baselines: Baselines) {
    if let block = prepared?.block(width: Self.offered(width), lineLimit: lineLimit, lineSpacing: 0) {
      return (block.height, Baselines(first: block.firstBaseline, last: block.lastBaseline))
    }
    let layout = layout(width: width)
    return (layout.size.height, Baselines(first: layout.firstBaseline, last: layout.lastBaseline))
  }
}
