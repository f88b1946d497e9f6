// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "ConstraintLayout",
  // The first ones with the mutex of Swift's library.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ConstraintLayout", targets: ["ConstraintLayout"]),
    // The engine without GLPK, for another solver.
    .library(name: "LayoutCore", targets: ["LayoutCore", "LayoutGeometry", "HexagonGeometry", "LayoutText"]),
    // Cells of hexagonal grids and honeycombs by themselves: neighbours, lines, rows, and where a point lies.
    .library(name: "HexagonGeometry", targets: ["HexagonGeometry", "LayoutGeometry"]),
    // Programs to read, and what a solver of them conforms to.
    .library(name: "LinearModel", targets: ["LinearModel"]),
    // Models with priorities, solved tier by tier.
    .library(name: "LinearSolving", targets: ["LinearSolving", "LinearModel"]),
    .library(name: "GLPKSolver", targets: ["GLPKSolver", "LinearModel"]),
    // What every solver must do, for the tests of one that is brought.
    .library(name: "SolverContract", targets: ["SolverContract", "LinearModel"]),
    .library(name: "LayoutDocument", targets: ["LayoutDocument"]),
    .library(name: "LayoutDrawing", targets: ["LayoutDrawing"]),
    // Layouts out of the files of Qt Designer, GtkBuilder and Interface Builder, and of pages.
    .library(name: "LayoutImporting", targets: ["LayoutImporting", "LayoutDocument"]),
    // Pages of HTML that show layouts at every length of their container.
    .library(name: "LayoutPages", targets: ["LayoutPages"]),
    // Layouts as the Swift that describes them.
    .library(name: "LayoutSwiftCode", targets: ["LayoutSwiftCode"]),
    // Conversions to CGRect and its kin; the only library beside the document that brings Foundation to Linux.
    .library(name: "LayoutCoreGraphics", targets: ["LayoutCoreGraphics"]),
    // The layouts as SwiftUI layouts; empty where there is no SwiftUI.
    .library(name: "LayoutSwiftUI", targets: ["LayoutSwiftUI"]),
    .executable(name: "layout", targets: ["layout"]),
  ],
  traits: [
    .trait(
      name: "Playground",
      description: "The command `layout playground`, whose server brings SwiftNIO; without it that is not even fetched."
    )
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
  ],
  targets: [
    .systemLibrary(name: "CGLPK", providers: [.apt(["libglpk-dev"]), .brew(["glpk"])]),
    .target(name: "CGLPKGuard", dependencies: ["CGLPK"]),
    .target(name: "LinearModel"),
    .target(name: "LinearSolving", dependencies: ["LinearModel"]),
    .target(name: "GLPKSolver", dependencies: ["LinearModel", "CGLPK", "CGLPKGuard"]),
    .target(name: "SeededRandom"),
    .target(name: "SolverContract", dependencies: ["LinearModel", "SeededRandom"]),
    .target(name: "LayoutGeometry"),
    .target(name: "HexagonGeometry", dependencies: ["LayoutGeometry"]),
    .target(name: "LayoutText", dependencies: ["LayoutGeometry"]),
    .target(
      name: "LayoutCore",
      dependencies: ["LayoutGeometry", "HexagonGeometry", "LayoutText", "LinearModel", "LinearSolving"]),
    .target(
      name: "LayoutDocument",
      dependencies: ["LayoutCore", "LayoutGeometry", "HexagonGeometry", "LayoutText", "LinearModel"]),
    .target(
      name: "LayoutDrawing",
      dependencies: ["LayoutCore", "LayoutGeometry", "HexagonGeometry", "LayoutText", "LinearModel"]),
    .target(
      name: "LayoutImporting",
      dependencies: ["LayoutDocument", "LayoutCore", "LayoutGeometry", "LayoutText", "LinearModel"]),
    .target(
      name: "LayoutPages",
      dependencies: ["LayoutCore", "LayoutDocument", "LayoutDrawing", "LayoutGeometry", "LayoutText", "LinearModel"],
      // Markup, style and script of the page, each in files of their own language.
      resources: [.embedInCode("Page")]),
    .target(
      name: "LayoutSwiftCode",
      dependencies: [
        "LayoutDocument", "LayoutCore", "LayoutGeometry", "HexagonGeometry", "LayoutText", "LinearModel",
      ]),
    .target(
      name: "LayoutPlayground",
      dependencies: [
        "LayoutCore", "LayoutDocument", "LayoutGeometry", "LayoutPages", "LinearModel",
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Playground"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Playground"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Playground"])),
      ],
      resources: [.embedInCode("Page")]),
    .target(
      name: "ConstraintLayout",
      dependencies: ["LayoutCore", "LayoutGeometry", "HexagonGeometry", "LayoutText", "LinearModel", "GLPKSolver"]),
    .target(name: "LayoutCoreGraphics", dependencies: ["LayoutGeometry"]),
    .target(name: "LayoutSwiftUI", dependencies: ["ConstraintLayout", "LayoutCoreGraphics"]),
    .executableTarget(
      name: "layout",
      dependencies: [
        "ConstraintLayout", "LayoutDocument", "LayoutDrawing", "LayoutImporting", "LayoutPages", "LayoutPlayground",
        "LayoutSwiftCode",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // In the program itself, so that it works from any place.
      resources: [.embedInCode("Examples")]),
    .target(
      name: "LayoutTestSupport",
      dependencies: ["LayoutCore", "LayoutGeometry", "HexagonGeometry", "LayoutText", "LinearModel", "SeededRandom"],
      path: "Tests/LayoutTestSupport"),
    .testTarget(
      name: "GLPKSolverTests",
      dependencies: ["GLPKSolver", "LinearModel", "CGLPKGuard", "SolverContract", "LayoutTestSupport"]),
    .testTarget(
      name: "LinearSolvingTests",
      dependencies: ["LinearSolving", "LinearModel", "GLPKSolver", "SolverContract", "LayoutTestSupport"]),
    .testTarget(
      name: "HexagonGeometryTests", dependencies: ["HexagonGeometry", "LayoutGeometry", "LayoutTestSupport"]),
    .testTarget(
      name: "LayoutTextTests", dependencies: ["LayoutText", "LayoutGeometry", "LayoutTestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "LayoutCoreTests", dependencies: ["LayoutCore", "LayoutGeometry", "LinearModel", "LayoutTestSupport"]),
    .testTarget(
      name: "ConstraintLayoutTests",
      dependencies: [
        "ConstraintLayout", "HexagonGeometry", "GLPKSolver", "LayoutDocument", "LayoutDrawing", "LinearModel",
        "LayoutTestSupport",
      ]),
    .testTarget(name: "PackageTests", dependencies: ["LayoutCore", "LayoutDocument", "LinearModel"]),
    .testTarget(
      name: "ReadmeTests", dependencies: ["ConstraintLayout", "LayoutDocument", "LayoutDrawing", "LayoutTestSupport"]),
    .testTarget(
      name: "LayoutDrawingTests",
      dependencies: ["LayoutDrawing", "LayoutCore", "LayoutGeometry", "HexagonGeometry", "LayoutText", "LinearModel"]),
    .testTarget(
      name: "LayoutPagesTests", dependencies: ["LayoutPages", "ConstraintLayout", "LayoutDocument"]),
    .testTarget(
      name: "LayoutPlaygroundTests", dependencies: ["LayoutPlayground", "ConstraintLayout", "LayoutDocument"]),
    .testTarget(
      name: "LayoutDocumentTests",
      dependencies: [
        "LayoutDocument", "ConstraintLayout", "LayoutCore", "LayoutGeometry", "LinearModel", "LayoutTestSupport",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "LayoutSwiftCodeTests",
      dependencies: ["LayoutSwiftCode", "ConstraintLayout", "LayoutCore", "LayoutDocument", "LayoutTestSupport"]),
    .testTarget(
      name: "LayoutImportingTests",
      dependencies: ["LayoutImporting", "LayoutDocument", "ConstraintLayout", "LayoutTestSupport"]),
    .testTarget(name: "LayoutCoreGraphicsTests", dependencies: ["LayoutCoreGraphics", "LayoutGeometry"]),
    .testTarget(
      name: "LayoutSwiftUITests",
      dependencies: ["ConstraintLayout", "LayoutCoreGraphics", "LayoutSwiftUI", "LayoutTestSupport"],
      // Compiled by a test, never by the package: a target of this name would be mistaken for the real SwiftUI.
      exclude: ["StandIn", "Program"]),
    .testTarget(name: "LayoutCommandTests", dependencies: ["layout", "LayoutTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// `.ci/documentation` builds the documentation; nobody else needs what that takes.
if Context.environment["CONSTRAINT_LAYOUT_DOCS"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", exact: "1.5.0"))
}
