import LayoutSwiftUI
import SwiftUI

struct SignIn: View {
  var body: some View {
    ConstraintGrid(alignment: .leading, horizontalSpacing: 10) {
      Group {
        Text("Name").constraintGridCell(columnAlignment: .trailing)
        Color.gray
      }
      .constraintGridRow("name")
      Group {
        Text("Password")
        Color.gray
      }
      .constraintGridRow("password")
      ConstraintViewThatFits(in: .horizontal, ConstraintBalancedStack(.row), ConstraintBalancedStack(.column)) {
        Text("Cancel")
        Text("Sign in")
      }
    }
  }
}
