/// Where a line of text stands in a row that containers on it share, and what of the row each takes.
///
/// What a container has above its text lies above the line, and what it has below its text lies below it. So a row with a line is two
/// lengths, and the line stands where what grows into them shares best:
///
/// 1. What can be of any height, but grows above the line only, leaves nothing below the line that it could do without.
/// 2. What could take all of the row shares that as it would without a line, where its text then has room around it.
/// 3. Else the line is as high as what grows above it lets it be, or as low as what grows below it does; in either place each shares
///    what it has above the line, and what it has below it.
struct GrowthOnLine {
  /// A container on the line that is given more than it asks for.
  struct Member {
    let container: Int
    let ideal: Double
    let maximum: Double
    /// From its top to the line where it has its ideal height.
    let ascent: Double
    /// From its top to the line where it takes as much of the row as it can.
    var filled: Ascent
    var growsAbove: Bool
    var growsBelow: Bool
  }

  /// What a container takes.
  enum Share {
    case length(Double)
    /// So much more above the line than it asks for, and so much more below it.
    case apart(above: Double, below: Double)
  }

  /// An item that grows last of all, and how high it can be without moving a line.
  typealias HeldItem = (node: Int, height: Double)

  /// The height of the row.
  let height: Double
  /// The highest place of the line, by what all on it asks for above it, and the lowest one, by what is asked for below it.
  let highest: Double
  let lowest: Double
  /// The lowest place of the line that what grows above it has a use for.
  let greatest: Double
  /// Where the line stands if nothing that shares the row holds it higher up; `nil` where it is as high as it can be.
  let sinksTo: Double?
  /// Whether something on the line may be given less on one side of it where what shares the row can use that.
  let givesWay: Bool
  /// Whether nothing in the row is served before others.
  let isAlike: Bool
  var members: [Member] = []

  /// Of what a row has, the height at which all in it has grown that can: several times what its largest part asks for, and little
  /// enough for sums to keep the places behind the point that lengths are compared by.
  static let multiple = 1e4

  /// What differs by less is rounding.
  static func rounding(_ length: Double) -> Double { 1e-9 * (1 + length) }

  private var rounding: Double { Self.rounding(height) }

  /// Whether the line has one place, whatever shares the row.
  private var isFixed: Bool { lowest <= highest + rounding }
}

// Where the line stands.
extension GrowthOnLine {
  /// From the top of the row to the line; `nil` where a linear program has to tell.
  var position: Double? {
    guard highest <= lowest + rounding, !givesWay || !(wantLineHigher(than: highest) || wantLineLower(than: lowest))
    else { return nil }
    let greatest = max(highest, min(greatest, lowest))
    // It fills before rows are no higher than items on the line can use, and before anything shares what is below the line.
    if leavesNothingBelow { return lowest }
    if members.contains(where: takesAllAbove), lowest > greatest + rounding { return nil }
    if greatest <= highest + rounding { return highest }
    if !wantLineLower(than: highest) { return wantLineHigher(than: highest) ? highest : sunk(from: highest) }
    if !wantLineHigher(than: greatest) {
      return wantLineLower(than: greatest)
        ? greatest : sunk(from: members.reduce(highest) { max($0, $1.filled.least) })
    }
    guard let member = members.first(where: takesAll) else { return nil }
    let wish = sinksTo == nil ? member.filled.least : min(member.filled.length, greatest)
    return wantLineLower(than: wish) || wantLineHigher(than: wish) ? nil : wish
  }

  /// Whether something on the line is to have all that is above it, and the line is as low as it can be for that.
  private var leavesNothingBelow: Bool { isAlike && members.contains(where: takesAllAbove) }

  private func takesAllAbove(_ member: Member) -> Bool { member.maximum == .infinity && !member.growsBelow }

  /// How low the line stands where all have what they can use.
  private func sunk(from position: Double) -> Double {
    guard let sinksTo else { return position }
    let bound = members.reduce(min(sinksTo, lowest)) {
      min($0, takesAll($1) ? $1.filled.length : height - $1.maximum + $1.filled.length)
    }
    return max(position, bound)
  }

