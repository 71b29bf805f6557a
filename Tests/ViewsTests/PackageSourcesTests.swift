import TestSupport
import Testing
import Views

@Suite struct `The sources of a package` {
  private func modules(
    _ manifest: String?, _ paths: [String], named name: String = "Kit"
  ) -> [String: String] {
    let read = manifest.map { PackageManifest(Array($0.utf8).span) }
    let sources = PackageSources(manifest: read, paths: paths, named: name)
    var found: [String: String] = [:]
    for path in paths { found[path] = sources.module(of: path) }
    return found
  }

  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Kit",
      products: [
        .library(name: "Kit", type: .static, targets: ["Cards"]),
        .library(name: "Extras", targets: ["Design-Tokens"]),
        .executable(name: "tool", targets: ["Tool"]),
        .plugin(name: "Lint", targets: ["LintPlugin"]),
      ],
      dependencies: [.package(url: "https://example.org/x", from: "1.0.0")],
      targets: [
        .target(
          name: "Cards",
          dependencies: [
            "Core", .target(name: "Shapes", condition: .when(platforms: [.iOS])),
            .product(name: "Tool", package: "x"), .byName(name: "Named"),
          ],
          exclude: ["Old", "Skipped.swift"], resources: [.process("Media")]),
        .target(name: "Core", path: "./Code//Core/", sources: ["Main"]),
        .target(name: "Shapes"), .target(name: "Named"), .target(name: "Unused"),
        .target(name: "Design-Tokens", dependencies: [], path: "Tokens"),
        .executableTarget(name: "Tool", dependencies: [.target(name: "Unused")]),
        .testTarget(name: "CardsTests", dependencies: [.target(name: "Unused")]),
        .plugin(name: "LintPlugin", capability: .buildTool(), dependencies: [.target(name: "Unused")]),
      ]
    )
    """

  @Test func `are those of its libraries, and of the targets behind them`() {
    let found = modules(
      Self.manifest,
      [
        "Package.swift", "Sources/Cards/Card.swift", "Sources/Cards/Deep/Row.swift",
        "Sources/Cards/Old/Card.swift", "Sources/Cards/Skipped.swift",
        "Sources/Cards/Examples/Show.swift", "Code/Core/Main/A.swift", "Code/Core/Other/B.swift",
        "Sources/Shapes/S.swift", "Sources/Named/N.swift", "Sources/Unused/U.swift",
        "Tokens/T.swift", "Sources/Tool/main.swift", "Tests/CardsTests/T.swift",
        "Example/App.swift", "Sources/Cards/notes.txt",
      ])
    #expect(
      found == [
        "Sources/Cards/Card.swift": "Cards", "Sources/Cards/Deep/Row.swift": "Cards",
        "Code/Core/Main/A.swift": "Core", "Sources/Shapes/S.swift": "Shapes",
        "Sources/Named/N.swift": "Named", "Tokens/T.swift": "Design_Tokens",
      ])
  }

  @Test func `are found where targets need no path`() {
    let one = """
      let package = Package(products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit"), .testTarget(name: "KitTests")])
      """
    #expect(modules(one, ["Sources/A.swift", "Tests/T.swift"]) == ["Sources/A.swift": "Kit"])
    #expect(modules(one, ["src/Kit/A.swift"]) == ["src/Kit/A.swift": "Kit"])
  }

  @Test func `are told by folders where a manifest computes its targets`() {
    let computed =
      "let package = Package(name: names[0], targets: names.map { Target.target(name: $0) })"
    #expect(
      modules(
        computed, ["Sources/A/A.swift", "Sources/BTests/B.swift", "Sources/C.swift", "D/E.swift"])
        == ["Sources/A/A.swift": "A"])
  }

  @Test func `are one module where there is no manifest`() {
    #expect(
      modules(
        nil, ["Kit/A.swift", "B.swift", "Example/C.swift", "KitTests/D.swift"], named: "2-Kit")
        == ["Kit/A.swift": "_2_Kit".replacing("_2", with: "_"), "B.swift": "__Kit"])
  }

  @Test func `are looked for in damaged manifests without an end`() {
    let start = ThreadTime.now
    let bytes = Array(Self.manifest.utf8)
    for end in stride(from: 0, to: bytes.count, by: 3) {
      let manifest = PackageManifest(Array(bytes[..<end]).span)
      _ = PackageSources(manifest: manifest, paths: ["Sources/Cards/Card.swift"], named: "Kit")
    }
    for piece in [
      ".target(", ".library(targets: [", "[", "(", ".target(name: \"A\", dependencies: [\"A\"]), ",
      ".library(]", ".library(a", ".library(a: ", ".target(a }",
    ] {
      let text = String(repeating: piece, count: 50_000)
      _ = PackageManifest(Array(text.utf8).span)
    }
    let ring = """
      .library(name: "A", targets: ["A"]), .target(name: "A", dependencies: ["B"]),
      .target(name: "B", dependencies: ["A", "B", "C"])
      """
    #expect(
      modules(ring, ["Sources/A/a.swift", "Sources/B/b.swift", "Sources/C/c.swift"]).count == 2)
    #expect(ThreadTime.now - start < .seconds(60))
  }

  @Test func `have paths that no file of an app has`() {
    let path = PackagePath(
      package: "github.com/acme/Kit", module: "Cards", path: "Sources/Cards/A.swift")
    #expect(path.text == "//github.com/acme/Kit//Cards/Sources/Cards/A.swift")
    #expect(PackagePath(path.text) == path)
    #expect(PackagePath.shown(path.text) == "//github.com/acme/Kit/Sources/Cards/A.swift")
    #expect(PackagePath.shown("App/A.swift") == "App/A.swift")
    for text in ["/App/A.swift", "A//B//C/D", "//", "//a", "//a//b"] {
      #expect(PackagePath(text) == nil)
      #expect(PackagePath.shown(text) == text)
    }
  }
}
