internal import Foundation

/// Puts a page together: its markup, its style, its script, and what it is about.
enum PageTemplate {
  /// The parts of the script in the order in which they stand in it; each file is one idea.
  private static let scripts = [
    PackageResources.numbers_js, PackageResources.elements_js, PackageResources.model_js,
    PackageResources.picture_js, PackageResources.ruler_js, PackageResources.reasons_js, PackageResources.open_js,
    PackageResources.document_js, PackageResources.page_js,
  ]

  static func html(title: String, data: String) -> String {
    let style = condensed(PackageResources.style_css)
    let script = "\"use strict\";\n(() => {\n" + scripts.map(condensed).joined(separator: "\n") + "\n})();\n"
    return filled(
      text(PackageResources.page_html),
      [
        "title": escaped(title), "policy": policy(style: style, script: script), "style": style,
        "data": embedded(data), "script": script,
      ])
  }

  /// Nothing is loaded, and nothing runs but what is written here.
  private static func policy(style: String, script: String) -> String {
    "default-src 'none'; img-src data:; style-src 'sha256-\(SecureHash.base64(of: style))'; "
      + "script-src 'sha256-\(SecureHash.base64(of: script))'; base-uri 'none'; form-action 'none'"
  }

  /// A text of JSON that cannot end the element that it stands in.
  static func embedded(_ json: String) -> String {
    var result = ""
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": result += "\\u003c"
      case ">": result += "\\u003e"
      case "&": result += "\\u0026"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text as it may stand in an element and in an attribute.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A template with each mark, such as `{{title}}`, replaced; what is put in is not looked at again.
  private static func filled(_ template: String, _ parts: [String: String]) -> String {
    template.split(separator: "{{", omittingEmptySubsequences: false).enumerated().map { index, piece in
      guard index > 0, let end = piece.range(of: "}}") else { return String(piece) }
      return (parts[String(piece[..<end.lowerBound])] ?? "") + piece[end.upperBound...]
    }.joined()
  }

  /// A script or a style without indents and without the comments on lines of their own, which only its authors need.
  private static func condensed(_ bytes: [UInt8]) -> String {
    text(bytes).split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.hasPrefix("//") && !$0.hasPrefix("/**") }.joined(separator: "\n")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
