internal import LayoutGeometry

/// Where the labels and the fields of a form layout stand, and which of the fields fill their column.
struct QtFieldGrowth {
  private let onlyExpanding: Bool
  private let none: Bool
  private let labels: FormAlignment

  init(_ properties: QtProperties) {
    none = properties.has("FieldsStayAtSizeHint", in: "fieldGrowthPolicy")
    onlyExpanding = properties.has("ExpandingFieldsGrow", in: "fieldGrowthPolicy")
    labels = FormAlignment(QtEnumerators(properties["labelAlignment"]))
  }

  /// A label is as large as it likes; beside a higher field it stands at the top, a little lower than that.
  func place(label part: inout FormPart) {
    guard !part.isSpacer else { return }
    part.alignment.horizontal = part.alignment.horizontal ?? labels.horizontal ?? .start
    part.keepsIdeal.insert(.horizontal)
    guard !part.expands.contains(.vertical), part.alignment.vertical == nil, var height = part.height else { return }
    height.maximum = min(height.maximum, (height.ideal * 7 / 4).rounded(.down))
    part.height = height
    part.alignment.vertical = .start
  }

  /// A field fills its column where the layout has it so; its column takes what is left in any case.
  func place(field part: inout FormPart) {
    part.floats.insert(.horizontal)
    guard none || (onlyExpanding && !part.expands.contains(.horizontal)) else { return }
    part.alignment.horizontal = part.alignment.horizontal ?? .start
    part.keepsIdeal.insert(.horizontal)
  }
}
