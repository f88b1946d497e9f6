public import Foundation
public import LayoutCore
internal import LayoutDocument
internal import LinearModel

/// Reads layouts out of the files of other tools: Qt Designer, GtkBuilder, Interface Builder, and pages of XHTML.
///
/// Which tool a file is of is told by its content.
public enum LayoutImporter {
  /// Whether data looks like a file of another tool, and not like a document of this package.
  ///
  /// All of them are XML, so the first character that is no space decides.
  public static func reads(_ data: Data) -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = data.starts(with: byteOrderMark) ? data.dropFirst(byteOrderMark.count) : data
    return content.first { !XMLText.isSpace($0) } == UInt8(ascii: "<")
  }

  /// Reads all layouts of a file.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - name: What the file is called; a layout is called `NAME#FORM` where there are several.
  ///   - limits: How large each layout may be.
  /// - Returns: The layouts, in the order of the file, with notes on what could not be said in a document; none where a file
  ///   holds only what is not laid out, such as menus.
  /// - Throws: A `LayoutError` that names the line, if the file is not well formed, or not of a tool that is known.
  public static func layouts(
    in data: Data, named name: String, limits: Limits = Limits()
  ) throws -> [ImportedLayout] {
    let root = try XMLTreeReader.read(data)
    guard let source = FormSources.all.first(where: { $0.reads(root) }) else { throw FormSources.unknown(root) }
    let forms = try source.forms(in: root, limits: limits)
    var names = FormNames()
    return try forms.map { form in
      let formName = names.unique(form.name)
      return ImportedLayout(
        name: forms.count > 1 ? "\(name)#\(formName)" : name, form: formName,
        document: try form.document(limits: limits), notes: form.notes)
    }
  }
}
