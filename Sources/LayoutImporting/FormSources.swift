internal import LayoutCore
internal import LinearModel

/// A tool whose files are read; one conforming type, in a folder of its own, for each.
protocol FormSource: SendableMetatype {
  /// What its files are called.
  static var name: String { get }

  /// Whether a file is one of this tool.
  static func reads(_ root: FormElement) -> Bool

  /// Reads what can be laid out in a file, in its order.
  ///
  /// - Throws: A `LayoutError` where something stands deeper than a layout may.
  static func forms(in root: FormElement, limits: Limits) throws -> [Form]
}

/// The tools whose files are read.
enum FormSources {
  static let all: [any FormSource.Type] = [
    QtForm.self, GTKInterface.self, InterfaceBuilderDocument.self, HTMLPage.self,
  ]

  /// The error for a file that is of none of them.
  static func unknown(_ root: FormElement) -> LayoutError {
    let names = all.map { $0.name }.joined(separator: ", ")
    return root.failure("The element \(root.name.inQuotes) begins no file that is known. Those are: \(names).")
  }
}
