extension FormRules {
  /// Layouts of Qt share what is left among all where nothing expands, and spread what none of them takes.
  static let qt = FormRules(rest: .spread, alignment: FormAlignment.unsaid)
  /// Rows of a form are no longer than they like unless something in them expands.
  static let qtFormRows = FormRules(growsUnasked: false, rest: .behind, alignment: FormAlignment.unsaid)
}
