import LinearModel
import Testing

@testable import LinearSolving

/// In which order rows are asked what they leave for their columns.
struct RowOrderTests {
  /// - Parameter rows: By row: the terms of what is at least 0.
  private func order(columns: Int, _ rows: [[(column: Int, coefficient: Double)]], _ bounds: Bounds) -> [Int] {
    var network = BoundsNetwork(columns: Array(repeating: Bounds(0, .infinity), count: columns))
    for row in rows { network.addRow(row.map { LinearProgram.Term($0.column, $0.coefficient) }, bounds) }
    return RowOrder(of: network).rows.map(Int.init)
  }

  @Test func aRowStandsBehindThoseThatItFollowsFrom() {
    // Column 1 is at least column 2, that is at least column 0, and that at least column 3.
    let rows = [[(1, 1.0), (2, -1.0)], [(0, -1.0), (2, 1.0)], [(0, 1.0), (3, -1.0)]]
    #expect(order(columns: 4, rows, Bounds(0, .infinity)) == [2, 1, 0])
  }

  @Test func aSumStandsBehindWhatTellsItsParts() {
    // Column 0 is the sum of columns 1 and 2, those are columns 3 and 4.
    let rows = [[(0, -1.0), (1, 1.0), (2, 1.0)], [(1, -1.0), (3, 1.0)], [(2, -1.0), (4, 1.0)]]
    #expect(order(columns: 5, rows, .fixed(0)) == [1, 2, 0])
  }

  @Test func rowsThatFollowFromEachOtherInACircleHaveAnOrder() {
    let rows = [[(0, 1.0), (1, -1.0)], [(1, 1.0), (2, -1.0)], [(0, -1.0), (2, 1.0)]]
    #expect(order(columns: 3, rows, Bounds(0, .infinity)).sorted() == [0, 1, 2])
  }
}

/// The rows that wait are asked there and back.
struct RowQueueTests {
  private func queue(of count: Int) -> RowQueue {
    var queue = RowQueue()
    for _ in 0..<count { queue.appendRow() }
    return queue
  }

  @Test func rowsComeInTheOrderThatWasTold() {
    var queue = queue(of: 200)
    queue.order((0..<200).reversed())
    for row in [3, 199, 70, 64] { queue.insert(row) }
    #expect((0..<5).map { _ in queue.popNext() } == [199, 70, 64, 3, nil])
  }

  @Test func whatIsAddedBehindTheSweepComesOnTheWayBack() {
    var queue = queue(of: 200)
    for row in [100, 150] { queue.insert(row) }
    #expect(queue.popNext() == 100)
    for row in [20, 90, 130] { queue.insert(row) }
    #expect((0..<5).map { _ in queue.popNext() } == [130, 150, 90, 20, nil])
  }

  @Test func nothingIsLostOrComesTwice() {
    var queue = queue(of: 130)
    for row in 0..<130 { queue.insert(row) }
    for row in 0..<130 { queue.insert(row) }
    let rows = (0..<130).map { _ in queue.popNext() }
    #expect(rows == Array(0..<130) && queue.popNext() == nil)
  }

  @Test func aRowThatIsGoneWaitsNoMore() {
    var queue = queue(of: 64)
    queue.appendRow()
    queue.insert(64)
    queue.removeLastRow()
    queue.appendRow()
    #expect(queue.popNext() == nil)
  }
}
