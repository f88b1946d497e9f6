internal import LinearModel

/// What must hold, and who asks for it: a system of rows and bounds in which each member asks for some of them.
///
/// What belongs to no member is taken for granted. One-term rows are bounds, so that a program over the system has rows only
/// where variables meet.
struct Requirements {
  /// The member of what is taken for granted.
  static let granted = -1

  /// A bound that a member sets.
  struct Limit {
    var column: Int
    var bounds: Bounds
    let member: Int
  }

  /// A sum that a member, or nobody, keeps within bounds.
  struct Row {
    var terms: [LinearProgram.Term]
    var bounds: Bounds
    let member: Int
  }

  /// What each column may be by construction.
  private(set) var columns: [Bounds]
  /// The bounds that members set.
  private(set) var limits: [Limit] = []
  private(set) var rows: [Row] = []
  let memberCount: Int

  init(columns: [Bounds], memberCount: Int) {
    self.columns = columns
    self.memberCount = memberCount
  }

  mutating func add(_ terms: [LinearProgram.Term], _ bounds: Bounds, member: Int) {
    guard terms.count == 1, let term = terms.first else {
      return rows.append(Row(terms: terms, bounds: bounds, member: member))
    }
    let divided = bounds.divided(by: term.coefficient)
    if member == Self.granted {
      columns[term.column] = columns[term.column].intersection(divided)
    } else {
      limits.append(Limit(column: term.column, bounds: divided, member: member))
    }
  }

  /// The bounds of all columns when some members are active.
  func bounds(_ isActive: [Bool]) -> [Bounds] {
    var bounds = columns
    for limit in limits where isActive[limit.member] {
      bounds[limit.column] = bounds[limit.column].intersection(limit.bounds)
    }
    return bounds
  }

  // MARK: Parts

  /// The system without the members that are not active, and with what is fixed for good put into the rows.
  func keeping(_ isActive: [Bool]) -> Requirements {
    var kept = self
    kept.limits.removeAll { !isActive[$0.member] }
    kept.rows.removeAll { $0.member >= 0 && !isActive[$0.member] }
    kept.substituteFixedColumns()
    return kept
  }

  private mutating func substituteFixedColumns() {
    for row in rows.indices where rows[row].terms.contains(where: { columns[$0.column].isFixed }) {
      var constant = 0.0
      for term in rows[row].terms where columns[term.column].isFixed {
        constant += term.coefficient * columns[term.column].lower
      }
      rows[row].terms.removeAll { columns[$0.column].isFixed }
      rows[row].bounds = Bounds(rows[row].bounds.lower - constant, rows[row].bounds.upper - constant)
    }
  }

  /// The parts that share no column, in the order of their first columns; rows without columns make up the last one.
  func components() -> [Requirements] {
    var sets = DisjointSets(count: columns.count)
    for row in rows {
      for term in row.terms.dropFirst() { sets.join(row.terms[0].column, term.column) }
    }
    var partOfRoot = Array(repeating: -1, count: columns.count)
    var placeInPart = Array(repeating: 0, count: columns.count)
    var parts: [Requirements] = []
    for column in columns.indices {
      let root = sets.find(column)
      if partOfRoot[root] < 0 {
        partOfRoot[root] = parts.count
        parts.append(Requirements(columns: [], memberCount: memberCount))
      }
      placeInPart[column] = parts[partOfRoot[root]].columns.count
      parts[partOfRoot[root]].columns.append(columns[column])
    }
    for limit in limits {
      var moved = limit
      moved.column = placeInPart[limit.column]
      parts[partOfRoot[sets.find(limit.column)]].limits.append(moved)
    }
    var constant = Requirements(columns: [], memberCount: memberCount)
    for row in rows {
      guard let first = row.terms.first else {
        constant.rows.append(row)
        continue
      }
      var moved = row
      for index in moved.terms.indices { moved.terms[index].column = placeInPart[moved.terms[index].column] }
      parts[partOfRoot[sets.find(first.column)]].rows.append(moved)
    }
    if !constant.rows.isEmpty { parts.append(constant) }
    return parts
  }

  /// One system of those parts in which some member asks for something.
  static func joined(_ parts: [Requirements], memberCount: Int) -> Requirements {
    var whole = Requirements(columns: [], memberCount: memberCount)
    for part in parts where part.hasMembers {
      let first = whole.columns.count
      whole.columns += part.columns
      for var limit in part.limits {
        limit.column += first
        whole.limits.append(limit)
      }
      for var row in part.rows {
        for index in row.terms.indices { row.terms[index].column += first }
        whole.rows.append(row)
      }
    }
    return whole
  }

  private var hasMembers: Bool { !limits.isEmpty || rows.contains { $0.member >= 0 } }

  /// The members that ask for something here.
  var activeMembers: [Bool] {
    var isActive = Array(repeating: false, count: memberCount)
    for limit in limits { isActive[limit.member] = true }
    for row in rows where row.member >= 0 { isActive[row.member] = true }
    return isActive
  }

  // MARK: Bundles

  /// Adds a column for the sum of others, and the row that says so.
  mutating func addSum(of bundle: ArraySlice<Int>) {
    columns.append(.free)
    let terms = bundle.map { LinearProgram.Term($0, 1) } + [.init(columns.count - 1, -1)]
    rows.append(Row(terms: terms, bounds: .fixed(0), member: Self.granted))
  }

  /// Names the sum in place of its columns, which all have the same coefficient.
  mutating func replaceTerms(ofRow row: Int, _ bundleOfColumn: [Int]) {
    guard rows[row].terms.contains(where: { bundleOfColumn[$0.column] >= 0 }) else { return }
    var named: Set<Int> = []
    rows[row].terms = rows[row].terms.compactMap { term in
      let bundle = bundleOfColumn[term.column]
      if bundle < 0 { return term }
      return named.insert(bundle).inserted ? .init(bundle, term.coefficient) : nil
    }
  }
}
