internal import LayoutCore

// Where what no child takes goes; `leading` is what it is where nothing is said, and is not written.

extension ObjectReader {
  func distribution(_ key: DocumentKey) throws -> Distribution {
    try name(key, in: Distribution.allCases.map { ($0.rawValue, $0) }) ?? .leading
  }
}

extension ObjectWriter {
  func encode(_ distribution: Distribution, forKey key: DocumentKey) {
    if distribution != .leading { encode(distribution.rawValue, forKey: key) }
  }
}
