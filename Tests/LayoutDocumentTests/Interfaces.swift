import LayoutCore
import LayoutGeometry
import LayoutText

/// Parts of real interfaces in Swift; the example documents of the same names say the same.
enum Interfaces {
  static let all: [(document: String, layout: any Layout)] = [
    ("calendar-month", calendar), ("invoice", invoice), ("overlay", badge), ("explicit-grid", page),
    ("toolbar", toolbar),
    ("form-both-ways", form), ("icon-grid", icons),
  ]

  // MARK: A month with events

  private struct Event: Sendable {
    let name: String
    let column: Int
    var days = 1
  }

  /// Weeks of a first day, and the events of each in two lanes.
  private static let weeks: [(first: Int, lanes: [[Event]])] = [
    (
      2,
      [
        [Event(name: "fair", column: 1, days: 4), Event(name: "dentist", column: 6)],
        [Event(name: "visit", column: 3, days: 4)],
      ]
    ),
    (9, [[Event(name: "visit, continued", column: 0, days: 2), Event(name: "review", column: 4)], []]),
    (16, [[Event(name: "holiday", column: 0, days: 7)], [Event(name: "move", column: 2, days: 2)]]),
  ]

  private static var calendar: some Layout {
    Grid(
      columns: [.flexible(minimum: 40)],
      rows: [.fit] + weeks.flatMap { _ in [.fixed(24), .fixed(14), .fixed(14)] },
      horizontalSpacing: 4, verticalSpacing: 4
    ) {
      GridRow { for day in ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] { Text(day, id: day) } }
      for week in weeks {
        GridRow {
          for column in 0..<7 { Item("\(week.first + column)").gridCell(column: column).gridCellRows(3) }
        }
        for lane in week.lanes {
          GridRow {
            for event in lane {
              if event.days > 1 {
                Item(event.name).gridCell(column: event.column).gridCellColumns(event.days)
              } else {
                Item(event.name).gridCell(column: event.column)
              }
            }
          }
        }
      }
    }
    .id("month")
  }

  // MARK: An invoice

  private static var invoice: some Layout {
    Stack(.column, alignment: .leading, spacing: 16) {
      Stack(.row, alignment: .lastTextBaseline, distribution: .spaceBetween) {
        Text("Invoice", id: "title", fontSize: 24)
        Text("2026-117", id: "number")
      }
      Stack(.row, alignment: .top, distribution: .spaceBetween) {
        Text("Field and Sons\nMill Lane 4\nYork", id: "sender")
        Text("A. Reader\nHarbour Street 12\nHull", id: "recipient")
      }
      Grid(alignment: .topTrailing, horizontalSpacing: 16, verticalSpacing: 8) {
        GridRow {
          Text("What", id: "what").gridColumnAlignment(.leading)
          Text("Count", id: "count")
          Text("Price", id: "price")
          Text("Amount", id: "amount")
        }
        Divider()
        InvoiceLine(
          id: "survey", what: "Survey of the roof, with a report on what has to be mended before winter", count: "1",
          price: "480.00", amount: "480.00")
        InvoiceLine(
          id: "slates", what: "Slates, Welsh, second choice", count: "220", price: "3.15", amount: "693.00")
        Divider()
        GridRow {
          Text("Total", id: "total").gridCellColumns(3).gridCellAnchor(.topTrailing)
          Text("1 173.00", id: "total-amount", font: Font(size: 17, weight: .bold))
        }
      }
      .id("lines")
      Text("Payable within 30 days. Thank you.", id: "terms")
    }
    .id("invoice")
    .padding(20)
  }

  private struct InvoiceLine: CompositeLayout {
    let id: String
    let what: String
    let count: String
    let price: String
    let amount: String

    var body: some Layout {
      GridRow {
        Text(what, id: id).frame(maxWidth: .infinity)
        Text(count, id: "\(id)-count")
        Text(price, id: "\(id)-price")
        Text(amount, id: "\(id)-amount")
      }
    }
  }

  // MARK: A badge

  private static var badge: some Layout {
    Stack(.row, spacing: 20) {
      Item("mail").frame(width: 60, height: 48).overlay(alignment: .topTrailing) {
        Item("badge").frame(width: 20, height: 20).offset(x: 6, y: -6)
      }
      Item("calls").frame(width: 60, height: 48)
    }
  }

  // MARK: A page of twelve columns

  private static var page: some Layout {
    Grid(
      columns: [.flexible()], rows: [.fixed(40), .fit, .fit, .fixed(24)], horizontalSpacing: 4, verticalSpacing: 4
    ) {
      Item("header").gridCell(column: 0, row: 0).gridCellColumns(12)
      Item("account").frame(width: 20, height: 20).gridCell(column: -1, row: 0)
      Item("sidebar").gridCell(column: 0, row: 1).gridCellColumns(3).gridCellRows(2)
      Item("main").frame(height: 120).gridCell(column: 3, row: 1).gridCellColumns(9)
      GridRow {
        for name in ["first", "second", "third"] {
          Item(name).frame(height: 60).gridCell(row: 2).gridCellColumns(3)
        }
      }
      Item("footer").gridCell(column: 0, row: -1).gridCellColumns(12)
    }
  }

  // MARK: A toolbar that keeps in a menu what does not fit

  private static var toolbar: some Layout {
    Stack(.row, spacing: 8, distribution: .spaceBetween) {
      Text("Report", id: "title")
      ViewThatFits(in: .horizontal) {
        Stack(.row, spacing: 4) { for name in ["open", "save", "share", "print"] { button(name) } }
        Stack(.row, spacing: 4) {
          button("open")
          button("save")
          menu
        }
        menu
      }
    }
    .padding(8)
  }

  private static func button(_ name: String) -> Item { Item(name).frame(width: 48, height: 24) }
  private static var menu: Item { Item("more").frame(width: 24, height: 24) }

  // MARK: A form

  private static var form: some Layout {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 8) {
      GridRow {
        Text("Name", id: "name").gridColumnAlignment(.trailing)
        Item("name-field").frame(height: 24).baseline(first: 17)
      }
      GridRow {
        Text("Address", id: "address")
        Item("address-field").frame(height: 56).baseline(first: 17)
      }
      GridRow {
        Text("Country", id: "country")
        Item("country-field").frame(width: 96, height: 24).baseline(first: 17)
      }
      Stack(.row, spacing: 8, distribution: .trailing) {
        Item("cancel").frame(width: 64, height: 28)
        Item("save").frame(width: 64, height: 28)
      }
    }
    .id("form")
    .padding(16)
  }

  // MARK: Icons that wrap

  private static var icons: some Layout {
    Flow(alignment: .topLeading, horizontalSpacing: 16, verticalSpacing: 16) {
      for (id, name) in [
        ("mail", "Mail"), ("calendar", "Calendar"), ("notes", "Notes and drafts"), ("photos", "Photos"),
        ("music", "Music"),
      ] {
        Stack(.column, spacing: 4) {
          Item(id).frame(width: 48, height: 48)
          Text(name, id: "\(id) name")
        }
        .frame(width: 72)
      }
    }
    .id("icons")
    .padding(16)
  }
}
