import Testing

/// CI compares what the workloads take with committed files; a workload without one would pass whatever it takes.
struct BenchmarkTests {
  private static let checkout = PackageCheckout()

  @Test func everyWorkloadHasThresholdsAndNothingElseHas() throws {
    let names = try Self.workloadNames()
    #expect(names.count >= 9)
    let files = try Self.checkout.files(in: "Benchmarks/Thresholds")
    #expect(files.sorted() == names.map { "Programs.\($0).p90.json" }.sorted())
  }

  @Test func everyThresholdFileCountsAllThatIsCounted() throws {
    let counts = ["LP rows", "LP columns", "LP nonzeros", "simplex iterations", "GLPK calls"]
    for file in try Self.checkout.files(in: "Benchmarks/Thresholds") {
      let text = try Self.checkout.text("Benchmarks/Thresholds/" + file)
      for items in [10, 100, 1_000] {
        for count in counts { #expect(text.contains("\"\(items) items: \(count)\" : "), "\(file)") }
      }
    }
  }

  private static func workloadNames() throws -> [String] {
    let folder = "Benchmarks/Sources/Workloads"
    return try checkout.files(in: folder).compactMap { file in
      try checkout.text("\(folder)/\(file)").firstMatch(of: /static let name = "(W[^"]+)"/).map { String($0.output.1) }
    }
  }
}
