/// Who takes what is left along one axis, as Qt and GTK have it.
///
/// Those with a stretch factor; where there are none, those that expand; where there are none of these either, all that can.
enum GrowingTracks {
  static func indices(
    count: Int, stretch: (Int) -> Int, expands: (Int) -> Bool, grows: (Int) -> Bool
  ) -> Set<Int> {
    let stretched = (0..<count).filter { stretch($0) > 0 }
    if !stretched.isEmpty { return Set(stretched) }
    let expanding = (0..<count).filter(expands)
    return Set(expanding.isEmpty ? (0..<count).filter(grows) : expanding)
  }
}
