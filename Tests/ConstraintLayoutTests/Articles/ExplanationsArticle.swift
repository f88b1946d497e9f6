import ConstraintLayout

extension ArticleExample {
  static let explanations = ArticleExample("Explanations") { print in
    // Article begins
    let bar = Stack(.row, spacing: 10) {
      Item("back").frame(width: 60, height: 30)
      Item("title").frame(height: 20)
      Item("menu").frame(width: 40, height: 30)
    }.constrain { ($0["title"].width == 4 * $0["back"].width).prioritized(.medium) }
    let size = ProposedSize(width: 300)

    let explanation = try LayoutEngine().explain(.width, of: "title", for: bar, in: size)
    print(explanation)
    for cause in explanation.causes { print(cause.coefficient, cause.contribution, cause.certainty.rawValue) }

    for unmet in try LayoutEngine().unmetPreferences(of: bar, in: size) {
      print("\(unmet.statement) is missed by \(unmet.shortfall), because of:")
      for blocking in unmet.blockingConstraints { print("-", blocking.statement) }
    }
    // Article ends
  }
}
