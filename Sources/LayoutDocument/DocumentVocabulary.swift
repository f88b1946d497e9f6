internal import HexagonGeometry
internal import LayoutCore
internal import LayoutGeometry
internal import LayoutText

/// The words of documents: types, their keys, and names that stand for values, as the formats that read them have them.
package struct DocumentVocabulary: Encodable {
  /// A type of layout.
  package struct LayoutType: Encodable {
    /// The name that stands behind `type`.
    package var name: String
    /// The keys of this type, besides its children and the keys that every layout has.
    package var keys: [String]
    /// The key of its children; `nil` where it has none.
    package var children: String?
  }

  /// Every type that a document can name.
  package var types: [LayoutType]
  /// The keys that every layout has.
  package var commonKeys: [String]
  /// The keys that a child of a grid has besides.
  package var cellKeys: [String]
  /// The keys of a row of a grid.
  package var rowKeys: [String]
  /// The names that may stand behind a key, where those of all types that have it are the same.
  package var names: [String: [String]]
  /// The names of the alignments of rows, and of columns, as stacks have them.
  package var stackAlignments: [String: [String]]
  /// The names of the alignments of a row of a grid.
  package var rowAlignments: [String]

  /// The words as they are.
  package init() {
    types = LayoutFormats.types.map { type in
      LayoutType(
        name: type.documentType, keys: type.members.map(\.key.stringValue), children: type.children?.key.stringValue)
    }
    commonKeys = LayoutFormats.commonMembers.map(\.key.stringValue).filter { $0 != "type" }
    cellKeys = CellFormat.members.map(\.key.stringValue)
    let row = GridRowFormat.members.map(\.key.stringValue)
    rowKeys = row.filter { $0 != GridRowFormat.children.key.stringValue }
    let distributions = Distribution.allCases.map(\.rawValue)
    let horizontal = AlignmentNames.horizontal.map(\.0)
    names = [
      "alignment": AlignmentNames.cells.map(\.0), "alignedInCell": AlignmentNames.cells.map(\.0),
      "anchor": AlignmentNames.both.map(\.0), "axis": StackAxis.allCases.map(\.rawValue),
      "columnAlignment": horizontal, "multilineTextAlignment": horizontal,
      "tieBreak": TieBreak.allCases.map(\.rawValue), "distribution": distributions,
      "horizontalDistribution": distributions, "verticalDistribution": distributions,
      "lineBreaking": LayoutCore.LineBreaking.allCases.map(\.rawValue),
      "coordinates": HexCoordinates.allCases.map(\.rawValue),
      "orientation": HexOrientation.allCases.map(\.rawValue), "contentMode": ContentMode.allCases.map(\.rawValue),
      "weight": Font.Weight.allCases.map(\.rawValue), "overflow": OverflowHandling.allCases.map(\.rawValue),
      "layoutDirection": LayoutDirection.allCases.map(\.rawValue),
    ]
    stackAlignments = Dictionary(
      uniqueKeysWithValues: StackAxis.allCases.map { axis in (axis.rawValue, AlignmentNames.stack(axis).map(\.0)) })
    rowAlignments = AlignmentNames.vertical.map(\.0)
  }
}
