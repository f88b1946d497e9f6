public import LayoutGeometry
public import LinearModel

/// What a layout compiles into: its rules as linear constraints with priorities, before anything is reduced.
///
/// Placing most layouts needs none of this, since their lengths follow directly; the answers are the same.
public struct CompiledLayout: Sendable {
  /// A container with all that is decided together with it, along one axis, or along both where they depend on each other.
  public struct Region: Sendable {
    /// What the container is called: its id, or its place in the layout.
    public let container: String
    /// The axes along which it is decided.
    public let axes: Axis.Set
    /// The variables, named after ids and places, and the constraints, in points.
    public let model: Model
    /// What was said that led to constraints, in the user's words, by `Statement.index`.
    public let statements: [String]

    /// What a statement of its model says, in the user's words.
    public func words(of statement: Statement) -> String { statements[statement.index] }
  }

  /// The regions from the outermost inwards: what stands in a cell that it has no say in is a region of its own.
  public let regions: [Region]
}

extension CompiledLayout: CustomStringConvertible {
  /// Every constraint on a line of its own with its tier and, behind `#`, the statement that it comes from.
  public var description: String { text(of: nil) }

  /// The lines of one tier, or of all.
  ///
  /// - Parameter priority: The tier; `nil` for all of them.
  public func text(of priority: Priority?) -> String {
    regions.map { region in
      let axes = Axis.allCases.filter { region.axes.contains($0) }.map(\.lengthName).joined(separator: " and ")
      return "# The \(axes) of \(region.container)\n" + region.model.text(of: priority, commenting: region.words)
    }
    .joined(separator: "\n")
  }
}
