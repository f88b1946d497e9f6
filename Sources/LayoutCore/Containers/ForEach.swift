/// Layouts made from data, one for each element.
///
/// The data is walked when the layout is placed; nothing is kept for it. Data that is not `Sendable` is walked at once, and so is
/// that of a `for` loop, which may stand in place of this and captures whatever it likes.
public struct ForEach<Data: Sequence & Sendable, Content: Layout>: Layout, CustomStringConvertible {
  @usableFromInline let data: Data
  @usableFromInline let content: @Sendable (Data.Element) -> Content

  /// Creates layouts from data.
  ///
  /// - Parameters:
  ///   - data: What to walk.
  ///   - content: What an element looks like: any number of layouts.
  @inlinable public init(_ data: Data, @LayoutBuilder content: @escaping @Sendable (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  /// Appends the layouts of all elements, in order.
  @inlinable public func append(to tree: inout LayoutTree) {
    var elements = data.makeIterator()
    guard let first = elements.next() else { return }
    let start = tree.count
    content(first).append(to: &tree)
    // Most elements look alike, so the first one tells how much room all of them take.
    tree.reserve((tree.count - start) * (data.underestimatedCount - 1))
    while let element = elements.next() { content(element).append(to: &tree) }
  }
}

extension ForEach {
  /// With the ids of SwiftUI, which nothing here needs: the compiler says what to write instead.
  @available(
    *, unavailable, message: "Leave out `id:`. What is placed is found by ids of its own, such as Item($0.name)."
  )
  public init<ID>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @LayoutBuilder content: @escaping @Sendable (Data.Element) -> Content
  ) {
    self.init(data, content: content)
  }
}

extension ForEach where Data == [Content] {
  /// Creates layouts from data of any kind, which is walked at once.
  ///
  /// - Parameters:
  ///   - data: What to walk.
  ///   - content: What an element looks like: any number of layouts.
  @inlinable public init<Elements: Sequence>(_ data: Elements, @LayoutBuilder content: (Elements.Element) -> Content) {
    self.init(data.map(content)) { $0 }
  }
}
