import LayoutText
import Testing

/// Widths, heights and line breaks against those of a real renderer: Pango 1.50.12 with `NimbusSans-*.otf` 20200910.
///
/// Ligatures are off, as they are here; with them the renderer's "Fluffy" is 1.6 % narrower, because no kerning parts
/// its letters f.
///
/// The numbers are data, so that no renderer and no font are needed here. To make them again on Debian 12, install
/// `fonts-urw-base35 python3-gi-cairo gir1.2-pango-1.0`, keep the first column of the file (each text once) as `texts` and
/// run `python3 program < texts > file`. Both programs begin with:
///
/// ```python
/// import sys, cairo, gi
/// gi.require_version("PangoCairo", "1.0")
/// from gi.repository import Pango, PangoCairo
/// context = PangoCairo.FontMap.get_default().create_context()
/// context.set_round_glyph_positions(False)
/// PangoCairo.context_set_resolution(context, 72)
/// options = cairo.FontOptions()
/// options.set_hint_metrics(cairo.HINT_METRICS_OFF)
/// PangoCairo.context_set_font_options(context, options)
/// layout = Pango.Layout(context)
/// plain = Pango.AttrList()
/// plain.insert(Pango.attr_insert_hyphens_new(False))
/// plain.insert(Pango.attr_font_features_new("liga=0"))
/// layout.set_attributes(plain)
/// ```
struct RendererTests {
  private let measurer = HelveticaMeasurer()

  /// No width is further from the renderer's than 0.5 %.
  ///
  /// `widths.tsv`: a text, and its widths at 17 points regular and bold, and at 36 points regular and bold.
  ///
  /// ```python
  /// for text in map(str.strip, sys.stdin):
  ///     layout.set_text(text, -1)
  ///     print(text, end="")
  ///     for font in "17", "Bold 17", "36", "Bold 36":
  ///         layout.set_font_description(Pango.FontDescription("Nimbus Sans " + font))
  ///         print("\t", layout.get_extents()[1].width / Pango.SCALE, sep="", end="")
  ///     print()
  /// ```
  @Test func widthsAreThoseOfTheRenderer() throws {
    let fonts = [17.0, 36].flatMap { size in Font.Weight.allCases.map { Font(size: size, weight: $0) } }
    let rows = try Fixtures.rows(of: "widths.tsv")
    #expect(rows.count >= 200)
    for row in rows {
      for (font, column) in zip(fonts, row.dropFirst()) {
        let expected = try #require(Double(column))
        let width = measurer.measure(row[0], font: font).size.width
        #expect(abs(width - expected) <= 0.005 * expected, "\(row[0]) at \(font.size) \(font.weight)")
      }
    }
  }

  /// Lines end where the renderer's do, and the whole is as high.
  ///
  /// `lines.tsv`: a text with `\n` for a line end, the width, the height, the first baseline, and the lines with `|`
  /// between them, without the spaces at their ends.
  ///
  /// ```python
  /// layout.set_wrap(Pango.WrapMode.WORD_CHAR)
  /// layout.set_font_description(Pango.FontDescription("Nimbus Sans 17"))
  /// for text in map(str.strip, sys.stdin):
  ///     layout.set_text(text.replace("\\n", "\n"), -1)
  ///     data = layout.get_text().encode()
  ///     for width in 40, 90, 150, 260:
  ///         layout.set_width(width * Pango.SCALE)
  ///         lines = [data[l.start_index:l.start_index + l.length].decode() for l in layout.get_lines_readonly()]
  ///         numbers = layout.get_extents()[1].height / Pango.SCALE, layout.get_baseline() / Pango.SCALE
  ///         print(text, width, *numbers, "|".join(l.rstrip(" ") for l in lines), sep="\t")
  /// ```
  @Test func linesAreThoseOfTheRenderer() throws {
    for row in try Fixtures.rows(of: "lines.tsv") {
      let text = row[0].replacing("\\n", with: "\n")
      let numbers = row[1...3].compactMap(Double.init)
      let layout = measurer.measure(text, font: Font(size: 17), width: numbers[0])
      #expect(layout.lines.map(\.text).joined(separator: "|") == row[4], "\(numbers[0]) wide")
      // The renderer counts in 1024ths of a point and rounds the ascent of a line.
      #expect(abs(layout.size.height - numbers[1]) < 0.01, "\(row[0]), \(numbers[0]) wide")
      #expect(abs(layout.firstBaseline - numbers[2]) < 0.01)
    }
  }
}
