/// The kinds of layouts that hold others: the one list of them.
///
/// A kind has a line in each of the three parts of this file. All else that belongs to it stands in files of its own, and a
/// test holds that nothing is missing: tests, an article with a picture, an example document, and a reader for documents.
package enum LayoutCatalogue {
  /// Every kind of layout that holds others.
  package static let kinds: [any ContainerKind.Type] = [
    StackOptions.self,
    BalancedStackOptions.self,
    ZStackOptions.self,
    FlowOptions.self,
    OverlayOptions.self,
    BackgroundOptions.self,
    ViewThatFitsOptions.self,
    GridOptions.self,
    LazyGridOptions.self,
    HexGridOptions.self,
    HoneycombOptions.self,
    FreeLayoutOptions.self,
    ScrollOptions.self,
    FrameOptions.self,
    PaddingOptions.self,
    AspectRatioOptions.self,
  ]

  /// The names of each of them.
  package static let all = kinds.map { Entry($0.name, documentType: $0.documentType) }

  /// A kind of layout by its names.
  package struct Entry: Hashable, Sendable {
    /// The name of the type in Swift, and of the article on it.
    package let name: String
    /// The name that documents have for it.
    package let documentType: String

    package init(_ name: String, documentType: String) {
      self.name = name
      self.documentType = documentType
    }

    /// The name of the article on it in the DocC catalogue.
    package var article: String { name + ".md" }
  }
}

extension LayoutTree {
  /// What a node is, with what belongs to that kind only.
  ///
  /// The longest options, which few layouts have, stand in a box of their own.
  package enum Kind: Hashable, Sendable {
    case item
    case spacer
    case divider
    case gridRow(GridRowOptions)
    case stack(StackOptions)
    case balancedStack(BalancedStackOptions)
    case zStack(ZStackOptions)
    indirect case flow(FlowOptions)
    /// A line of a flow: a stack that nobody described.
    case flowLine(StackOptions)
    case overlay(OverlayOptions)
    case background(BackgroundOptions)
    case viewThatFits(ViewThatFitsOptions)
    case grid(GridOptions)
    indirect case lazyGrid(LazyGridOptions)
    case hexGrid(HexGridOptions)
    indirect case honeycomb(HoneycombOptions)
    case freeLayout(FreeLayoutOptions)
    case scroll(ScrollOptions)
    case frame(FrameOptions)
    case padding(PaddingOptions)
    case aspectRatio(AspectRatioOptions)
  }
}

extension LayoutTree.Kind {
  /// Does something with what it is as a container, and nothing where it is none.
  ///
  /// No value is copied into a box, as it is for ``container``: steps that are taken for every layout go this way.
  @inline(__always)
  func accept<Visitor: ContainerVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    switch self {
    case .item, .spacer, .divider, .gridRow: break
    case .stack(let options): try visitor.visit(options)
    case .balancedStack(let options): try visitor.visit(options)
    case .zStack(let options): try visitor.visit(options)
    case .flow(let options): try visitor.visit(options)
    case .flowLine(let line): try visitor.visit(line)
    case .overlay(let options): try visitor.visit(options)
    case .background(let options): try visitor.visit(options)
    case .viewThatFits(let options): try visitor.visit(options)
    case .grid(let options): try visitor.visit(options)
    case .lazyGrid(let options): try visitor.visit(options)
    case .hexGrid(let options): try visitor.visit(options)
    case .honeycomb(let options): try visitor.visit(options)
    case .freeLayout(let options): try visitor.visit(options)
    case .scroll(let options): try visitor.visit(options)
    case .frame(let options): try visitor.visit(options)
    case .padding(let options): try visitor.visit(options)
    case .aspectRatio(let options): try visitor.visit(options)
    }
  }
}
