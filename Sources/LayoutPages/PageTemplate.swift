internal import Foundation

/// Puts a page together: its markup, its style, its script, and what it is about.
package struct PageTemplate {
  /// The parts of the script in the order in which they stand in it; each file is one idea.
  private static let scripts = [
    PackageResources.numbers_js, PackageResources.elements_js, PackageResources.model_js,
    PackageResources.picture_js, PackageResources.ruler_js, PackageResources.reasons_js, PackageResources.open_js,
    PackageResources.document_js, PackageResources.page_js,
  ]

  private let title: String
  private let data: String
  private let style: String
  private let script: String
  private let editor: String
  private let connectsToItsOrigin: Bool

  /// The page that shows what is in its data, and changes nothing.
  ///
  /// - Parameter data: JSON.
  init(title: String, data: String) {
    self.init(title: title, data: data, scripts: [PackageResources.start_js])
  }

  /// A page with an editor.
  ///
  /// - Parameters:
  ///   - data: JSON.
  ///   - style: What its style says besides that of the page.
  ///   - editor: Markup that stands above the picture.
  ///   - scripts: What runs behind the scripts of the page.
  ///   - connectsToItsOrigin: Whether it may ask the server that it comes from.
  package init(
    title: String, data: String, style: [[UInt8]] = [], editor: [UInt8] = [], scripts: [[UInt8]],
    connectsToItsOrigin: Bool = false
  ) {
    self.title = title
    self.data = data
    self.style = ([PackageResources.style_css] + style).map(Self.condensed).joined(separator: "\n")
    script =
      "\"use strict\";\n(() => {\n" + (Self.scripts + scripts).map(Self.condensed).joined(separator: "\n") + "\n})();\n"
    self.editor = Self.text(editor)
    self.connectsToItsOrigin = connectsToItsOrigin
  }

  /// The whole page.
  package var html: String {
    Self.filled(
      Self.text(PackageResources.page_html),
      [
        "title": Self.escaped(title), "policy": policy, "style": style, "editor": editor,
        "data": Self.embedded(data), "script": script,
      ])
  }

  /// The content security policy: nothing is loaded, and nothing runs but what is written here.
  package var policy: String {
    "default-src 'none'; img-src data:; \(connectsToItsOrigin ? "connect-src 'self'; " : "")"
      + "style-src 'sha256-\(SecureHash.base64(of: style))'; script-src 'sha256-\(SecureHash.base64(of: script))'; "
      + "base-uri 'none'; form-action 'none'"
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
  package static func escaped(_ text: String) -> String {
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
    template.components(separatedBy: "{{").enumerated().map { index, piece in
      guard index > 0, let end = piece.range(of: "}}") else { return piece }
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
