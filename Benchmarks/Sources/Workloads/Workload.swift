public import ConstraintLayout
// For the whole program of everything, as plain GLPK sees it.
@_spi(Reference) internal import LayoutCore

/// A layout of some number of items, with its data prepared, so that the engine's work is what is left to be timed.
public protocol Workload: Sendable {
  /// What the description is made of.
  associatedtype Content: Layout

  /// The name in tables and files; without spaces and slashes, since files of thresholds are named by it.
  static var name: String { get }

  /// The numbers of items that it is measured with.
  static var sizes: [Int] { get }

  /// Prepares the ids and lengths that a program would have at hand.
  init(items: Int)

  /// How the engine is to work.
  var options: LayoutEngine.Options { get }

  /// The size that is offered.
  var proposal: ProposedSize { get }

  /// The description, made anew from the data.
  func description() -> Content

  /// What a run is counted by.
  static var counts: [Count] { get }

  /// The whole path once: from the data to where everything stands.
  mutating func run(on engine: LayoutEngine) async throws -> Outcome

  /// The whole path once, as it is timed: to the sum of all edges of what a program has to draw.
  mutating func perform(on engine: LayoutEngine) async throws -> Double

  /// What comes after the description, as it is timed.
  mutating func place(_ tree: LayoutTree, on engine: LayoutEngine) async throws -> Double
}

extension Workload {
  /// From a dialog to a sheet that no screen shows.
  public static var sizes: [Int] { [10, 100, 1_000, 10_000, 100_000] }

  /// Fixes are asked for only where diagnosis is what is measured; ranges are found all the same.
  public var options: LayoutEngine.Options {
    var options = LayoutEngine.Options()
    options.triesFixes = false
    return options
  }

  /// Nothing is offered: everything gets its ideal size.
  public var proposal: ProposedSize { .unspecified }

  /// What placing takes.
  public static var counts: [Count] { Count.efforts }

  /// Describes the layout and places it.
  public mutating func run(on engine: LayoutEngine) throws -> Outcome {
    .placement(try engine.place(description(), in: proposal))
  }

  /// Describes the layout, places it and reads every rectangle.
  public mutating func perform(on engine: LayoutEngine) async throws -> Double { try await run(on: engine).sum }

  /// Places the description and reads every rectangle.
  public mutating func place(_ tree: LayoutTree, on engine: LayoutEngine) throws -> Double {
    try engine.place(tree, in: proposal).sumOfEdges
  }

  /// An engine with the options of this workload.
  ///
  /// - Parameter presolve: Whether it places as users do; otherwise the solver gets the whole program of everything.
  public func engine(presolve: Presolve = .on) -> LayoutEngine {
    LayoutEngine(options: presolve == .on ? options : options.withWholeProgram)
  }
}

/// All workloads there are.
public enum WorkloadCatalogue {
  /// The workloads in the order of their numbers.
  public static let all = placed + changed

  /// What is placed from its description, and what W6 changes.
  private static let placed: [any Workload.Type] = [
    Chain.self, FlexibleRow.self, Balanced.self, PlainGrid.self, SpanGrid.self, Edits.self, Resizing.self,
    CellEdits.self, ShallowNesting.self, DeepNesting.self, Hexagons.self, Comb.self, AmbiguousGrid.self,
    Cards.self, Gallery.self, Dashboard.self, Panels.self,
    RoomyNesting.self, TightNesting.self, TextRows.self, EqualWidths.self, Inequalities.self, SoftPairs.self,
    AlignedEdges.self, SpansOnly.self, LongTexts.self, RowsWithText.self, RowsWithRatio.self,
    RowsWithBaselinePair.self, RowsWithLazyGrid.self, RowsWithAdaptiveGrid.self,
    RowsWithHexagon.self, RowsWithRelation.self, RowsWithFrame.self,
    RowsWithSpacer.self, RowsWithNothingSpecial.self, TooWide.self, RelationCycle.self, ManyLayouts.self,
    FreeChain.self, Views.self, WrappedItems.self, Tags.self, Layers.self, ExplicitGrid.self,
  ]

  /// Sessions on others of them.
  private static let changed =
    changes(of: Cards.self) + changes(of: Dashboard.self) + changes(of: RoomyNesting.self)
    + changes(of: TightNesting.self) + changes(of: TextRows.self) + changes(of: Inequalities.self)
    + changes(of: SpansOnly.self)

  private static func changes<Base: ChangingLayout>(of base: Base.Type) -> [any Workload.Type] {
    [ChangedLayout<Base, ContainerChange>.self, ChangedLayout<Base, ItemChange>.self]
  }

  /// The workload of a name.
  public static func workload(named name: String) -> (any Workload.Type)? { all.first { $0.name == name } }
}
