/// Finds the lines and the columns of positions in a text, of ascending ones in one walk.
struct LineCount {
  private let bytes: [UInt8]
  private var line = 1
  private var lineStart = 0
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Both counted from 1, the column in characters as editors count them.
  ///
  /// - Parameter position: A number of bytes, not below that of the call before.
  mutating func lineAndColumn(of position: Int) -> String {
    let end = min(position, bytes.count)
    while self.position < end {
      if bytes[self.position] == 0x0A {
        line += 1
        lineStart = self.position + 1
      }
      self.position += 1
    }
    let column = String(decoding: bytes[lineStart..<max(lineStart, end)], as: UTF8.self).unicodeScalars.count + 1
    return "Line \(line), column \(column)"
  }
}
