internal import LayoutCore
internal import LinearModel

/// A xib or a storyboard of Interface Builder; each view that stands in no other is a form.
enum InterfaceBuilderDocument: FormSource {
  static let name = "Interface Builder"

  static func reads(_ root: FormElement) -> Bool {
    root.name == "document" && (root[attribute: "type"] ?? "").contains("InterfaceBuilder")
  }

  static func forms(in root: FormElement, limits: Limits) throws -> [Form] {
    let file = InterfaceBuilderFile(root)
    var forms: [Form] = []
    // What one form does not show, such as the cells of a table, is a form of its own.
    var seen: Set<Int> = []
    for element in root.all where file.isView(element) && !file.isPart(element) {
      guard !seen.contains(element.index) else { continue }
      let reader = InterfaceBuilderReader(file, limits: limits)
      let layout = try reader.root(element)
      seen.formUnion(reader.seen)
      let size = file.frame(of: element)?.size
      forms.append(
        Form(
          name: file.formName(of: element), layout: layout, proposal: (size?.width, size?.height),
          notes: reader.notes.all,
          line: element.line))
    }
    return forms
  }
}
