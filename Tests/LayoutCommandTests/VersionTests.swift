import Foundation
import LayoutTestSupport
import Testing

/// There is one version.
struct VersionTests {
  @Test func theCommandSaysTheNewestVersionOfTheChangelog() throws {
    let page = try Page.lines(of: "\(Page.articles)/Changelog.md")
    let versions = page.compactMap { line in line.wholeMatch(of: /## (\d+\.\d+\.\d+)/).map(\.output.1) }
    let newest = try #require(versions.first)
    let run = try LayoutProcess("--version")
    #expect(run.exitCode == 0)
    #expect(run.output == "\(newest)\n")
    #expect(try Page.text("README.md").contains("from: \"\(newest)\""))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func shellsCompleteTheCommands(_ shell: String) throws {
    let run = try LayoutProcess("--generate-completion-script", shell)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("diagnose") && run.output.contains("schema"))
  }
}
