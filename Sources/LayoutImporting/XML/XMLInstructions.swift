internal import Foundation

/// Instructions to programs in a file: `<?name data?>`.
///
/// Foundation's parser on Linux makes a string of the data of each. Where there is none it reads from address 0, and the process
/// ends. So each without data is given a space, which stands for data of no length.
enum XMLInstructions {
  private static let begin = Array("<?".utf8)
  private static let end = Array("?>".utf8)
  /// What no instruction stands in, and how that ends.
  private static let others = [("<!--", "-->"), ("<![CDATA[", "]]>")].map { (Array($0.utf8), Array($1.utf8)) }

  /// The file with a space in each instruction without data; lines stay where they are.
  static func separated(_ data: Data) -> Data {
    let bytes = [UInt8](data)
    var separated = Data()
    var copied = 0
    var position = 0
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open + 1
      if let (start, close) = others.first(where: { bytes[open...].starts(with: $0.0) }) {
        position = find(close, in: bytes, from: open + start.count) ?? bytes.count
      } else if bytes[open...].starts(with: begin) {
        guard let close = find(end, in: bytes, from: open + begin.count) else { break }
        position = close + end.count
        guard !bytes[open..<close].contains(where: XMLText.isSpace) else { continue }
        separated.append(contentsOf: bytes[copied..<close])
        separated.append(UInt8(ascii: " "))
        copied = close
      }
    }
    guard copied > 0 else { return data }
    separated.append(contentsOf: bytes[copied...])
    return separated
  }

  private static func find(_ bytes: [UInt8], in all: [UInt8], from start: Int) -> Int? {
    var position = start
    while let found = all[min(position, all.count)...].firstIndex(of: bytes[0]) {
      if all[found...].starts(with: bytes) { return found }
      position = found + 1
    }
    return nil
  }
}
