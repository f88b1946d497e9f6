import Foundation
import Workloads

/// Says on standard error what the command is to be given, and ends it as one that was not given that.
func exitWithUsage() -> Never {
  let names = WorkloadCatalogue.all.map { "  \($0.name)\n" }.joined()
  let usage =
    "Usage: figures NAME ITEMS on|off SECONDS, or figures NAME ITEMS on|off TIMESx, where NAME is one of\n" + names
  // Nowhere is left to tell it if this fails.
  try? FileHandle.standardError.write(contentsOf: Data(usage.utf8))
  // Wrong usage, as `sysexits.h` has it.
  exit(64)
}
