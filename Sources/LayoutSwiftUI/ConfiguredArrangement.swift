#if canImport(SwiftUI)
  public import ConstraintLayout
  public import SwiftUI

  /// An arrangement with an engine or a report of its own.
  public struct ConfiguredArrangement<Base: ViewArrangement>: ViewArrangement {
    let base: Base
    let ownEngine: LayoutEngine?
    let ownReport: (@Sendable (Result<Placement, any Error>) -> Void)?

    /// The properties of the arrangement that is configured.
    public static var layoutProperties: LayoutProperties { Base.layoutProperties }

    /// What the arrangement that is configured says.
    public func description(of views: ArrangedViews) -> Base.Description { base.description(of: views) }

    /// The engine that was given, or that of the arrangement.
    public var engine: LayoutEngine { ownEngine ?? base.engine }

    /// Passes the result to the arrangement and then to the closure that was given.
    public func report(_ result: Result<Placement, any Error>) {
      base.report(result)
      ownReport?(result)
    }
  }

  extension ViewArrangement {
    /// Places views with another engine, such as one on another solver.
    ///
    /// Of its options, `overflow` and `layoutDirection` are as SwiftUI needs them, whatever they say.
    public func engine(_ engine: LayoutEngine) -> ConfiguredArrangement<Self> {
      ConfiguredArrangement(base: self, ownEngine: engine, ownReport: nil)
    }

    /// Reports each placement with its diagnosis, and each error; see ``ViewArrangement/report(_:)``.
    ///
    /// - Parameter report: What takes the results, on whatever thread SwiftUI places views on.
    public func reporting(
      _ report: @escaping @Sendable (Result<Placement, any Error>) -> Void
    ) -> ConfiguredArrangement<Self> {
      ConfiguredArrangement(base: self, ownEngine: nil, ownReport: report)
    }
  }
#endif
