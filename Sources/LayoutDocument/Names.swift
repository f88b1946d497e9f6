internal import LayoutCore
internal import LayoutGeometry

/// The names of alignments in documents.
///
/// The first name of a value is the one that is written.
enum AlignmentNames {
  static let both: [(String, Alignment)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
  ]
  /// The alignments of cells, some of which are by lines of text.
  static let cells: [(String, Alignment)] =
    both + [
      ("leadingFirstTextBaseline", .leadingFirstTextBaseline), ("firstTextBaseline", .centerFirstTextBaseline),
      ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
      ("leadingLastTextBaseline", .leadingLastTextBaseline), ("lastTextBaseline", .centerLastTextBaseline),
      ("trailingLastTextBaseline", .trailingLastTextBaseline),
    ]
  static let vertical: [(String, VerticalAlignment)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
    ("lastTextBaseline", .lastTextBaseline),
  ]
  static let horizontal: [(String, HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ]

  /// In a row, `top` and `bottom` read better than `leading` and `trailing`.
  static func stack(_ axis: StackAxis) -> [(String, StackAlignment)] {
    let names: [(String, StackAlignment)] = [("leading", .leading), ("center", .center), ("trailing", .trailing)]
    guard axis == .row else { return names }
    return names + [
      ("top", .leading), ("bottom", .trailing), ("firstTextBaseline", .firstTextBaseline),
      ("lastTextBaseline", .lastTextBaseline),
    ]
  }

  static func name<Value: Equatable>(of value: Value, in names: [(String, Value)]) -> String {
    names.first { $0.1 == value }?.0 ?? ""
  }
}

/// The names of axes in documents and reports.
enum AxisNames {
  static let all: [(String, Axis)] = [("horizontal", .horizontal), ("vertical", .vertical)]

  static func axis(named name: String) -> Axis? { all.first { $0.0 == name }?.1 }

  static func names(of axes: Axis.Set) -> [String] { all.filter { axes.contains($0.1) }.map(\.0) }

  static func name(of axis: Axis) -> String { axis == .horizontal ? "horizontal" : "vertical" }
}
