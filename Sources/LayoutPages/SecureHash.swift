/// SHA-256, by which a browser knows the one script and the one style that a page allows.
///
/// Source: FIPS 180-4, Secure Hash Standard, 5.1.1 and 6.2.2. It is here since Foundation has none on Linux, and a page is no
/// reason for a package more.
enum SecureHash {
  /// The hash in base 64, as content security policies write it.
  static func base64(of text: String) -> String {
    base64(hash(Array(text.utf8)))
  }

  static func hash(_ message: [UInt8]) -> [UInt8] {
    // The first 32 bits of the fractional parts of the square roots of the first 8 primes.
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    let padded = padded(message)
    for start in stride(from: 0, to: padded.count, by: 64) { compress(padded[start..<start + 64], into: &state) }
    return state.flatMap(bytes)
  }

  /// The message, a bit that is 1, zeros, and the length in bits as 64 bits: a whole number of blocks.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
    let bits = UInt64(message.count) * 8
    return padded + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (before, last) = (words[index - 15], words[index - 2])
      let first = rotated(before, 7) ^ rotated(before, 18) ^ (before >> 3)
      let second = rotated(last, 17) ^ rotated(last, 19) ^ (last >> 10)
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for (word, constant) in zip(words, constants) {
      let choice = (e & f) ^ (~e & g)
      let sum = h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ constant &+ word
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let other = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ sum, c, b, a, sum &+ other)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static func bytes(_ word: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return stride(from: 0, to: bytes.count, by: 3).map { start in
      let group = Array(bytes[start..<min(start + 3, bytes.count)])
      let word = (0..<3).reduce(0) { $0 << 8 | Int($1 < group.count ? group[$1] : 0) }
      return (0..<4).map { $0 <= group.count ? String(alphabet[word >> (18 - 6 * $0) & 63]) : "=" }.joined()
    }.joined()
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes(64).map { prime in
    // The cube root times 2^32, as a whole number: found by halving, so that no rounding takes part.
    var (low, high) = (UInt64(1) << 32, UInt64(8) << 32)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isCubeAtMost(middle, prime) { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  /// Whether the cube of a number of 2^-32 parts is at most a whole number.
  private static func isCubeAtMost(_ root: UInt64, _ number: UInt64) -> Bool {
    let square = root.multipliedFullWidth(by: root)
    // The square has 64 fractional bits; what is below them decides nothing but equality, which no prime reaches.
    let low = root.multipliedFullWidth(by: square.low)
    let high = root.multipliedFullWidth(by: square.high)
    let (middle, carries) = low.high.addingReportingOverflow(high.low)
    let whole = high.high + (carries ? 1 : 0)
    return whole << 32 | middle >> 32 < number
  }

  private static func primes(_ count: Int) -> [UInt64] {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < count {
      if !primes.contains(where: { candidate % $0 == 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }
}
