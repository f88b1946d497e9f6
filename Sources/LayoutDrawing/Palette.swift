/// A colour by hue in degrees, saturation and lightness from 0 to 1.
package struct Colour: Hashable {
  package var hue: Double
  package var saturation: Double
  package var lightness: Double

  /// `#rrggbb`.
  var hex: String { hex(opacity: 1) }

  /// `#rrggbb` of what is seen where the colour lies on white.
  func hex(opacity: Double) -> String {
    let reach = saturation * min(lightness, 1 - lightness)
    return "#"
      + [0.0, 8, 4].map { offset in
        let step = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
        let value = lightness - reach * max(-1, min(step - 3, 9 - step, 1))
        let seen = 1 - opacity * (1 - value)
        let digits = String(Int((seen * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

/// The colours of an item.
struct ItemColours: Hashable {
  /// How much of what is behind an item its fill hides, so that overlaps show.
  static let opacity = 0.8
  /// The same where lines of text are read on the fill.
  static let opacityBehindText = 0.35

  let fill: String
  /// The fill as it looks on white.
  let halo: String
  let stroke: String
  /// For text about the item outside of it, dark enough to be read on white.
  let text: String

  init(_ soft: Colour) {
    fill = soft.hex
    halo = soft.hex(opacity: Self.opacity)
    stroke =
      Colour(hue: soft.hue, saturation: soft.saturation * 0.65, lightness: max(0.3, soft.lightness - 0.36)).hex
    text = Colour(hue: soft.hue, saturation: soft.saturation * 0.65, lightness: 0.29).hex
  }
}

/// Chooses soft colours for items: by their name where that is a colour, else by their number.
enum Palette {
  static let background = "#ffffff"
  static let text = "#1f2933"
  static let faintText = "#5b6673"
  static let line = "#8a94a0"
  static let outline = "#c3cad2"
  static let hatch = "#d5dae0"
  /// What is undetermined.
  ///
  /// Dark enough to be read as text on white.
  static let accent = "#c2410c"
  /// What stands out, as dark.
  static let overflow = "#9f1239"

  /// What has no name and no number.
  static let other = Colour(hue: 210, saturation: 0.08, lightness: 0.92)

  /// A soft version of the colour that an id names, such as `green` or `Blue-2`.
  static func named(_ id: String) -> Colour? {
    var name = id.lowercased()
    while let last = name.last, last.isNumber || "-_ .".contains(last) { name.removeLast() }
    return names[name]
  }

  /// Hues by the golden angle, so that neighbours differ however many items there are.
  static func numbered(_ number: Int) -> Colour {
    let hue = (205 + Double(number % 10_000) * 137.508).truncatingRemainder(dividingBy: 360)
    return Colour(hue: hue, saturation: 0.6, lightness: number % 2 == 0 ? 0.84 : 0.8)
  }

  private static let names: [String: Colour] = [
    "red": Colour(hue: 2, saturation: 0.8, lightness: 0.8),
    "orange": Colour(hue: 28, saturation: 0.9, lightness: 0.77),
    "amber": Colour(hue: 40, saturation: 0.9, lightness: 0.75),
    "gold": Colour(hue: 45, saturation: 0.85, lightness: 0.72),
    "yellow": Colour(hue: 52, saturation: 0.9, lightness: 0.78),
    "olive": Colour(hue: 65, saturation: 0.35, lightness: 0.7),
    "lime": Colour(hue: 85, saturation: 0.65, lightness: 0.76),
    "green": Colour(hue: 130, saturation: 0.45, lightness: 0.76),
    "mint": Colour(hue: 158, saturation: 0.55, lightness: 0.82),
    "teal": Colour(hue: 176, saturation: 0.45, lightness: 0.7),
    "cyan": Colour(hue: 188, saturation: 0.7, lightness: 0.8),
    "blue": Colour(hue: 212, saturation: 0.8, lightness: 0.81),
    "navy": Colour(hue: 220, saturation: 0.4, lightness: 0.68),
    "indigo": Colour(hue: 238, saturation: 0.6, lightness: 0.81),
    "violet": Colour(hue: 258, saturation: 0.65, lightness: 0.83),
    "purple": Colour(hue: 276, saturation: 0.55, lightness: 0.81),
    "magenta": Colour(hue: 305, saturation: 0.6, lightness: 0.8),
    "pink": Colour(hue: 340, saturation: 0.8, lightness: 0.86),
    "maroon": Colour(hue: 350, saturation: 0.35, lightness: 0.7),
    "brown": Colour(hue: 24, saturation: 0.35, lightness: 0.72),
    "gray": Colour(hue: 210, saturation: 0.08, lightness: 0.82),
    "grey": Colour(hue: 210, saturation: 0.08, lightness: 0.82),
    "silver": Colour(hue: 210, saturation: 0.1, lightness: 0.87),
    "black": Colour(hue: 210, saturation: 0.06, lightness: 0.66),
    "white": Colour(hue: 210, saturation: 0.1, lightness: 0.97),
  ]
}
