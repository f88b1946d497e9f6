import ConstraintLayout
import Workloads

/// Prints what a workload takes, as a line of JSON: `figures NAME ITEMS on|off SECONDS`.
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

let arguments = CommandLine.arguments
guard arguments.count == 5, let kind = WorkloadCatalogue.workload(named: arguments[1]), let items = Int(arguments[2]),
  items > 0, ["on", "off"].contains(arguments[3]), let seconds = Double(arguments[4]), (0...3_600).contains(seconds)
else { exitWithUsage() }
try await printFigures(
  of: kind, items: items, presolve: arguments[3] == "on" ? .on : .off, duration: .seconds(seconds))
