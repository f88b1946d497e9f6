import ConstraintLayout

extension ArticleExample {
  static let programs = ArticleExample("Programs") { print in
    // Article begins
    let bar = Stack(.row, spacing: 10) {
      Item("title").frame(height: 20)
      Item("menu").frame(width: 40, height: 30)
    }
    let engine = LayoutEngine()
    let compiled = try engine.compile(bar, in: ProposedSize(width: 300))
    print(compiled.regions[0].model)
    for program in try engine.programs(of: compiled.regions[0]) {
      print("tier \(Int(program.priority.rawValue)): the least value is \(program.optimum)")
    }
    // Article ends
  }
}
