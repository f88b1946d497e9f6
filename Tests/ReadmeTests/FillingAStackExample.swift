import ConstraintLayout

/// The example of the article on filling a stack: the lines between the markers stand there word for word.
func fillingAStackExample(output: (String) -> Void) throws {
  func print(_ items: Any...) { output(items.map { "\($0)" }.joined(separator: " ")) }
  // Example begins
  var column = Stack(.column, in: Rect(x: 0, y: 0, width: 414, height: 896))
  let rest = try column.add()
  try column.add(height: 44)
  try column.add(Item("footer").frame(height: 200))
  print(column.frame(of: rest))
  print(try column.frame(at: 1))
  print(column["footer"] ?? .zero)
  // Example ends
}

/// The second example of the article, which goes on where the first one ends.
func nestedStackExample(output: (String) -> Void) throws {
  func print(_ items: Any...) { output(items.map { "\($0)" }.joined(separator: " ")) }
  var column = Stack(.column, in: Rect(x: 0, y: 0, width: 414, height: 896))
  try column.add()
  try column.add(height: 44)
  try column.add(Item("footer").frame(height: 200))
  // Nested example begins
  var row = Stack(.row, alignment: .trailing, in: try column.frame(at: 2))
  try row.add()
  try row.add(width: 100, height: 50)
  for frame in row.frames { print(frame) }
  // Nested example ends
}

/// The third example of the article: an item for which there is no room.
func outOfSpaceExample(output: (String) -> Void) throws {
  func print(_ items: Any...) { output(items.map { "\($0)" }.joined(separator: " ")) }
  // Out of space example begins
  var column = Stack(.column, in: Rect(x: 0, y: 0, width: 414, height: 896))
  try column.add(height: 44)
  try column.add(height: 600)
  do {
    try column.add(height: 500)
  } catch {
    print(error)
  }
  print(column.count, "items")
  // Out of space example ends
}
