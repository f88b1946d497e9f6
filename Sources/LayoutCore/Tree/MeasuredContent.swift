/// The measurer of an item, in a box of its own: few items have one, and nodes stay small.
@usableFromInline package final class MeasuredContent: Hashable, Sendable {
  private let content: Content

  /// Texts apart: every step asks for them, and to look at what type something is takes long.
  private enum Content {
    case text(TextContent)
    case other(any Measurer)
  }

  package init(_ measurer: some Measurer) {
    content = (measurer as? TextContent).map { .text($0) } ?? .other(measurer)
  }

  package var measurer: any Measurer {
    switch content {
    case .text(let text): text
    case .other(let measurer): measurer
    }
  }

  /// The measurer, if it is that of a text.
  package var text: TextContent? { if case .text(let text) = content { text } else { nil } }

  @usableFromInline package static func == (left: MeasuredContent, right: MeasuredContent) -> Bool {
    left === right || left.measurer.isEqual(to: right.measurer)
  }

  @usableFromInline package func hash(into hasher: inout Hasher) { measurer.hash(into: &hasher) }
}

extension Measurer {
  /// Whether another measurer is of the same type and equal.
  fileprivate func isEqual(to other: any Measurer) -> Bool { (other as? Self) == self }
}
