import Foundation
import TestSupport
import Testing

@testable import swipecost

/// An app whose rows come from a design system that it pins.
@Suite struct `With the packages that an app pins` {
  private static let app = """
    import SwiftUI
    import Cards
    @main struct Demo: App { var body: some Scene { WindowGroup { Steps() } } }
    struct Steps: View {
      var body: some View {
        NavigationStack {
          List(["Monday", "Tuesday"], id: \\.self) { day in
            StepCard(title: day) { Text("8,000") }
          }
          .cardTitle("Steps")
        }
      }
    }

    """
  private static let manifest = """
    let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Cards"])],
      targets: [.target(name: "Cards")])
    """
  private static let cards = """
    import SwiftUI
    public struct StepCard<Content: View>: View {
      let title: String
      @ViewBuilder let content: () -> Content
      public init(title: String, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content
      }
      public var body: some View {
        HStack { Text(title); content(); Button(action: {}) { Image("more") } }
      }
    }
    extension View {
      public func cardTitle(_ title: String) -> some View { navigationTitle(title) }
    }
    public struct Gallery: View { public var body: some View { Image("gallery") } }

    """

  private func pins(_ revision: String) -> String {
    """
    {"version": 2, "pins": [
      {"identity": "kit", "kind": "remoteSourceControl", "location": "git@git.example:acme/Kit.git",
       "state": {"revision": "\(revision)", "version": "1.2.0"}},
      {"identity": "charts", "kind": "remoteSourceControl", "location": "https://git.example/acme/Charts",
       "state": {"revision": "\(revision)", "version": "3.0.0"}}
    ]}
    """
  }

  private static let revision = String(repeating: "a", count: 40)

  private func write(_ folder: borrowing TemporaryFolder, revision: String = revision) throws {
    try folder.write(Self.app, to: "App/Steps.swift")
    try folder.write(pins(revision), to: "App/Package.resolved")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "checkouts"), withIntermediateDirectories: true)
  }

  private func run(
    _ words: [String], in folder: borrowing TemporaryFolder
  ) -> (code: ExitCode, out: String, messages: String) {
    let console = Console.recording()
    let program = Program(commands: Command.all, topics: Topic.all, console: console)
    let place = folder.url.path
    let code = program.run(words.map { $0.replacing("@", with: place) })
    func plain(_ text: String) -> String { text.replacing(place + "/", with: "") }
    return (code, plain(console.results.text), plain(console.messages.text))
  }

  @Test func `rows that were unknown are told as they are`() throws {
    let folder = try TemporaryFolder()
    try write(folder)
    let before = run(["check", "@/App"], in: folder)
    #expect(
      before.out.contains("≥ 2 / 2  Steps") && before.out.contains("2 pinned packages are not here")
    )
    #expect(before.out.contains("\n  https://git.example/acme/Kit\n"))
    try folder.write(Self.manifest, to: "checkouts/acme+Kit/Package.swift")
    try folder.write(Self.cards, to: "checkouts/acme+Kit/Sources/Cards/StepCard.swift")
    let after = run(["check", "@/App", "--packages", "@/checkouts"], in: folder)
    #expect(after.code == .done && after.messages.isEmpty)
    #expect(after.out.hasPrefix("7 / 7  Steps"))
    #expect(after.out.contains("read with the packages Kit 1.2.0\n1 pinned package is not here"))
    // The row can be grouped where the app shows it; the button without a label is the package's to mend.
    #expect(after.out.contains("8:9  moderate  Each row is 3 stops"))
    #expect(after.out.contains("1 finding: 1 moderate") && !after.out.contains("Gallery"))
    let walk = run(["walk", "@/App", "--packages", "@/checkouts"], in: folder)
    for line in ["1  Steps. Heading.", "Monday.", "Tuesday.", "8,000.", "more. Button."] {
      #expect(walk.out.contains(line), "\(walk.out)")
    }
  }

  @Test func `programs are told which were read`() throws {
    let folder = try TemporaryFolder()
    try write(folder)
    try folder.write(Self.cards, to: "checkouts/Kit/Kit/StepCard.swift")
    let answer = run(
      ["check", "@/App", "--packages", "@/checkouts", "--format", "json"], in: folder)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any])
    let packages = try #require(json["packages"] as? [[String: Any]])
    #expect(packages.map { $0["name"] as? String } == ["Charts", "Kit"])
    #expect(packages.map { $0["status"] as? String } == ["missing", "read"])
    #expect(packages[0]["url"] as? String == "https://git.example/acme/Charts")
    #expect(packages[1]["version"] as? String == "1.2.0")
  }

  @Test func `a repository is read at the pinned commit`() throws {
    let folder = try TemporaryFolder()
    let place = folder.url.appending(path: "checkouts/Kit.git")
    var kit = try FixtureRepository(at: place, bare: true)
    let first = try kit.commit(
      "Kit",
      ["Package.swift": .text(Self.manifest), "Sources/Cards/StepCard.swift": .text(Self.cards)])
    _ = try kit.commit("Gone", ["Sources/Cards/StepCard.swift": .text("import SwiftUI\n")])
    try write(folder, revision: first)
    let pinned = run(["check", "@/App", "--packages", "@/checkouts"], in: folder)
    #expect(pinned.code == .done && pinned.out.hasPrefix("7 / 7  Steps"))
    try write(folder)
    let other = run(["check", "@/App", "--packages", "@/checkouts"], in: folder)
    #expect(other.code == .partial && other.out.hasPrefix("≥ 2 / 2  Steps"))
    #expect(
      other.messages.contains(
        "lacks the pinned \(Self.revision) of https://git.example/acme/Kit; fetch it there, or check it out"
      ))
  }

  @Test func `a folder that is not there or empty is told of in one sentence`() throws {
    let folder = try TemporaryFolder()
    try write(folder)
    let gone = run(["walk", "@/App", "--packages", "@/nowhere"], in: folder)
    #expect(gone.code == .inputOutput && gone.messages.contains("there is no such folder"))
    let file = run(["check", "@/App", "--packages", "@/App/Steps.swift"], in: folder)
    #expect(file.code == .inputOutput && file.messages.contains("it is a file"))
    let empty = run(["check", "@/App", "--packages", "@/checkouts"], in: folder)
    #expect(empty.code == .done && empty.messages.contains("holds no folder"))
  }

  @Test func `a damaged list is a problem with its line`() throws {
    let folder = try TemporaryFolder()
    try write(folder)
    try folder.write(pins(Self.revision) + "\n>>>>>>> main", to: "App/Package.resolved")
    let answer = run(["check", "@/App"], in: folder)
    #expect(answer.code == .partial)
    #expect(
      answer.messages.contains("App/Package.resolved:7: the list of packages is damaged here"))
  }
}
