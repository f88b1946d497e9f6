extension FormRules {
  /// Containers of GTK give what is left to those that expand; where nothing does, it stays behind the last.
  static let gtk = FormRules(
    growsUnasked: false, spansExpand: true, rest: .behind, alignment: FormAlignment.unsaid)
}
