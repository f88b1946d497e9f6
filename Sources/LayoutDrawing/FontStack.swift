/// The fonts that the picture asks for, in this order.
enum FontStack {
  /// All named ones have the advance widths that `LayoutText` tabulates.
  ///
  /// Nimbus Sans comes first: the table is its own, kerning included. It was made after Helvetica, Arial was drawn to
  /// Helvetica's widths, and Liberation Sans and Arimo to Arial's. These differ in kerning: over the strings of the tests
  /// Liberation Sans is 0.6 % off on average, Nimbus Sans not at all. The last resort is any font; DejaVu Sans, for one, is
  /// 16 % off.
  static let families = "'Nimbus Sans', Helvetica, 'Liberation Sans', Arimo, Arial, sans-serif"
}
