import ConstraintLayout
import Workloads

/// Prints what a workload takes, as a line of JSON: `figures NAME ITEMS on|off SECONDS`.
///
/// Times are medians in nanoseconds: of the whole path, of the description alone, and of all that comes after it.
func printFigures(of kind: any Workload.Type, items: Int, presolve: Presolve, duration: Duration) throws {
  var workload: any Workload = kind.init(items: items)
  let engine = workload.engine(presolve: presolve)
  let placement = try workload.run(on: engine)
  let sum = placement.sumOfEdges
  let whole = try Measurement(for: duration) { swallow(try workload.perform(on: engine)) }
  let describe = Measurement(for: duration / 4) { swallow(LayoutTree(workload.description())) }
  let tree = LayoutTree(workload.description())
  let place = try Measurement(for: duration / 2) {
    swallow(try workload.place(tree, on: engine))
  }
  let effort = placement.effort
  print(
    """
    {"workload": "\(kind.name)", "items": \(items), "presolve": "\(presolve)", "sum": \(sum), \
    "whole": \(whole.median), "describe": \(describe.median), "place": \(place.median), \
    "runs": \(whole.nanoseconds.count), "evaluatedNodes": \(effort.evaluatedNodes), "regions": \(effort.regions), \
    "programs": \(effort.programs), "rows": \(effort.rows), "columns": \(effort.columns), \
    "nonzeros": \(effort.nonzeros), "solves": \(effort.solves), "iterations": \(effort.iterations)}
    """)
}

/// Takes a value so that nothing that led to it is optimized away.
@inline(never) func swallow<Value>(_ value: Value) {}

let arguments = CommandLine.arguments
guard arguments.count == 5, let kind = WorkloadCatalogue.workload(named: arguments[1]), let items = Int(arguments[2]),
  items > 0, ["on", "off"].contains(arguments[3]), let seconds = Double(arguments[4]), (0...3_600).contains(seconds)
else { exitWithUsage() }
try printFigures(
  of: kind, items: items, presolve: arguments[3] == "on" ? .on : .off, duration: .seconds(seconds))
