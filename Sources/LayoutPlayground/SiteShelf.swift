#if Playground
  internal import Synchronization

  /// What is answered, once the port is known, and how many answers are being worked out.
  final class SiteShelf: Sendable {
    /// More at once would only make each of them slower.
    private static let mostAnswers = 4
    /// How long an answer may take.
    private static let mostTime = Duration.seconds(5)

    private let state = Mutex<(site: PlaygroundSite?, answers: Int)>((nil, 0))

    func put(_ site: PlaygroundSite) { state.withLock { $0.site = site } }

    /// Answers a request; one that takes too long is told so.
    func answer(_ request: PlaygroundRequest) async -> PlaygroundAnswer {
      let site = state.withLock { state -> PlaygroundSite? in
        guard state.answers < Self.mostAnswers else { return nil }
        state.answers += 1
        return state.site
      }
      guard let site else { return .refusal(503, "There is too much to do. Ask again.") }
      let work = Task.detached { site.answer(request) }
      let watch = Task.detached {
        try await Task.sleep(for: Self.mostTime)
        work.cancel()
      }
      let answer = await work.value
      watch.cancel()
      state.withLock { $0.answers -= 1 }
      return answer
    }
  }
#endif
