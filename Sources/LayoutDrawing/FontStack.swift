/// The fonts that the picture asks for, in this order.
enum FontStack {
  /// All of them have the advance widths that `LayoutText` tabulates.
  ///
  /// Nimbus Sans comes first: the table is its own, kerning included. Helvetica is the font that it was made after, and Arial
  /// was drawn to Helvetica's widths, Liberation Sans and Arimo to Arial's; they differ in kerning only, by some hundredths
  /// of the font size between two letters. The last resort is any font, which then is wider or narrower than the boxes.
  static let families = "'Nimbus Sans', Helvetica, 'Liberation Sans', Arimo, Arial, sans-serif"
}
