// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "ConstraintLayout",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ConstraintLayout", targets: ["ConstraintLayout"]),
    // The engine without GLPK, for another solver.
    .library(name: "LayoutCore", targets: ["LayoutCore", "LayoutGeometry", "LayoutText", "LinearModel"]),
    .library(name: "LayoutDocument", targets: ["LayoutDocument"]),
    .library(name: "LayoutDrawing", targets: ["LayoutDrawing"]),
    .executable(name: "layout", targets: ["layout"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .systemLibrary(name: "CGLPK", providers: [.apt(["libglpk-dev"]), .brew(["glpk"])]),
    .target(name: "CGLPKGuard", dependencies: ["CGLPK"]),
    .target(name: "LinearModel"),
    .target(name: "LinearSolving", dependencies: ["LinearModel"]),
    .target(name: "GLPKSolver", dependencies: ["LinearModel", "CGLPK", "CGLPKGuard"]),
    .target(name: "LayoutGeometry"),
    .target(name: "LayoutText", dependencies: ["LayoutGeometry"]),
    .target(
      name: "LayoutCore", dependencies: ["LayoutGeometry", "LayoutText", "LinearModel", "LinearSolving"]),
    .target(
      name: "LayoutDocument", dependencies: ["LayoutCore", "LayoutGeometry", "LayoutText", "LinearModel"]),
    .target(name: "LayoutDrawing", dependencies: ["LayoutCore", "LayoutGeometry"]),
    .target(
      name: "ConstraintLayout",
      dependencies: ["LayoutCore", "LayoutGeometry", "LayoutText", "LinearModel", "GLPKSolver"]),
    .executableTarget(
      name: "layout",
      dependencies: [
        "ConstraintLayout", "LayoutDocument", "LayoutDrawing",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // In the program itself, so that it works from any place.
      resources: [.embedInCode("Examples")]),
    .target(
      name: "LayoutTestSupport", dependencies: ["LayoutCore", "LayoutGeometry", "LayoutText", "LinearModel"],
      path: "Tests/LayoutTestSupport"),
    .testTarget(
      name: "GLPKSolverTests", dependencies: ["GLPKSolver", "LinearModel", "CGLPKGuard", "LayoutTestSupport"]),
    .testTarget(
      name: "LinearSolvingTests", dependencies: ["LinearSolving", "LinearModel", "GLPKSolver", "LayoutTestSupport"]),
    .testTarget(name: "LayoutGeometryTests", dependencies: ["LayoutGeometry", "LayoutTestSupport"]),
    .testTarget(
      name: "LayoutTextTests", dependencies: ["LayoutText", "LayoutGeometry", "LayoutTestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "LayoutCoreTests", dependencies: ["LayoutCore", "LayoutGeometry", "LinearModel", "LayoutTestSupport"]),
    .testTarget(name: "ConstraintLayoutTests", dependencies: ["ConstraintLayout", "LayoutTestSupport"]),
    .testTarget(name: "PackageTests", dependencies: ["LayoutCore", "LayoutDocument", "LinearModel"]),
    .testTarget(name: "ReadmeTests", dependencies: ["ConstraintLayout", "LayoutDocument", "LayoutDrawing"]),
    .testTarget(name: "LayoutDrawingTests", dependencies: ["LayoutDrawing", "LayoutCore", "LayoutGeometry"]),
    .testTarget(
      name: "LayoutDocumentTests",
      dependencies: ["LayoutDocument", "ConstraintLayout", "LayoutCore", "LayoutGeometry", "LinearModel"],
      exclude: ["Fixtures"]),
    .testTarget(name: "LayoutCommandTests", dependencies: ["layout"]),
  ],
  swiftLanguageModes: [.v6]
)
