import Benchmark
import ConstraintLayout
import Workloads

/// How much is evaluated without a program, how large the programs are that reach the solver, and what they take.
///
/// The counts depend on the input only, so each has a threshold that is to be met exactly.
let benchmarks: @Sendable () -> Void = {
  for kind in WorkloadCatalogue.all {
    let sizes = ProgramSize.all(of: kind)
    let metrics = sizes.flatMap { size in kind.counts.map { $0.metric(at: size) } }
    Benchmark(
      kind.name,
      configuration: .init(
        metrics: metrics, warmupIterations: 0, maxIterations: 1,
        thresholds: Dictionary(uniqueKeysWithValues: metrics.map { ($0, .strict) }))
    ) { benchmark in
      for size in sizes {
        var workload: any Workload = kind.init(items: size.items)
        let outcome = try await workload.run(on: workload.engine(presolve: size.presolve))
        for count in kind.counts { benchmark.measurement(count.metric(at: size), count.value(in: outcome)) }
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

extension Count {
  func metric(at size: ProgramSize) -> BenchmarkMetric { .custom("\(size.name): \(name)") }
}
