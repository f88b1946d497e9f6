internal import ConstraintLayout

/// The page that shows every example: one file of HTML without scripts; only the pictures are files beside it.
struct GalleryPage {
  let examples: [SolvedExample]

  /// The whole page.
  var html: String {
    let groups = BuiltInExample.Group.allCases.filter { group in examples.contains { $0.example.group == group } }
    let head = HTMLWriter.element(
      "head",
      parts: [
        HTMLWriter.element("meta", [("charset", "utf-8")]),
        HTMLWriter.element("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]),
        HTMLWriter.element("meta", [("name", "color-scheme"), ("content", "light dark")]),
        HTMLWriter.element("title", text: "Layout gallery"),
        HTMLWriter.element("style", html: "\n" + Self.style),
      ])
    let main = HTMLWriter.element("main", parts: groups.map(section))
    let body = HTMLWriter.element("body", parts: [header(groups), main])
    return "<!DOCTYPE html>\n" + HTMLWriter.element("html", [("lang", "en")], parts: [head, body]) + "\n"
  }

  private func header(_ groups: [BuiltInExample.Group]) -> String {
    let links = groups.map { HTMLWriter.element("a", [("href", "#" + anchor($0))], text: $0.rawValue) }
    return HTMLWriter.element(
      "header",
      parts: [
        HTMLWriter.element("h1", text: "Layout gallery"),
        HTMLWriter.element(
          "p",
          html: "Every example that is built into <code>layout</code>, with what the engine has to say about it. "
            + "A length that a layout leaves open is marked in its picture."),
        HTMLWriter.element("nav", parts: links),
      ])
  }

  private func section(_ group: BuiltInExample.Group) -> String {
    HTMLWriter.element(
      "section", [("id", anchor(group))],
      parts: [HTMLWriter.element("h2", text: group.rawValue)]
        + examples.filter { $0.example.group == group }.map(article))
  }

  private func article(_ solved: SolvedExample) -> String {
    let example = solved.example
    let files = example.fileNames
    let links = [("Document", files.document), ("picture", files.picture), ("rectangles", files.rects)]
      .map { HTMLWriter.element("a", [("href", $0.1)], text: $0.0) }.joined(separator: ", ")
    let document = String(decoding: example.document, as: UTF8.self)
    let words = HTMLWriter.element(
      "div",
      parts: [
        HTMLWriter.element("h3", text: example.title),
        HTMLWriter.element("p", text: example.shows),
        HTMLWriter.element("pre", [("class", solved.status.rawValue)], text: solved.diagnosis),
        HTMLWriter.element(
          "details",
          parts: [
            HTMLWriter.element("summary", html: "The document"), HTMLWriter.element("pre", text: document),
          ]),
        HTMLWriter.element("p", [("class", "files")], html: links),
      ])
    return HTMLWriter.element("article", [("id", example.name)], parts: [words, figure(solved)])
  }

  private func figure(_ solved: SolvedExample) -> String {
    let file = solved.example.fileNames.picture
    let image = HTMLWriter.element("img", [("src", file), ("alt", "Picture of \(solved.example.name)")])
    var parts = [HTMLWriter.element("a", [("href", file)], html: image)]
    if solved.status == .unsatisfiable {
      parts.append(
        HTMLWriter.element(
          "figcaption", html: "As it would stand with <code>&quot;overflow&quot;: &quot;visible&quot;</code>."))
    }
    return HTMLWriter.element("figure", parts: parts)
  }

  private func anchor(_ group: BuiltInExample.Group) -> String {
    "group-" + group.rawValue.lowercased().split(separator: " ").joined(separator: "-")
  }
}
