import ConstraintLayout
import Workloads

/// Prints what a workload takes, as a line of JSON: `figures NAME ITEMS on|off SECONDS`; see `perform` for `figures NAME ITEMS on|off 3x`.
///
/// Counts have the names that they have in the thresholds. Times are medians in nanoseconds: of the whole path, of the description alone, and of all that comes after it.
func printFigures(of kind: any Workload.Type, items: Int, presolve: Presolve, duration: Duration) async throws {
  var workload: any Workload = kind.init(items: items)
  let engine = workload.engine(presolve: presolve)
  let outcome = try await workload.run(on: engine)
  let whole = try await Measurement(for: duration) { swallow(try await workload.perform(on: engine)) }
  let describe = await Measurement(for: duration / 4) { swallow(LayoutTree(workload.description())) }
  let tree = LayoutTree(workload.description())
  let place = try await Measurement(for: duration / 2) { swallow(try await workload.place(tree, on: engine)) }
  let counts = kind.counts.map { ", \"\($0.name)\": \($0.value(in: outcome))" }.joined()
  print(
    """
    {"workload": "\(kind.name)", "items": \(items), "presolve": "\(presolve)", "sum": \(outcome.sum), \
    "whole": \(whole.median), "describe": \(describe.median), "place": \(place.median), \
    "runs": \(whole.nanoseconds.count)\(counts)}
    """)
}

/// Takes a value so that nothing that led to it is optimized away.
@inline(never) func swallow<Value>(_ value: Value) {}

/// Does the whole path of a workload a number of times and prints nothing, for programs that count what it takes.
func perform(_ kind: any Workload.Type, items: Int, presolve: Presolve, times: Int) async throws {
  var workload: any Workload = kind.init(items: items)
  let engine = workload.engine(presolve: presolve)
  for _ in 0..<times { swallow(try await workload.perform(on: engine)) }
}

let arguments = CommandLine.arguments
guard arguments.count == 5, let kind = WorkloadCatalogue.workload(named: arguments[1]), let items = Int(arguments[2]),
  items > 0, ["on", "off"].contains(arguments[3])
else { exitWithUsage() }
let presolve: Presolve = arguments[3] == "on" ? .on : .off
if arguments[4].hasSuffix("x"), let times = Int(arguments[4].dropLast()), (1...1_000_000).contains(times) {
  waiting { try await perform(kind, items: items, presolve: presolve, times: times) }
} else if let seconds = Double(arguments[4]), (0...3_600).contains(seconds) {
  waiting { try await printFigures(of: kind, items: items, presolve: presolve, duration: .seconds(seconds)) }
} else {
  exitWithUsage()
}
