internal import Foundation
internal import LayoutDocument
internal import LayoutPages

/// The page of the playground: that of an export, with an editor.
enum PlaygroundPage {
  private struct PageData: Encodable {
    let vocabulary: DocumentVocabulary
    /// The lessons, as a text of JSON.
    let lessons: String
    /// What the page begins with; `nil` for the first lesson.
    let beginning: PlaygroundSite.Beginning?
  }

  /// The lessons: an array of objects with `title`, `text` and `document`.
  static let lessons = Data(PackageResources.lessons_json)

  static func answer(beginning: PlaygroundSite.Beginning?) throws -> PlaygroundAnswer {
    let data = PageData(
      vocabulary: DocumentVocabulary(), lessons: String(decoding: lessons, as: UTF8.self), beginning: beginning)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let template = PageTemplate(
      title: "Layout playground", data: String(decoding: try encoder.encode(data), as: UTF8.self),
      style: [PackageResources.editor_css], editor: PackageResources.editor_html,
      scripts: [
        PackageResources.history_js, PackageResources.forms_js, PackageResources.places_js,
        PackageResources.controls_js,
        PackageResources.dragging_js, PackageResources.moving_js, PackageResources.prediction_js,
        PackageResources.editor_js,
      ], connectsToItsOrigin: true)
    return PlaygroundAnswer(
      status: 200, contentType: "text/html; charset=utf-8", body: Array(template.html.utf8), policy: template.policy)
  }
}
