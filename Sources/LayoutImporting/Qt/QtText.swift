/// What is written on widgets, without what is not shown of it.
enum QtText {
  /// The text without the mark of the access key, and without the tags of rich text.
  static func plain(_ text: String) -> String {
    isRich(text) ? withoutTags(text) : withoutMarks(text)
  }

  private static func isRich(_ text: String) -> Bool {
    guard let open = text.firstIndex(of: "<"), let close = text[open...].firstIndex(of: ">") else { return false }
    return text.index(after: open) < close
  }

  /// `&File` is shown as File, and `&&` as one ampersand.
  private static func withoutMarks(_ text: String) -> String {
    var shown = ""
    var isMarked = false
    for character in text {
      if character == "&", !isMarked {
        isMarked = true
      } else {
        shown.append(character)
        isMarked = false
      }
    }
    return shown
  }

  private static func withoutTags(_ text: String) -> String {
    var shown = ""
    var tag: String?
    for character in text {
      switch (character, tag) {
      case ("<", nil): tag = ""
      case (">", let open?):
        if ["br", "br/", "/p", "/li", "/div"].contains(open.lowercased()) { shown.append("\n") }
        tag = nil
      case (_, let open?): tag = open + String(character)
      case (_, nil): shown.append(character)
      }
    }
    for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", " "), ("&amp;", "&")] {
      shown = shown.split(separator: entity, omittingEmptySubsequences: false).joined(separator: character)
    }
    return XMLText.trimmed(shown)
  }

  /// The standard buttons of a dialog, with what is written on each where that is not the name.
  private static let buttonTitles = [
    "SaveAll": "Save All", "YesToAll": "Yes to All", "NoToAll": "No to All", "RestoreDefaults": "Restore Defaults",
    "Ok": "OK",
  ]

  /// How wide the buttons of a dialog are, in a row.
  static func buttonBoxWidth(_ properties: QtProperties, _ text: TextEstimate) -> Double {
    let names = (properties["standardButtons"] ?? "").split(separator: "|").compactMap { $0.split(separator: ":").last }
      .map { XMLText.trimmed(String($0)) }.filter { $0 != "NoButton" && !$0.isEmpty }
    let widths = names.map { max(text.size(of: buttonTitles[$0] ?? $0).width + 24, 80) }
    return widths.reduce(0, +) + QtReader.spacing * Double(max(widths.count - 1, 0))
  }
}
