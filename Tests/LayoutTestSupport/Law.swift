internal import Foundation
// Whoever draws samples needs numbers to draw them by.
@_exported public import SeededRandom
public import Testing

/// A claim about all layouts, tried on random ones, that counts those it was tried on.
///
/// The seeds are those that the test names, or those in the environment variable `LAW_SEEDS`, such as `20000..<40000`, by which
/// a long search draws other samples with the same tests.
public struct Law: Sendable {
  /// What became of one sample.
  public enum Verdict: Sendable {
    /// The law was checked on the sample.
    case checked
    /// The sample is none of those that the law speaks of.
    case inapplicable
  }

  private let seeds: Range<UInt64>
  private let least: Int

  /// - Parameters:
  ///   - seeds: The samples that a usual run draws.
  ///   - least: On how many of them the law has something to say, at least; for other seeds in proportion.
  public init(seeds: Range<UInt64>, atLeast least: Int) {
    let chosen = Self.chosenSeeds ?? seeds
    self.seeds = chosen
    // Other seeds draw other samples: how many of few the law speaks of varies by their square root.
    let expected = chosen == seeds ? Double(least) : Double(least) - 2 * Double(least).squareRoot()
    self.least = Int(max(0, expected) * Double(chosen.count) / Double(seeds.count))
  }

  /// Few enough that the work is shared evenly, and enough that a task costs nothing beside its samples.
  private static let samplesInATask = 20

  /// Checks the law on every sample, and that there were enough that it speaks of.
  ///
  /// - Parameters:
  ///   - check: Draws the sample of a seed and records an issue where the law does not hold. What it throws is an issue of
  ///     that seed.
  public func check(
    sourceLocation: SourceLocation = #_sourceLocation, _ check: @escaping @Sendable (UInt64) throws -> Verdict
  ) async {
    let checked = await withTaskGroup(of: Int.self) { tasks in
      for start in stride(from: seeds.lowerBound, to: seeds.upperBound, by: Self.samplesInATask) {
        let block = start..<min(start + UInt64(Self.samplesInATask), seeds.upperBound)
        tasks.addTask {
          var count = 0
          for seed in block {
            if Self.isChecked(seed, sourceLocation, check) { count += 1 }
            // All that waits has its turn between two samples: until a test that watches a child process is told how that ended,
            // the thread that looks out for such ends spins.
            await Task.yield()
          }
          return count
        }
      }
      return await tasks.reduce(0, +)
    }
    #expect(checked >= least, "checked \(checked) of \(seeds.count) samples", sourceLocation: sourceLocation)
  }

  private static func isChecked(
    _ seed: UInt64, _ location: SourceLocation, _ check: (UInt64) throws -> Verdict
  ) -> Bool {
    do {
      return try check(seed) == .checked
    } catch {
      Issue.record(error, "seed \(seed)", sourceLocation: location)
      return false
    }
  }

  /// The seeds in the environment.
  private static let chosenSeeds: Range<UInt64>? = {
    guard let text = ProcessInfo.processInfo.environment["LAW_SEEDS"] else { return nil }
    let bounds = text.components(separatedBy: "..<").compactMap(UInt64.init)
    guard bounds.count == 2, bounds[0] < bounds[1] else {
      fatalError("LAW_SEEDS is \"\(text)\"; it must be like 20000..<40000.")
    }
    return bounds[0]..<bounds[1]
  }()
}
