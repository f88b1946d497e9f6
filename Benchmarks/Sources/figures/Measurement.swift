/// Times of one thing done again and again, in nanoseconds.
struct Measurement {
  private(set) var nanoseconds: [Double] = []

  /// How often something is timed at least, however long it takes; the first time, which warms up, is not counted.
  private static let leastRuns = 3

  /// Does something for a while, and at least a few times.
  init(for duration: Duration, _ body: () async throws -> Void) async rethrows {
    try await body()
    let clock = ContinuousClock()
    let end = clock.now + duration
    while nanoseconds.count < Self.leastRuns || clock.now < end {
      let time = try await clock.measure(body)
      nanoseconds.append(time / .nanoseconds(1))
    }
  }

  var median: Double { nanoseconds.sorted()[nanoseconds.count / 2] }
}
