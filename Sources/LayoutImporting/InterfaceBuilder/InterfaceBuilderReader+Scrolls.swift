internal import LayoutGeometry

// Views that show a part of what is in them.
extension InterfaceBuilderReader {
  /// What scrolls: where it shows text or a table, one rectangle; else what it holds.
  func scroll(_ view: FormElement) throws -> FormPart {
    let clip = view.children.first { $0.name == "clipView" }
    let content = Array((clip ?? view).first("subviews")?.children.map { $0 } ?? []).filter {
      file.isView($0) && !file.isPart($0)
    }
    let id = id(of: view)
    guard !content.isEmpty else {
      // A table or text fills it, so constraints about that are about the whole.
      for inner in [clip].compactMap(\.self) + (clip?.first("subviews")?.children.map { $0 } ?? []) {
        name(inner[attribute: "id"] ?? "", id)
      }
      return FormPart(description: LayoutDescription(type: "item", id: id), expands: .all)
    }
    let inner = newID("\(id).content")
    // Constraints of what is in it are about how far it scrolls.
    if let clip {
      name(clip[attribute: "id"] ?? "", inner)
      keepConstraints(of: clip)
    }
    nameGuides(ofScroll: view, id, content: inner)
    let shown = try free(clip ?? view, id: inner, content).finished
    // On iOS constraints alone say how large the content is, along both axes.
    let along = file.isForMac ? shown : scrolled(along: .vertical, shown)
    return FormPart(description: scrolled(along: file.isForMac ? .vertical : .horizontal, along, id: id), expands: .all)
  }

  private func scrolled(along axis: Axis, _ content: LayoutDescription, id: String? = nil) -> LayoutDescription {
    var scroll = LayoutDescription(type: "scroll", id: id)
    scroll["axis"] = .text(axis == .vertical ? "vertical" : "horizontal")
    scroll["children"] = .layouts([content])
    return scroll
  }

  /// Names the guides of a view of iOS that scrolls: one stands for what is in it, one for itself.
  private func nameGuides(ofScroll view: FormElement, _ id: String, content: String) {
    guard !file.isForMac else { return }
    keepContent(content, ofScroll: view[attribute: "id"] ?? "")
    for guide in view.children("viewLayoutGuide") {
      switch guide[attribute: "key"] {
      case Self.contentGuide: name(guide[attribute: "id"] ?? "", content)
      case Self.frameGuide: name(guide[attribute: "id"] ?? "", id)
      default: continue
      }
    }
  }

  private static let contentGuide = "contentLayoutGuide"
  private static let frameGuide = "frameLayoutGuide"

  /// Whether a guide stands for something that has an id of its own.
  static func isOfScroll(_ guide: FormElement) -> Bool {
    [contentGuide, frameGuide].contains(guide[attribute: "key"])
  }
}
