internal import LayoutCore
internal import LayoutText

/// The code of what holds no others.
enum LeafCode {
  /// The code of an item, a text, a spacer or a divider.
  static func code(of node: LayoutTree.Node) -> LayoutCode {
    LayoutCode(call: call(of: node))
  }

  private static func call(of node: LayoutTree.Node) -> CallCode {
    let id = node.id.map { [Argument(nil, .text($0))] } ?? []
    if node.isSpacer {
      let length = Argument.given("minLength", node.leastLength)
      return CallCode(name: "Spacer", arguments: length.map { [$0] } ?? [])
    }
    if node.isDivider { return CallCode(name: "Divider", arguments: id) }
    guard let text = node.text else { return CallCode(name: "Item", arguments: id) }
    return TextCode.call(text, id: node.id)
  }
}

/// A text: `Text("Hello", id: "title", fontSize: 13, lineLimit: 1)`.
enum TextCode {
  /// The font size where none is said.
  private static let defaultFontSize = 17.0
  /// What measures all texts that are not measured by the built-in widths.
  static let metrics = "metrics"

  static func call(_ text: TextContent, id: String?) -> CallCode {
    CallCode(name: "Text", arguments: arguments(text, id: id))
  }

  @ArgumentBuilder private static func arguments(_ text: TextContent, id: String?) -> [Argument] {
    Argument(nil, .text(text.text))
    id.map { Argument("id", .text($0)) }
    if text.font.weight == .regular, text.isMeasuredByDefault {
      Argument.given("fontSize", text.font.size, unless: defaultFontSize)
    } else {
      Argument("font", code: "Font(size: \(text.font.size.literal))\(text.font.weight == .bold ? ".bold()" : "")")
    }
    Argument.given("lineLimit", text.lineLimit)
    if !text.isMeasuredByDefault { Argument("measurer", code: metrics) }
  }
}
