extension SolveReport {
  /// What was hung on a layout, as far as JSON has words for it.
  public enum Tag: Codable, Hashable, Sendable {
    /// A text.
    case string(String)
    /// A number, in whatever type it was given.
    case number(Double)
    /// A truth value.
    case flag(Bool)

    /// What JSON has for a value of a program, if it has anything.
    init?(_ value: any Sendable) {
      switch value {
      case let text as String: self = .string(text)
      case let flag as Bool: self = .flag(flag)
      case let number as any BinaryInteger: self = .number(Double(number))
      case let number as any BinaryFloatingPoint where Double(number).isFinite: self = .number(Double(number))
      default: return nil
      }
    }

    /// Reads a string, a number or a truth value.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .string(try container.decode(String.self))
      }
    }

    /// Writes it as what it is.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .string(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      case .flag(let flag): try container.encode(flag)
      }
    }
  }
}
