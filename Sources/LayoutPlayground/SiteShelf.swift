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

    /// Answers a request when others leave room for it; one that takes too long is told so.
    func answer(_ request: PlaygroundRequest) async -> PlaygroundAnswer {
      guard let site = await siteWithRoom() else { return .refusal(503, "There is too much to do. Ask again.") }
      let work = Task.detached { site.answer(request) }
      let watch = Task.detached {
        try await Task.sleep(for: Self.mostTime)
        work.cancel()
      }
      let answer = await withTaskCancellationHandler {
        await work.value
      } onCancel: {
        work.cancel()
      }
      watch.cancel()
      state.withLock { $0.answers -= 1 }
      return answer
    }

    /// What is answered, as soon as there is room for one answer more; `nil` if there is none for long.
    private func siteWithRoom() async -> PlaygroundSite? {
      let end = ContinuousClock.now + Self.mostTime
      repeat {
        let site = state.withLock { state -> PlaygroundSite? in
          guard state.answers < Self.mostAnswers, let site = state.site else { return nil }
          state.answers += 1
          return site
        }
        if let site { return site }
        try? await Task.sleep(for: .milliseconds(10))
      } while ContinuousClock.now < end && !Task.isCancelled
      return nil
    }
  }
#endif
