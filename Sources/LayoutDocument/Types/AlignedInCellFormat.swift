internal import LayoutCore
internal import LayoutGeometry

/// How a layout is aligned in the cell that it stands in, whatever its container says.
///
/// `"alignedInCell": "bottomTrailing"`
enum AlignedInCellFormat {
  static let key: DocumentKey = "alignedInCell"
  static let member = DocumentMember(
    key, .name(in: AlignmentNames.cells), "How the layout is aligned in its cell, whatever its container says.")

  static func alignment(of object: ObjectReader) throws -> Alignment? {
    try object.name(key, in: AlignmentNames.cells)
  }

  static func write(_ alignment: Alignment?, to container: ObjectWriter) {
    guard let alignment else { return }
    container.encode(AlignmentNames.name(of: alignment, in: AlignmentNames.cells), forKey: key)
  }
}
