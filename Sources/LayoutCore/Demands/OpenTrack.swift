internal import LinearModel

/// A track that could have had another length.
struct OpenTrack {
  let container: Int
  let track: Int
  let kind: Ambiguity.Kind
  let lower: Double
  let upper: Double
  let decidedBy: Priority
}
