import ConstraintLayout
import LayoutSwiftUI

struct PictureBesideText: ViewArrangement {
  func description(of views: ArrangedViews) -> some Layout {
    Stack(.row, spacing: 10) {
      views["picture"]
      views["text"]
    }
    .constrain { 9 * $0["picture"].width == 16 * $0["picture"].height }
  }
}
