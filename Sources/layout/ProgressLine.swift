internal import Foundation

/// How far the work is, in one line on standard error that is written over again and again.
///
/// Only on a terminal, and not where results show by themselves how far it is.
struct ProgressLine {
  private let total: Int
  private let isShown: Bool

  init(total: Int, resultsGoToATerminal: Bool) {
    self.total = total
    isShown = isatty(STDERR_FILENO) == 1 && !resultsGoToATerminal
  }

  func show(_ finished: Int) { write("\r" + text(finished)) }

  /// Takes the line away, so that something else can be written.
  func erase() {
    // Every line is as long as the last, or shorter. Blanks work on terminals that know no escape codes too.
    write("\r" + String(repeating: " ", count: text(total).count) + "\r")
  }

  private func text(_ finished: Int) -> String { "layout: \(finished) of \(total) files" }

  private func write(_ text: String) {
    // The work goes on if nobody can see how far it is.
    if isShown { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
  }
}
