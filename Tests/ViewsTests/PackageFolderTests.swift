import TestSupport
import Testing
import Views

/// What a package of the repository builds for other systems alone.
@Suite struct `Targets of a package` {
  private static let phone = ProjectText.Target.of("iphoneos", ["App/A.swift"])
  private static let paths = ["Phone", "TV", "Web", "Core"].map { "Kit/Sources/\($0)/A.swift" }

  private func manifest(
    _ targets: String, products: String = "",
    platforms: String = "platforms: [.iOS(.v16), .tvOS(.v17)],"
  ) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Kit", \(platforms) products: [.library(name: "Kit", targets: ["Both"]), \(products)],
      targets: [
        .target(name: "Core"), .target(name: "Phone", dependencies: ["Core"]),
        .target(name: "Web", dependencies: ["Core"]),
        .target(name: "TV", dependencies: ["Core", .target(name: "Web")]), \(targets)
        .testTarget(name: "TVTests", dependencies: ["TV", "Web"]),
      ])
    """
  }

  private func both(_ condition: String, _ more: String = "") -> String {
    """
    .target(
      name: "Both",
      dependencies: ["Phone", .target(name: "TV", condition: \(condition))\(more)]),
    """
  }

  /// Those of the paths of which nothing is for phones.
  private func elsewhere(
    _ manifest: String, _ project: ProjectText? = nil, of paths: [String] = Self.paths
  ) -> [String] {
    let view = fileViews(
      of: Array("import SwiftUI\nstruct W: View { var body: some View { Text(\"\") } }".utf8).span)
    var index = ViewIndex()
    _ = index.apply(
      projects: project.map {
        [(path: "App.xcodeproj/project.pbxproj", project: Project(Array($0.text.utf8).span))]
      } ?? [], settings: [],
      manifests: [(path: "Kit/Package.swift", manifest: PackageManifest(Array(manifest.utf8).span))]
    )
    _ = index.apply(paths.map { (path: $0, views: view) })
    return index.pathsElsewhere
  }

  private static let ofTV = ["Kit/Sources/TV/A.swift", "Kit/Sources/Web/A.swift"]

  @Test(arguments: [
    ".when(platforms: [.tvOS])", ".when(platforms: [.tvOS, .macOS,], configuration: .debug)",
  ])
  func `that are wanted on other systems alone are elsewhere, with what only they want`(
    _ condition: String
  ) {
    #expect(elsewhere(manifest(both(condition))) == Self.ofTV)
    #expect(elsewhere(manifest(both(condition)), ProjectText([Self.phone])) == Self.ofTV)
  }

  @Test(arguments: [
    ".when(platforms: [.iOS, .tvOS])", ".when(platforms: [.macCatalyst])",
    ".when(platforms: others)",
    ".when(platforms: [.tvOS] + others)", ".when(platforms: [.custom(\"ours\")])", "onTV",
    ".when(configuration: .debug)",
  ])
  func `may be wanted on phones by any other condition`(_ condition: String) {
    #expect(elsewhere(manifest(both(condition))).isEmpty)
  }

  @Test func `are for phones where something else names them`() {
    let condition = ".when(platforms: [.tvOS])"
    let named = [
      manifest(both(condition, #", .byName(name: "TV")"#)),
      manifest(both(condition), products: #".library(name: "Any", targets: ["TV"])"#),
      manifest(both(condition) + #".executableTarget(name: "Tool", dependencies: ["TV"]),"#),
      manifest(both(condition)) + "\npackage.targets[0].dependencies += [\"TV\"]",
      // Made for no phone, it says nothing of one.
      manifest(both(condition), platforms: "platforms: [.tvOS(.v17), .macOS(.v13)],"),
    ]
    for text in named { #expect(elsewhere(text).isEmpty, "\(text)") }
    // What only these want is as much elsewhere as before, where it is theirs alone.
    #expect(
      elsewhere(manifest(both(condition, #", "Web""#))) == ["Kit/Sources/TV/A.swift"])
  }

  @Test func `are where their paths say`() {
    let text = manifest(
      #".target(name: "Room", path: "Room", sources: ["Big", "Plain/Main.swift"]), "#
        + #".target(name: "Inner", path: "Sources/TV/Inner"), "#
        + both(
          ".when(platforms: [.tvOS])",
          #", "Inner", .target(name: "Room", condition: .when(platforms: [.watchOS]))"#))
    let paths = [
      "Kit/Room/Big/A.swift", "Kit/Room/Small.swift", "Kit/Sources/TV/Inner/A.swift",
      "Kit/sources/tv/B.swift", "Sources/TV/A.swift",
    ]
    #expect(elsewhere(text, of: paths) == ["Kit/Room/Big/A.swift", "Kit/sources/tv/B.swift"])
  }

  /// A project says what links a local package.
  ///
  /// https://developer.apple.com/documentation/xcode/organizing-your-code-with-local-packages
  @Test func `are elsewhere where nothing for phones links their product`() {
    let text = manifest(
      #".target(name: "Both", dependencies: ["Phone"]),"#,
      products: #".library(name: "TV", targets: ["TV"])"#)
    func found(_ filter: String?, _ more: ProjectText.Target? = nil) -> [String] {
      var phone = Self.phone
      phone.products = ["Kit": ""]
      if let filter { phone.products["TV"] = filter }
      return elsewhere(text, ProjectText([phone] + (more.map { [$0] } ?? [])))
    }
    var television = ProjectText.Target.of("appletvos")
    television.products = ["TV": "", "Kit": ""]
    #expect(found("(tvos, )") == Self.ofTV)
    #expect(found(nil, television) == Self.ofTV)
    // Nobody in sight links it, or something for phones does.
    #expect(found(nil).isEmpty)
    #expect(found("", television).isEmpty)
    #expect(found("(ios, tvos, )").isEmpty)
    // In a repository without anything for phones all of them are looked at.
    #expect(elsewhere(text, ProjectText([television])).isEmpty)
  }

  @Test func `are linked again when a manifest changes`() {
    let file = "Kit/Sources/TV/A.swift"
    let view = fileViews(
      of: Array("import SwiftUI\nstruct W: View { var body: some View { Text(\"\") } }".utf8).span)
    var index = ViewIndex()
    _ = index.apply([(path: file, views: view)])
    for (condition, count) in [(".when(platforms: [.tvOS])", 0), ("onTV", 1)] {
      let read = PackageManifest(Array(manifest(both(condition)).utf8).span)
      let moved = index.apply(
        projects: [], settings: [], manifests: [(path: "Kit/Package.swift", manifest: read)])
      #expect(moved == [file])
      _ = index.apply(moved.map { (path: $0, views: view) })
      #expect(index.allTypes.count == count)
    }
    #expect(
      index.apply(
        projects: [], settings: [], manifests: [(path: "Kit/Package.swift", manifest: nil)]) == [])
  }
}
