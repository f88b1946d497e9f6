internal import LayoutGeometry

// Widgets without others in them.
extension GTKReader {
  func item(_ widget: GTKWidget) -> FormPart {
    let id = id(widget.id)
    let written = Self.withoutMarks(widget.string("label") ?? widget.string("title") ?? "", widget)
    if widget.className == "GtkLabel", widget.flag("wrap") == true {
      var words = LayoutDescription(type: "text", id: id)
      words["text"] = .text(written)
      words["fontSize"] = .number(text.font.size)
      notes.estimate(widget.element, widget.id ?? "")
      return FormPart(description: words)
    }
    let size = size(of: widget, written)
    var part = FormPart(description: LayoutDescription(type: "item", id: id))
    part.width = .atLeast(size.width)
    part.height = .atLeast(size.height)
    let isSaid = widget.number("width-request") != nil && widget.number("height-request") != nil
    if !isSaid, size != .zero { notes.estimate(widget.element, widget.id ?? widget.className) }
    return part
  }

  /// The size that a widget likes in the theme Adwaita, to the extent that it does not follow from text.
  private func size(of widget: GTKWidget, _ written: String) -> Size {
    let text = text.size(of: written)
    switch widget.className {
    case "GtkLabel", "GtkAccelLabel":
      let characters = max(widget.number("width-chars") ?? 0, 0)
      return Size(width: max(text.width, min(characters, 1000) * 8), height: text.height)
    case "GtkButton", "GtkToggleButton", "GtkMenuButton", "GtkLinkButton", "GtkFontButton", "GtkFileChooserButton":
      return Size(width: max(text.width + 20, 34), height: 34)
    case "GtkCheckButton", "GtkRadioButton": return Size(width: text.width + 24, height: max(text.height, 22))
    case "GtkEntry", "GtkSearchEntry", "GtkPasswordEntry", "GtkText":
      let characters = widget.number("width-chars").flatMap { $0 > 0 ? min($0, 1000) : nil } ?? 20
      return Size(width: characters * 8 + 18, height: 34)
    case "GtkSpinButton": return Size(width: 120, height: 34)
    case "GtkComboBox", "GtkComboBoxText", "GtkDropDown", "GtkAppChooserButton":
      let items = widget.element.first("items")?.children("item").map(\.text) ?? []
      return Size(width: max(self.text.width(ofWidest: items) + 44, 80), height: 34)
    case "GtkSwitch": return Size(width: 48, height: 26)
    case "GtkScale", "GtkProgressBar", "GtkLevelBar": return Size(width: 150, height: 20)
    case "GtkImage", "GtkSpinner":
      let side = min(max(widget.number("pixel-size") ?? 16, 0), 10_000)
      return Size(width: max(side, 0), height: max(side, 0))
    case "GtkSeparator", "GtkHSeparator", "GtkVSeparator": return Size(width: 1, height: 1)
    case "GtkCalendar": return Size(width: 250, height: 220)
    case "GtkMenuBar", "GtkPopoverMenuBar", "GtkStatusbar", "GtkToolbar": return Size(width: 0, height: 30)
    case "GtkBox", "GtkGrid", "GtkDrawingArea", "GtkTextView", "GtkTreeView", "GtkListBox", "GtkListView",
      "GtkIconView",
      "GtkFlowBox", "GtkViewport", "GtkFrame":
      return .zero
    default:
      if text.width == 0 {
        notes.lose(
          widget.element, widget.id ?? "", "The class \(widget.className.inQuotes) is not known. Taken as empty.")
      }
      return text.width == 0 ? .zero : text
    }
  }

  /// `_File` is shown as File where underlines mark access keys, and `__` as one.
  private static func withoutMarks(_ text: String, _ widget: GTKWidget) -> String {
    guard widget.flag("use-underline") == true else {
      return widget.flag("use-markup") == true ? QtText.plain(text) : text
    }
    return text.split(separator: "__", omittingEmptySubsequences: false).map { $0.filter { $0 != "_" } }
      .joined(separator: "_")
  }
}
