import Benchmark
import ConstraintLayout
import Workloads

/// How long layouts take and how much memory: shown, and never a condition.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .peakMemoryResident], warmupIterations: 1, maxDuration: .seconds(1))
  for kind in WorkloadCatalogue.all {
    for items in kind.sizes { wholePath(kind, items: items) }
    parts(kind, items: 1_000)
  }
}

/// From the data to every rectangle.
func wholePath(_ kind: any Workload.Type, items: Int) {
  Benchmark("\(kind.name)-\(items)") { benchmark in
    var workload: any Workload = kind.init(items: items)
    let engine = workload.engine()
    benchmark.startMeasurement()
    let sum = try await workload.perform(on: engine)
    benchmark.stopMeasurement()
    blackHole(sum)
  }
}

/// The description alone, and all that comes after it.
func parts(_ kind: any Workload.Type, items: Int) {
  Benchmark("\(kind.name)-\(items)-describe") { benchmark in
    let workload: any Workload = kind.init(items: items)
    benchmark.startMeasurement()
    let tree = LayoutTree(workload.description())
    benchmark.stopMeasurement()
    blackHole(tree)
  }
  Benchmark("\(kind.name)-\(items)-place") { benchmark in
    var workload: any Workload = kind.init(items: items)
    let tree = LayoutTree(workload.description())
    let engine = workload.engine()
    benchmark.startMeasurement()
    let sum = try await workload.place(tree, on: engine)
    benchmark.stopMeasurement()
    blackHole(sum)
  }
}