  /// Whether a member could take all of the row, on both sides of the line.
  private func takesAll(_ member: Member) -> Bool {
    member.growsAbove && member.growsBelow && member.maximum >= height - rounding
  }

  /// Whether a member has a use for more above a line than it has there.
  private func wantsLineLower(_ member: Member, than position: Double) -> Bool {
    member.growsAbove && member.filled.least > position + rounding
  }

  private func wantLineLower(than position: Double) -> Bool {
    members.contains { wantsLineLower($0, than: position) }
  }

  /// Whether a member has a use for more below a line than it has there.
  private func wantsLineHigher(_ member: Member, than position: Double) -> Bool {
    guard member.growsBelow else { return false }
    if takesAll(member) { return member.filled.length < position - rounding }
    return member.maximum - member.filled.length > height - position + rounding
  }

  private func wantLineHigher(than position: Double) -> Bool {
    members.contains { wantsLineHigher($0, than: position) }
  }
}

// What each takes.
extension GrowthOnLine {
  /// What a member takes of the row, by where the line stands; `nil` where a linear program has to tell.
  func share(of member: Member, at position: Double) -> Share? {
    guard !member.filled.sinks || member.filled.length <= position + rounding else { return nil }
    // It could follow a line that sinks.
    guard !member.filled.canBeMore || position >= min(sinksTo ?? position, lowest) - rounding else { return nil }
    if takesAllOfRow(member, at: position) { return hasItsAscent(member, at: position) ? .length(height) : nil }
    let (above, below) = (position - member.ascent, height - position - member.ideal + member.ascent)
    // What is served first is so above the line and below it, where that has its place.
    guard isAlike else { return isFixed && !member.filled.isOpen ? .apart(above: above, below: below) : nil }
    guard hasItsAscent(member, at: position) else { return nil }
    guard member.growsAbove, member.growsBelow else {
      let length = min(member.maximum, member.ideal + (member.growsAbove ? above : member.growsBelow ? below : 0))
      // What could have more above the line would have more below it.
      return member.filled.canBeMore && length < min(member.maximum, height) - rounding ? nil : .length(length)
    }
    if !wantsLineLower(member, than: position), !wantsLineHigher(member, than: position) {
      return .length(member.maximum)
    }
    return member.filled.canBeMore || member.filled.isShared ? nil : .apart(above: above, below: below)
  }

  private func takesAllOfRow(_ member: Member, at position: Double) -> Bool {
    member.maximum >= height - rounding && position >= member.filled.least - rounding
      && position <= member.filled.length + rounding
  }

  /// Whether a member has as much above a line as was told.
  ///
  /// What grows last of all grows as far as it can where the line is below that anyway, or follows it down. An item grows so far that
  /// it moves no line.
  private func hasItsAscent(_ member: Member, at position: Double) -> Bool {
    let reach = sinksTo == nil ? highest : position
    guard member.filled.canBeLess, member.filled.length > reach + rounding else { return true }
    return member.filled.item != nil && takesAll(member) && position >= member.filled.least - rounding
  }

  /// The item that grows last of all in a member, where the line keeps it from being higher.
  func heldBack(by member: Member, at position: Double) -> HeldItem? {
    guard let item = member.filled.item, member.filled.length > position + rounding else { return nil }
    return (item.node, item.height - (member.filled.length - position) / item.slope)
  }

  /// Whether a line has its place whatever a member does there: that shares what it takes as it would without a line, with all that
  /// is in it, or the line cannot be any lower.
  func isTold(_ member: Member, at position: Double) -> Bool {
    switch share(of: member, at: position) {
    case .length: heldBack(by: member, at: position) == nil
    case .apart: leavesNothingBelow
    case nil: false
    }
  }

  /// Whether a member that shares apart has room on both sides of the line.
  func hasRoom(for member: Member, _ ascent: Ascent, _ length: Double, at position: Double) -> Bool {
    let (above, below) = (position - ascent.length, height - position - length + ascent.length)
    // What could be of any height moves the line as far as it has no use for what is below that, or has rows that exceed their use.
    let leavesNothing = member.maximum < .infinity || below <= rounding
    return above >= -rounding && below >= -rounding && leavesNothing && !ascent.isOpen
  }
}
