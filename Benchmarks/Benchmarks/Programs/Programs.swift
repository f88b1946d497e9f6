import Benchmark
import ConstraintLayout
import Workloads

/// How much is evaluated without a program, how large the programs are that reach the solver, and what they take.
///
/// The counts depend on the input only, so each has a threshold that is to be met exactly.
let benchmarks: @Sendable () -> Void = {
  for kind in WorkloadCatalogue.all {
    let sizes = ProgramSize.all(of: kind)
    let metrics = sizes.flatMap { size in Count.all.map { $0.metric(at: size) } }
    Benchmark(
      kind.name,
      configuration: .init(
        metrics: metrics, warmupIterations: 0, maxIterations: 1,
        thresholds: Dictionary(uniqueKeysWithValues: metrics.map { ($0, .strict) }))
    ) { benchmark in
      for size in sizes {
        var workload: any Workload = kind.init(items: size.items)
        let effort = try workload.run(on: workload.engine(presolve: size.presolve)).effort
        for count in Count.all { benchmark.measurement(count.metric(at: size), effort[keyPath: count.path]) }
      }
    }
  }
}

/// A number of items, with presolve or without.
struct ProgramSize {
  let items: Int
  let presolve: Presolve

  /// All sizes of a workload, and one of them as plain GLPK would see it.
  static func all(of kind: any Workload.Type) -> [ProgramSize] {
    kind.sizes.map { ProgramSize(items: $0, presolve: .on) } + [ProgramSize(items: 100, presolve: .off)]
  }

  var name: String { "\(items) items" + (presolve == .on ? "" : " without presolve") }
}

/// A count of work.
struct Count {
  let name: String
  let path: KeyPath<Placement.Effort, Int> & Sendable

  /// The counts that an effort consists of.
  static let all = [
    Count(name: "evaluated nodes", path: \.evaluatedNodes), Count(name: "regions", path: \.regions),
    Count(name: "LP programs", path: \.programs),
    Count(name: "LP rows", path: \.rows), Count(name: "LP columns", path: \.columns),
    Count(name: "LP nonzeros", path: \.nonzeros), Count(name: "simplex iterations", path: \.iterations),
    Count(name: "GLPK calls", path: \.solves),
  ]

  func metric(at size: ProgramSize) -> BenchmarkMetric { .custom("\(size.name): \(name)") }
}
