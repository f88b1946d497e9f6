@testable import LayoutCore

/// The structure of a layout, and what is told along its rows without a program, as tests of single steps need them.
struct Evaluated {
  let structure: Structure
  /// `nil` where a program has to tell.
  let lengths: AxisLengths?
  let demands: AxisDemands?

  init(_ layout: some Layout, width: Double? = nil) {
    structure = Structure(LayoutTree(layout), defaultSpacing: 8, decisions: nil)
    lengths = AxisLengths(structure, .horizontal, proposed: width)
    demands = AxisDemands(structure, .horizontal, proposed: width)
  }

  /// The widths of the columns of a container; the root is the first.
  func columns(of container: Int = 0) -> [Double]? {
    lengths.map { lengths in lengths.tracks(of: container, in: structure).map { lengths[$0] } }
  }

  /// The tracks that spans leave open.
  func open() -> [OpenTrack]? { lengths?.open(in: structure) }
}
