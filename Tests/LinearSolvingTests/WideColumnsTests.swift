import Testing

@testable import LinearSolving

/// Which rows of a column in many rows have to be named when it changes.
struct WideColumnsTests {
  private let columns = WideColumns(rowCounts: [2, 40])

  @Test func onlyRowsThatWereAskedSinceAreNamedAgain() {
    var columns = columns
    #expect(columns.takeRows(of: 1) == nil)
    columns.note(7, of: 1)
    columns.note(3, of: 1)
    #expect(columns.takeRows(of: 1) == [7, 3])
    #expect(columns.takeRows(of: 1) == [])
  }

  @Test func allRowsOfAColumnInFewAreNamed() {
    var columns = columns
    _ = columns.takeRows(of: 0)
    columns.note(1, of: 0)
    #expect(columns.takeRows(of: 0) == nil)
  }

  @Test func whereRowsStoppedToWaitAllAreNamed() {
    var columns = columns
    _ = columns.takeRows(of: 1)
    columns.forget()
    #expect(columns.takeRows(of: 1) == nil)
  }

  @Test func noMoreRowsAreKeptThanThereAre() {
    var columns = columns
    _ = columns.takeRows(of: 1)
    for ask in 0...40 { columns.note(ask % 2, of: 1) }
    #expect(columns.takeRows(of: 1) == nil)
  }
}
