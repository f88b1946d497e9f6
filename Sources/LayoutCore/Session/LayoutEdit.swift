public import LayoutGeometry

/// A change to a layout that a ``LayoutSession`` keeps.
///
/// Items are named by their ids, and so are containers of documents that give them one. An id is a string, or what its text was
/// written from, such as 7.
public struct LayoutEdit: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case propose(ProposedSize)
    case resize(String, width: LengthLimits, height: LengthLimits)
    case insert(LayoutTree, InsertionPlace)
    case remove(String)
    case change(String, ContentChange)
  }

  let kind: Kind

  /// Offers the root another size.
  public static func propose(_ size: ProposedSize) -> LayoutEdit { LayoutEdit(kind: .propose(size)) }

  /// Gives something a fixed width or height, or both, as `frame(width:height:)` does.
  ///
  /// - Parameters:
  ///   - id: The id of an item or a container.
  ///   - width: The width in points; `nil` leaves it as it is.
  ///   - height: The height in points; `nil` leaves it as it is.
  public static func resize(_ id: some LosslessStringConvertible, width: Double? = nil, height: Double? = nil)
    -> LayoutEdit
  {
    LayoutEdit(kind: .resize(String(id), width: LengthLimits(fixed: width), height: LengthLimits(fixed: height)))
  }

  /// Gives something lengths within limits, in place of all that was said about them.
  ///
  /// - Parameters:
  ///   - id: The id of an item or a container.
  ///   - width: The width; `nil` leaves it as it is.
  ///   - height: The height; `nil` leaves it as it is.
  public static func resize(_ id: some LosslessStringConvertible, width: Length? = nil, height: Length? = nil)
    -> LayoutEdit
  {
    LayoutEdit(
      kind: .resize(
        String(id), width: width.map { LengthLimits($0) } ?? .unlimited,
        height: height.map { LengthLimits($0) } ?? .unlimited))
  }

  /// Lets a text say something else, in the same font.
  ///
  /// - Parameters:
  ///   - id: The id of a ``Text``.
  ///   - text: What it says from now on.
  public static func rewrite(_ id: some LosslessStringConvertible, as text: String) -> LayoutEdit {
    LayoutEdit(kind: .change(String(id), .text(text)))
  }

  /// Moves the baselines of something, as ``Layout/baseline(first:last:)`` does.
  ///
  /// - Parameters:
  ///   - id: The id of an item.
  ///   - first: How far the baseline of the first line is below the top, in points; `nil` leaves it as it is.
  ///   - last: How far the baseline of the last line is below the top, in points; `nil` leaves it as it is.
  public static func moveBaseline(
    _ id: some LosslessStringConvertible, first: Double? = nil, last: Double? = nil
  ) -> LayoutEdit {
    LayoutEdit(kind: .change(String(id), .baselines(first: first, last: last)))
  }

  /// Gives something that keeps a ratio of width to height another one, as ``Layout/aspectRatio(_:contentMode:)`` does.
  ///
  /// - Parameters:
  ///   - id: The id of what keeps it.
  ///   - ratio: The width divided by the height, above 0.
  public static func reshape(_ id: some LosslessStringConvertible, aspectRatio ratio: Double) -> LayoutEdit {
    LayoutEdit(kind: .change(String(id), .aspectRatio(ratio)))
  }

  /// Puts a layout before something, into the same container.
  public static func insert(_ layout: some Layout, before id: some LosslessStringConvertible) -> LayoutEdit {
    LayoutEdit(kind: .insert(LayoutTree(layout), .before(String(id))))
  }

  /// Puts a layout behind something, into the same container.
  public static func insert(_ layout: some Layout, after id: some LosslessStringConvertible) -> LayoutEdit {
    LayoutEdit(kind: .insert(LayoutTree(layout), .after(String(id))))
  }

  /// Puts a layout behind all that stands in a container.
  public static func append(_ layout: some Layout, to container: some LosslessStringConvertible) -> LayoutEdit {
    LayoutEdit(kind: .insert(LayoutTree(layout), .lastIn(String(container))))
  }

  /// Takes something out, with all that is in it.
  public static func remove(_ id: some LosslessStringConvertible) -> LayoutEdit {
    LayoutEdit(kind: .remove(String(id)))
  }
}

/// What an edit changes about one node besides its lengths.
enum ContentChange: Hashable, Sendable {
  case text(String)
  case baselines(first: Double?, last: Double?)
  case aspectRatio(Double)
}

/// Where in a tree something new goes.
enum InsertionPlace: Hashable, Sendable {
  case before(String)
  case after(String)
  case lastIn(String)
}
