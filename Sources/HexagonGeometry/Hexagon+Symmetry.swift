/// Turns and mirror images about the origin; subtract another centre first, and add it again.
///
/// Source: redblobgames.com, *Hexagonal Grids*, "Rotation" and "Reflection".
extension Hexagon {
  /// The cell after a turn by 60 degrees to the right: clockwise on the screen.
  public var rotatedRight: Hexagon { Hexagon(q: -r, r: -s) }

  /// The cell after a turn by 60 degrees to the left: counterclockwise on the screen.
  public var rotatedLeft: Hexagon { Hexagon(q: -s, r: -q) }

  /// The mirror image that keeps `q` and swaps `r` with `s`: top and bottom swapped, if flat-top.
  public var reflectedAlongQ: Hexagon { Hexagon(q: q, r: s) }

  /// The mirror image that keeps `r` and swaps `q` with `s`: left and right swapped, if pointy-top.
  public var reflectedAlongR: Hexagon { Hexagon(q: s, r: r) }

  /// The mirror image that keeps `s` and swaps `q` with `r`.
  public var reflectedAlongS: Hexagon { Hexagon(q: r, r: q) }
}
