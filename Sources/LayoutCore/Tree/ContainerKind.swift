package import LayoutGeometry

/// A kind of container: what it is told besides its children, and what that means.
///
/// Each kind conforms beside its public type, in a file of its own under `Containers`; ``LayoutCatalogue`` lists them. What
/// is no container (an item, a spacer, a divider, a row of a grid) is told nothing of this.
package protocol ContainerKind: Hashable, Sendable {
  /// The name of the public type.
  static var name: String { get }
  /// The name that documents have for it.
  static var documentType: String { get }
  /// The key under which documents list its children.
  static var childrenKey: String { get }
  /// The key in that list under which a child stands; `nil` where it stands there itself.
  static var childKey: String? { get }
  /// The key by which documents say it of the one layout in it; `nil` where it is a layout of its own only.
  static var wrapperKey: String? { get }
  /// Whether it stands around its first child, which all else in it is attached to; so it has no lengths but those of that.
  static var attaches: Bool { get }
  /// Whether what is attached is drawn behind the first child.
  static var drawsAttachedBehind: Bool { get }
  /// The keys `columns` and `rows`, as far as documents say with them what its tracks are, not what its cell covers.
  static var trackKeys: Set<String> { get }

  /// The axis along which children stand one after the other, if they do.
  var lineAxis: Axis? { get }
  /// The axes along which what stands in it may be as long as a part of it.
  var fractionAxes: Axis.Set { get }
  /// The axes along which it takes all that it is given, and distributes what no child takes.
  var distributedAxes: Axis.Set { get }
  /// The axis along which its children take their ideal lengths and may be longer than it is, if there is one.
  var scrollAxis: Axis? { get }
  /// Whether something in it is decided by the space that is there: alternatives, or the number of tracks.
  var dependsOnSpace: Bool { get }
  /// Whether its width and its height follow from each other.
  var couplesAxes: Bool { get }
  /// Whether its children take all of their cells, whatever their own limits say; what is attached never does.
  var filling: ChildFilling { get }

  /// Says which child stands in which tracks.
  func lay(out tracks: inout some TrackWriter)

  /// Visits every length that it is told and may change it: the one list for checks, scaling and trials of causes.
  mutating func eachDistance(_ body: (Distance, inout Double?) -> Void)

  /// Checks what can be wrong with it besides its distances.
  ///
  /// - Throws: A ``LayoutError`` that names the place.
  func check(_ node: Int, in tree: LayoutTree, limits: Limits) throws

  /// The kind as a node has it.
  var nodeKind: LayoutTree.Kind { get }
}

extension ContainerKind {
  /// As in Swift, with a small letter first.
  package static var documentType: String { name.prefix(1).lowercased() + name.dropFirst() }

  package static var childrenKey: String { "children" }
  package static var childKey: String? { nil }
  package static var wrapperKey: String? { nil }
  package static var attaches: Bool { false }
  package static var drawsAttachedBehind: Bool { false }
  package static var trackKeys: Set<String> { [] }

  package var lineAxis: Axis? { nil }
  package var fractionAxes: Axis.Set { [] }
  package var distributedAxes: Axis.Set { [] }
  package var scrollAxis: Axis? { nil }
  package var dependsOnSpace: Bool { false }
  package var couplesAxes: Bool { false }
  package var filling: ChildFilling { .never }

  /// Whether its children take all of their cells.
  ///
  /// - Parameter isFilled: Whether it has to take all of the cell that it stands in.
  package func fillsCells(isFilled: Bool) -> Bool {
    switch filling {
    case .never: false
    case .always: true
    case .handedOn: isFilled
    }
  }

  package mutating func eachDistance(_ body: (Distance, inout Double?) -> Void) {}

  package func check(_ node: Int, in tree: LayoutTree, limits: Limits) throws {}

  /// Visits every length that it is told.
  func visitDistances(_ body: (Distance, Double?) -> Void) {
    var copy = self
    copy.eachDistance { body($0, $1) }
  }
}

/// Whether the children of a container take all of their cells.
package enum ChildFilling: Sendable {
  /// They stand in them as their limits say.
  case never
  /// They do, in any case.
  case always
  /// They do where the container has to do so itself.
  case handedOn
}

/// A length that a container is told, besides what is said of its children.
package struct Distance: Hashable, Sendable {
  /// What a distance is for.
  package enum Role: Hashable, Sendable {
    /// A gap between neighbours along an axis; `nil` where it is along none alone, as between hexagons.
    case gap(Axis?)
    /// What is left free at an edge.
    case inset
    /// The length of a track, or its least one.
    case track
    /// The greatest length of a track, which asks for nothing.
    case greatestTrack
  }

  package let role: Role
  /// The key under which documents say it.
  package let key: String
  /// The key of the object that it is in, if it is in one.
  package let object: String?

  package init(_ role: Role, _ key: String, in object: String? = nil) {
    self.role = role
    self.key = key
    self.object = object
  }
}

/// Something that is done with a container, whatever its kind.
package protocol ContainerVisitor<Failure> {
  associatedtype Failure: Error

  mutating func visit(_ kind: some ContainerKind) throws(Failure)
}

extension LayoutTree.Kind {
  /// What it is as a container, and `nil` where it is none.
  package var container: (any ContainerKind)? {
    var finder = ContainerFinder()
    accept(&finder)
    return finder.found
  }

  /// The same kind with other lengths, as far as it is told any.
  package func changingDistances(_ change: (Distance, inout Double?) -> Void) -> LayoutTree.Kind {
    guard var container else { return self }
    container.eachDistance(change)
    return container.nodeKind
  }

  /// The same kind of container with other gaps along an axis; `nil` where gaps are not told by one number.
  func spaced(_ length: Double, _ axis: Axis) -> LayoutTree.Kind? {
    var hasGaps = false
    let changed = changingDistances { distance, value in
      guard distance.role == .gap(axis) else { return }
      value = length
      hasGaps = true
    }
    return hasGaps ? changed : nil
  }
}

private struct ContainerFinder: ContainerVisitor {
  var found: (any ContainerKind)?

  mutating func visit(_ kind: some ContainerKind) { found = kind }
}

/// Lets a length that is always there be visited like one that may be left out.
func visit(_ length: inout Double, _ distance: Distance, _ body: (Distance, inout Double?) -> Void) {
  var value: Double? = length
  body(distance, &value)
  if let value { length = value }
}
