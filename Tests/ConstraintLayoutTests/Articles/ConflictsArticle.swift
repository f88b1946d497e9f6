import ConstraintLayout

extension ArticleExample {
  static let conflicts = ArticleExample("Conflicts") { print in
    // Article begins
    let toolbar = Stack(.row, spacing: 8) {
      Item("open").frame(width: 60, height: 20)
      Item("save").frame(width: 60, height: 20)
      Item("close").frame(width: 60, height: 20)
    }
    let window = ProposedSize(width: 150)
    let diagnosis = try LayoutEngine().diagnose(toolbar, in: window)
    for conflict in diagnosis.conflicts {
      for member in conflict.members { print(member.statement) }
      print("missing:", conflict.missing ?? 0)
      for fix in conflict.fixes { print("-", fix.text) }
    }
    if let fix = diagnosis.conflicts.first?.fixes.first {
      print(try LayoutEngine().place(toolbar, in: window, applying: fix).size)
    }
    // Article ends
  }
}
