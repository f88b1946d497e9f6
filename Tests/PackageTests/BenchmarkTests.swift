import Testing

/// CI compares what the workloads take with committed files; a workload without one would pass whatever it takes.
struct BenchmarkTests {
  private static let checkout = PackageCheckout()

  @Test func everyWorkloadHasThresholdsAndNothingElseHas() throws {
    let names = try Self.workloadNames() + Self.namesOfSpecialItems() + Self.namesOfChanges()
    #expect(names.count >= 46)
    let files = try Self.checkout.files(in: "Benchmarks/Thresholds")
    #expect(files.sorted() == names.map { "Programs.\($0).p90.json" }.sorted())
  }

  @Test func everyThresholdFileCountsAllThatIsCounted() throws {
    for file in try Self.checkout.files(in: "Benchmarks/Thresholds") {
      let text = try Self.checkout.text("Benchmarks/Thresholds/" + file)
      let isOfConflict = file.hasPrefix("Programs.W18-")
      let counts =
        ["LP rows", "LP columns", "LP nonzeros"]
        + (isOfConflict ? ["LP programs", "conflict members"] : ["simplex iterations", "GLPK calls"])
      for items in [10, 100, 1_000] {
        for count in counts { #expect(text.contains("\"\(items) items: \(count)\" : "), "\(file)") }
      }
    }
  }

  private static let folder = "Benchmarks/Sources/Workloads"

  /// Those that say their whole name.
  private static func workloadNames() throws -> [String] {
    try checkout.files(in: folder).compactMap { file in
      try checkout.text("\(folder)/\(file)").firstMatch(of: /static let name = "(W[^"]+)"/).map { String($0.output.1) }
    }
  }

  /// Those of W17, which stand behind its number.
  private static func namesOfSpecialItems() throws -> [String] {
    try checkout.text("\(folder)/SpecialItems.swift").matches(of: /static let name = "([^"]+)"/).map {
      "W17-\($0.output.1)"
    }
  }

  /// Those of W20: the name of another workload without its number, and what changes.
  private static func namesOfChanges() throws -> [String] {
    let changes = try checkout.text("\(folder)/ChangedLayout.swift").matches(of: /static let name = "([^"]+)"/)
    return try checkout.text("\(folder)/Workload.swift").matches(of: /changes\(of: (\w+)\.self\)/).flatMap { base in
      let text = try checkout.text("\(folder)/\(base.output.1).swift")
      let name = try #require(text.firstMatch(of: /static let name = "W\d+(-[^"]+)"/))
      return changes.map { "W20\(name.output.1)-\($0.output.1)" }
    }
  }
}
