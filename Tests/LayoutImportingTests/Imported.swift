import ConstraintLayout
import Foundation
import LayoutDocument
import LayoutImporting
import Testing

/// A form that a test wrote, read and placed.
struct Imported {
  let layout: ImportedLayout

  /// Reads the one form of a file.
  init(_ text: String) throws {
    let layouts = try LayoutImporter.layouts(in: Data(text.utf8), named: "form")
    try #require(layouts.count == 1)
    layout = try #require(layouts.first)
  }

  /// Where everything stands, in the size that the form says unless another is given.
  func placed(width: Double? = nil, height: Double? = nil) throws -> Placement {
    var proposal = layout.document.proposal
    if let width { proposal.width = width }
    if let height { proposal.height = height }
    return try LayoutEngine().place(layout.document.tree, in: proposal)
  }

  /// What is open, or what contradicts itself.
  func diagnosis(width: Double? = nil) throws -> Diagnosis {
    var proposal = layout.document.proposal
    if let width { proposal.width = width }
    return try LayoutEngine().diagnose(layout.document.tree, in: proposal)
  }

  /// What could not be taken along.
  var losses: [String] { layout.notes.filter { $0.kind == .loss }.map(\.description) }
}

/// Forms of Qt Designer whose sizes are said, so that what becomes of them can be worked out by hand.
enum Qt {
  /// A form that is a widget with a layout in it.
  static func form(_ layout: String, besides: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <ui version="4.0">
     <class>Form</class>
     <widget class="QWidget" name="Form">
    \(layout)
     </widget>
    \(besides)
    </ui>
    """
  }

  /// A layout without margins around it.
  static func layout(
    _ kind: String, name: String = "main", spacing: Int = 10, attributes: String = "", _ items: String
  ) -> String {
    let margins = ["left", "top", "right", "bottom"].map {
      "<property name=\"\($0)Margin\"><number>0</number></property>"
    }
    return """
      <layout class="\(kind)" name="\(name)" \(attributes)>
      \(margins.joined())
      <property name="spacing"><number>\(spacing)</number></property>
      \(items)
      </layout>
      """
  }

  /// A widget in an item of a layout; its size is fixed unless a policy is given.
  static func item(
    _ name: String, _ width: Int, _ height: Int, horizontal: String = "Fixed", vertical: String = "Fixed",
    stretch: Int = 0, _ attributes: String = ""
  ) -> String {
    """
    <item \(attributes)><widget class="QWidget" name="\(name)">
    <property name="sizePolicy"><sizepolicy hsizetype="\(horizontal)" vsizetype="\(vertical)">
    <horstretch>\(stretch)</horstretch><verstretch>0</verstretch></sizepolicy></property>
    <property name="minimumSize"><size><width>\(width)</width><height>\(height)</height></size></property>
    </widget></item>
    """
  }

  /// A cell of a grid.
  static func cell(
    _ name: String, _ width: Int, _ height: Int, column: Int, row: Int, columns: Int = 1, rows: Int = 1,
    horizontal: String = "Fixed", _ attributes: String = ""
  ) -> String {
    item(
      name, width, height, horizontal: horizontal,
      "row=\"\(row)\" column=\"\(column)\" rowspan=\"\(rows)\" colspan=\"\(columns)\" \(attributes)")
  }
}
