internal import Synchronization

/// Something that is made when it is first asked for, so that placing does not pay for it.
///
/// Tasks that ask first at once may each make it; the first one that is done is kept, and no task ever waits for another.
struct OnFirstUse<Value: Sendable>: ~Copyable, Sendable {
  /// What is kept, in place: to read a part of it nothing else of it is copied.
  final class Box: Sendable {
    let value: Value

    fileprivate init(_ value: Value) { self.value = value }
  }

  private let kept = AtomicLazyReference<Box>()

  /// The value that is kept, or else the one that `make` returns.
  func box(_ make: () -> Value) -> Box { kept.load() ?? kept.storeIfNil(Box(make())) }
}
