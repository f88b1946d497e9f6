// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<LayoutSubviews.Index>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  let leaves: [Leaf]

  public var layoutDirection: LayoutDirection { .leftToRight }
  public var startIndex: Int { 0 }
  public var endIndex: Int { leaves.count }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(leaf: leaves[index]) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(leaves: Array(leaves[bounds])) }
}

public struct LayoutSubview: Equatable {
  let leaf: Leaf

  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    leaf.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  public var priority: Double { leaf.priority }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { leaf.measure(proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: leaf.measure(proposal), firstBaseline: leaf.firstBaseline, lastBaseline: leaf.lastBaseline)
  }
  public var spacing: ViewSpacing { leaf.spacing }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = leaf.measure(proposal)
    let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    leaf.place(CGRect(origin: origin, size: size), proposal)
  }
}

@available(*, unavailable)
extension LayoutSubview: Sendable {}

public struct ViewDimensions: Equatable {
  let size: CGSize
  let firstBaseline: CGFloat?
  let lastBaseline: CGFloat?

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide == .center ? size.width / 2 : 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .firstTextBaseline: firstBaseline ?? size.height
    case .lastTextBaseline: lastBaseline ?? size.height
    case .bottom: size.height
    case .center: size.height / 2
    default: 0
    }
  }
}

public struct ViewSpacing: Sendable {
  let length: CGFloat

  init(length: CGFloat) { self.length = length }
  public init() { length = 8 }
  public static let zero = ViewSpacing(length: 0)
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { max(length, next.length) }
}
