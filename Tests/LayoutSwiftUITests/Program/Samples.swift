import SwiftUI

/// A view of one size.
@MainActor func fixed(_ name: String, _ width: Double, _ height: Double, spacing: Double = 8) -> Block {
  Block(name, spacing: spacing) { _ in CGSize(width: width, height: height) }
}

/// A view of one size with lines of text.
@MainActor func text(_ name: String, _ width: Double, _ height: Double, baselines: (Double, Double)) -> Block {
  Block(name, firstBaseline: baselines.0, lastBaseline: baselines.1) { _ in CGSize(width: width, height: height) }
}

/// A view that fills what it is offered, as `Color` does.
@MainActor func filling(_ name: String) -> Block {
  Block(name) { CGSize(width: $0.width ?? 10, height: $0.height ?? 10) }
}

/// A view of one area, as text has about: 100 wide by itself, narrower down to 20, and higher then.
@MainActor func area(_ name: String, _ area: Double) -> Block {
  Block(name) { proposal in
    let width = min(100, max(20, proposal.width ?? 100))
    return CGSize(width: width, height: area / width)
  }
}
