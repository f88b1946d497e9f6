// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Names that SwiftUI and the package share. Where the package's sources mean one of the two, they must say which.
// Point, Rect and Size are of the Mac's headers, which come with SwiftUI.

public struct Alignment: Equatable, Sendable {}
public struct AnyLayout: Sendable {}
public enum Edge: Sendable { case top, leading, bottom, trailing }
public struct EdgeInsets: Equatable, Sendable {}
public struct Divider: Sendable {}
public struct Font: Hashable, Sendable {}
public struct ForEach<Data, Content> {}
public struct Grid<Content> {}
public struct GridItem: Sendable {}
public struct GridRow<Content> {}
public struct Point {}
public struct Rect {}
public typealias Size = Int
public struct Spacer: Sendable {}
public struct ViewThatFits<Content> {}
