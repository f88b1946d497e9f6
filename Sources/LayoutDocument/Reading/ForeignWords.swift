/// Words that other systems have for what documents say, so that whoever writes one is told the word that is meant.
enum ForeignWords {
  /// By the word in small letters, without `-` and `_`: what it may mean, the likeliest first.
  ///
  /// A word with a point is a key of the object under another key.
  private static let keys: [String: [String]] = [
    "colspan": ["columns", "cellColumns"], "columnspan": ["columns", "cellColumns"],
    "rowspan": ["rows", "cellRows"], "gap": ["spacing", "horizontalSpacing"],
    "columngap": ["horizontalSpacing", "spacing"], "rowgap": ["verticalSpacing", "spacing"],
    "colgap": ["horizontalSpacing", "spacing"], "hgap": ["horizontalSpacing"], "vgap": ["verticalSpacing"],
    "minwidth": ["width.min"], "idealwidth": ["width.ideal"], "maxwidth": ["width.max"],
    "minheight": ["height.min"], "idealheight": ["height.ideal"], "maxheight": ["height.max"],
    "minimum": ["min"], "maximum": ["max"], "preferred": ["ideal"],
    "flex": ["stretch"], "flexgrow": ["stretch"], "grow": ["stretch"],
    "items": ["children", "cells", "rows", "alternatives"], "views": ["children", "cells", "rows", "alternatives"],
    "subviews": ["children", "cells", "rows", "alternatives"], "content": ["children", "cells", "rows", "text"],
    "name": ["id"], "identifier": ["id"], "key": ["id"], "kind": ["type"], "class": ["type"],
    "label": ["text"], "string": ["text"], "title": ["text"], "value": ["text"],
    "direction": ["axis", "layoutDirection"], "orientation": ["axis"], "flexdirection": ["axis"],
    "align": ["alignment", "alignedInCell"], "alignitems": ["alignment"], "alignself": ["alignedInCell"],
    "justify": ["distribution"], "justifycontent": ["distribution"], "margin": ["padding"], "margins": ["padding"],
    "ratio": ["aspectRatio"], "numberoflines": ["lineLimit"], "maxlines": ["lineLimit"], "size": ["fontSize"],
    "textalign": ["multilineTextAlignment"], "textalignment": ["multilineTextAlignment"],
    "priority": ["layoutPriority"], "relations": ["constraints"], "rules": ["constraints"], "dir": ["layoutDirection"],
  ]

  /// Words for what is said of each axis by a key of its own.
  private static let pairs: [String: [String]] = [
    "spacing": ["horizontalSpacing", "verticalSpacing"], "gap": ["horizontalSpacing", "verticalSpacing"],
    "distribution": ["horizontalDistribution", "verticalDistribution"],
  ]

  /// What layouts are called elsewhere, and how a document says that.
  private static let types: [String: String] = [
    "hstack": "\"stack\" with the axis \"row\"", "hbox": "\"stack\" with the axis \"row\"",
    "row": "\"stack\" with the axis \"row\"", "vstack": "\"stack\" with the axis \"column\"",
    "vbox": "\"stack\" with the axis \"column\"", "column": "\"stack\" with the axis \"column\"",
    "flex": "\"stack\" or \"flow\"", "wrap": "\"flow\"", "label": "\"text\"", "view": "\"item\"", "button": "\"item\"",
    "box": "\"item\"", "image": "\"item\"", "scrollview": "\"scroll\"", "absolute": "\"free\"", "table": "\"grid\"",
  ]

  /// What values that have names are called elsewhere: what it may mean, the likeliest first.
  private static let names: [String: [String]] = [
    "left": ["leading"], "right": ["trailing"], "start": ["leading", "top"], "end": ["trailing", "bottom"],
    "flexstart": ["leading", "top"], "flexend": ["trailing", "bottom"], "middle": ["center"],
    "topleft": ["topLeading"], "topright": ["topTrailing"], "bottomleft": ["bottomLeading"],
    "bottomright": ["bottomTrailing"], "baseline": ["firstTextBaseline"],
    "horizontal": ["row"], "vertical": ["column"], "row": ["horizontal"], "column": ["vertical"],
    "between": ["spaceBetween"], "around": ["spaceAround"], "evenly": ["spaceEvenly"],
    "ltr": ["leftToRight"], "rtl": ["rightToLeft"], "flat": ["flatTop"], "pointy": ["pointyTop"],
    "contain": ["fit"], "cover": ["fill"],
  ]

  /// The key that is meant by a foreign word, if it is one of the known keys or stands in one.
  static func key(_ word: String, among known: [String]) -> String? {
    keys[plain(word)]?.first { meant in known.contains(meant.prefix { $0 != "." }.description) }
  }

  /// The keys of both axes that a word may mean, where both are known and none for both axes at once is.
  static func pair(_ word: String, among known: [String]) -> [String]? {
    guard let pair = pairs[plain(word)], !known.contains("spacing"), pair.allSatisfy(known.contains) else { return nil }
    return pair
  }

  /// A sentence that says what is meant by a foreign name; `nil` for other names.
  static func name(_ word: String, among known: [String]) -> String? {
    let isType = known.contains("stack")
    let meant =
      isType ? types[plain(word)] : names[plain(word)]?.first(where: known.contains).map { "\"\($0)\"" }
    return meant.map { " Did you mean \($0)?" }
  }

  private static func plain(_ word: String) -> String { word.lowercased().filter { $0 != "-" && $0 != "_" } }
}
