// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that users of the engine never resolve what measures it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ConstraintLayout", path: ".."),
    // Without its traits it neither counts allocations nor needs what counts them.
    .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
  ],
  targets: [
    .target(
      name: "Workloads",
      dependencies: [
        .product(name: "ConstraintLayout", package: "ConstraintLayout"),
        .product(name: "LayoutCore", package: "ConstraintLayout"),
        // For the solver that counts what it is given.
        .product(name: "LinearModel", package: "ConstraintLayout"),
        .product(name: "GLPKSolver", package: "ConstraintLayout"),
      ]),
    .executableTarget(
      name: "figures",
      dependencies: ["Workloads", .product(name: "ConstraintLayout", package: "ConstraintLayout")]),
    .benchmarks("Programs"),
    .benchmarks("Times"),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  /// A suite of benchmarks; `swift package benchmark` finds those that stand in a folder of this name.
  static func benchmarks(_ name: String) -> Target {
    .executableTarget(
      name: name,
      dependencies: [
        "Workloads", .product(name: "ConstraintLayout", package: "ConstraintLayout"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/\(name)",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  }
}
