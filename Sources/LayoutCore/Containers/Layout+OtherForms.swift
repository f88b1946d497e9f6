public import LayoutGeometry

// Forms that people expect from SwiftUI and CSS. The compiler names the one that there is, where it would have listed what
// does not fit of each modifier with the name.
extension Layout {
  /// A string where layouts stand: the compiler says what to write instead.
  @available(
    *, unavailable, message: "What lies over a layout stands in braces: .overlay { Text(\"...\") }, or Item(\"...\")."
  )
  public func overlay(_ content: String, alignment: Alignment = .center) -> Self { self }

  /// A layout without braces: the compiler says what to write instead.
  @available(*, unavailable, message: "What lies over a layout stands in braces: .overlay { ... }.")
  public func overlay(_ content: some Layout, alignment: Alignment = .center) -> Self { self }

  /// A string where layouts stand: the compiler says what to write instead.
  @available(
    *, unavailable,
    message: "What lies behind a layout stands in braces: .background { Text(\"...\") }, or Item(\"...\")."
  )
  public func background(_ content: String, alignment: Alignment = .center) -> Self { self }

  /// A layout without braces: the compiler says what to write instead.
  @available(*, unavailable, message: "What lies behind a layout stands in braces: .background { ... }.")
  public func background(_ content: some Layout, alignment: Alignment = .center) -> Self { self }

  /// A percentage as CSS has it: the compiler says what to write instead.
  @available(
    *, unavailable, message: "A quarter of the layout around is .fraction(0.25), 20 points beside it .points(20)."
  )
  public func frame(width: String, height: String? = nil, alignment: Alignment? = nil) -> Self { self }

  /// A percentage as CSS has it: the compiler says what to write instead.
  @available(
    *, unavailable, message: "A quarter of the layout around is .fraction(0.25), 20 points beside it .points(20)."
  )
  public func frame(width: Double? = nil, height: String, alignment: Alignment? = nil) -> Self { self }

  /// A percentage as CSS has it: the compiler says what to write instead.
  @available(
    *, unavailable, message: "A quarter of the layout around is .fraction(0.25), 20 points beside it .points(20)."
  )
  public func frame(width: String, height: Double, alignment: Alignment? = nil) -> Self { self }
}

// Functions, not types: next to SwiftUI, its stacks of these names are what is meant.

/// A row as SwiftUI has it: the compiler says what to write instead.
@available(*, unavailable, message: "Children side by side are Stack(.row) { ... }.")
public func HStack<Content: Layout>(  // swift-format-ignore: AlwaysUseLowerCamelCase
  alignment: StackAlignment = .center, spacing: Double? = nil, @LayoutBuilder content: () -> Content
) -> Stack<Content> {
  Stack(.row, alignment: alignment, spacing: spacing, content: content)
}

/// A column as SwiftUI has it: the compiler says what to write instead.
@available(*, unavailable, message: "Children one below the other are Stack(.column) { ... }.")
public func VStack<Content: Layout>(  // swift-format-ignore: AlwaysUseLowerCamelCase
  alignment: StackAlignment = .center, spacing: Double? = nil, @LayoutBuilder content: () -> Content
) -> Stack<Content> {
  Stack(.column, alignment: alignment, spacing: spacing, content: content)
}
