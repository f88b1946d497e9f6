public import Foundation
public import LinearModel

/// What alerts and logs show of an error, instead of a number.
extension LayoutError: LocalizedError {
  /// The place and the message in one line: what is wrong, where, and how to mend it.
  public var errorDescription: String? { description }
}
