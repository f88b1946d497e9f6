internal import LayoutGeometry

/// The size that a view has by what it shows, along the axes along which it has one.
struct IntrinsicSize {
  var width: Double?
  var height: Double?
  /// Where its last line of text stands, below its top.
  var baseline: Double?

  subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

  var isEmpty: Bool { width == nil && height == nil }

  /// What a view shows, by the kinds of views of macOS and iOS.
  ///
  /// Text is measured with the metrics that come with the package; the rest are the lengths of the systems' controls.
  init(of view: FormElement, in file: InterfaceBuilderFile) {
    let text = TextEstimate(fontSize: Self.fontSize(of: view, isForMac: file.isForMac))
    let written = InterfaceBuilderFile.writtenText(view)
    let size = text.size(of: written)
    let cell = InterfaceBuilderFile.cell(of: view)
    switch view.name {
    case "label": (width, height) = (size.width, max(size.height, text.lineHeight))
    case "textField" where file.isForMac, "secureTextField" where file.isForMac, "searchField", "tokenField",
      "comboBox":
      // What can be typed into is as wide as its surroundings say.
      let isLabel = view.name == "textField" && cell?[attribute: "editable"] != "YES"
      width = isLabel ? size.width : nil
      height = isLabel ? max(size.height, 16) : 21
    case "textField", "secureTextField": (width, height) = (max(size.width + 14, 97), 34)
    case "button" where file.isForMac:
      let isChoice = ["check", "radio"].contains(cell?[attribute: "type"])
      let image = file.image(cell?[attribute: "image"])
      (width, height) = (
        max(size.width + (isChoice ? 20 : 32), image?.width ?? 0), max(isChoice ? 16 : 20, image?.height ?? 0)
      )
    case "button":
      let image = file.image(view.first("state")?[attribute: "image"])
      (width, height) = (max(size.width + (image?.width ?? 0), 30), max(size.height + 12, image?.height ?? 0, 30))
    case "popUpButton": (width, height) = (Self.widestItem(of: cell, text) + 40, 20)
    case "segmentedControl": (width, height) = (Self.segments(of: view, text), file.isForMac ? 22 : 31)
    case "imageView":
      let image = file.image(cell?[attribute: "image"] ?? view[attribute: "image"])
      (width, height) = (image?.width, image?.height)
    case "switch": (width, height) = file.isForMac ? (38, 22) : (51, 31)
    case "stepper": (width, height) = file.isForMac ? (15, 22) : (94, 32)
    case "activityIndicatorView": (width, height) = (20, 20)
    case "slider": height = file.isForMac ? 20 : 30
    case "progressView": height = 4
    case "progressIndicator":
      let isRound = view[attribute: "style"] == "spinning"
      (width, height) = isRound ? (view[attribute: "controlSize"] == "small" ? 16 : 32, 32) : (nil, 20)
      if isRound { height = width }
    case "pageControl": (width, height) = (39, 28)
    case "datePicker": (width, height) = file.isForMac ? (96, 21) : (320, 216)
    case "searchBar": height = 56
    case "colorWell": (width, height) = (44, 24)
    default: break
    }
    if !written.isEmpty || view.name == "textField", let height {
      baseline = (height - text.font.lineHeight) / 2 + text.font.ascender
    }
  }

  private static func fontSize(of view: FormElement, isForMac: Bool) -> Double {
    let fonts = [view, InterfaceBuilderFile.cell(of: view)].compactMap(\.self).flatMap { element in
      element.children.filter { $0.name == "font" || $0.name == "fontDescription" }
    }
    let said = fonts.compactMap { font -> Double? in
      if let size = font.number(attribute: "size") ?? font.number(attribute: "pointSize") { return size }
      switch font[attribute: "metaFont"] {
      case "smallSystem", "label", "message": return 11
      case "miniSystem", "cellTitle": return 9
      default: return nil
      }
    }
    return min(max(said.first ?? (isForMac ? 13 : 17), 1), 1000)
  }

  private static func widestItem(of cell: FormElement?, _ text: TextEstimate) -> Double {
    let items = cell?.first("menu")?.first("items")?.children("menuItem") ?? []
    return text.width(ofWidest: items.compactMap { $0[attribute: "title"] } + [cell?[attribute: "title"] ?? ""])
  }

  private static func segments(of view: FormElement, _ text: TextEstimate) -> Double {
    let segments = (InterfaceBuilderFile.cell(of: view) ?? view).first("segments")
    let titles = segments?.children.map { $0[attribute: "label"] ?? $0[attribute: "title"] ?? "" } ?? []
    return titles.map { max(text.size(of: $0).width + 16, 32) }.reduce(0, +)
  }
}
