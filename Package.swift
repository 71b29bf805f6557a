// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// `make check` and CI set this; people who build with another toolchain are not stopped by its new
/// warnings.
let strict = ProcessInfo.processInfo.environment["SWIPECOST_STRICT"] == "1"

let common: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (strict ? [.treatAllWarnings(as: .error)] : [])

/// The half that never throws and touches neither files nor threads; unsafe code there needs a mark.
let pure = common + [.strictMemorySafety()]

let package = Package(
  name: "swipecost",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "swipecost", targets: ["swipecost"])],
  targets: [
    // The system's libraries.
    .systemLibrary(
      name: "CGit2", pkgConfig: "libgit2",
      providers: [
        .apt(["libgit2-dev"]), .brew(["libgit2"]),
      ]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [
        .apt(["libsqlite3-dev"]), .brew(["sqlite"]),
      ]),

    // In the order in which the work flows.
    // A repository into commits, tree changes and blobs.
    .target(name: "Git", dependencies: ["CGit2"], swiftSettings: common),
    // Bytes into tokens.
    .target(name: "Tokens", swiftSettings: pure),
    // Tokens into a flat tree.
    .target(name: "Syntax", dependencies: ["Tokens"], swiftSettings: pure),
    // A storyboard or a xib into its objects, outlets and segues.
    .target(name: "InterfaceFiles", swiftSettings: pure),
    // The same for JavaScript, TypeScript and JSX.
    .target(name: "ScriptTokens", swiftSettings: pure),
    .target(name: "ScriptSyntax", dependencies: ["ScriptTokens"], swiftSettings: pure),
    // What a script declares, takes and gives.
    .target(
      name: "ScriptModules", dependencies: ["ScriptSyntax", "ScriptTokens"], swiftSettings: pure),
    // The same for Dart, and for the front end for Flutter.
    .target(name: "DartTokens", swiftSettings: pure),
    .target(name: "DartSyntax", dependencies: ["DartTokens"], swiftSettings: pure),
    // What a Dart file declares, for those who link several.
    .target(
      name: "DartModules", dependencies: ["DartSyntax", "DartTokens"], swiftSettings: pure),
    // A tree into what a file declares; the files of a commit, linked by name.
    .target(
      name: "Views", dependencies: ["InterfaceFiles", "Syntax", "Tokens"], swiftSettings: pure),
    // What a view is when it is written out, and what the platform's own views are.
    .target(name: "Scenes", dependencies: ["InterfaceFiles", "Views"], swiftSettings: pure),
    // A scene into elements, stops, speech and cost.
    .target(name: "VoiceOver", dependencies: ["Scenes", "Views"], swiftSettings: pure),
    // A view of SwiftUI or UIKit, written out into a scene.
    .target(
      name: "Evaluation", dependencies: ["InterfaceFiles", "Scenes", "VoiceOver", "Views"],
      swiftSettings: pure),
    // What a component of another framework shows, as plain values, into reports.
    .target(
      name: "Components", dependencies: ["Scenes", "VoiceOver", "Views"], swiftSettings: pure),
    // Scripts of React Native apps into what their components show.
    .target(
      name: "ReactNative",
      dependencies: [
        "Components", "Scenes", "ScriptModules", "ScriptSyntax", "ScriptTokens", "VoiceOver",
      ],
      swiftSettings: pure),
    // Elements and declarations into findings.
    .target(
      name: "Rules", dependencies: ["Components", "Scenes", "VoiceOver", "Views"],
      swiftSettings: pure),
    // Dart files of a commit into the pieces of its screens.
    .target(
      name: "Flutter",
      dependencies: [
        "Components", "Scenes", "VoiceOver", "DartModules", "DartSyntax", "DartTokens",
      ],
      swiftSettings: pure),
    // The SQL, by name.
    .target(
      name: "Queries", path: "Queries",
      resources: [
        .embedInCode("schema"), .embedInCode("writes"), .embedInCode("content"),
        .embedInCode("reads"), .embedInCode("changes"), .embedInCode("merge"),
        .embedInCode("questions"), .embedInCode("figures"),
      ],
      swiftSettings: common),
    // Rows into one SQLite file, and back.
    .target(name: "Store", dependencies: ["CSQLite", "Queries"], swiftSettings: common),
    // A corpus into rows; the only place with threads.
    .target(
      name: "Crawl",
      dependencies: [
        "Git", "InterfaceFiles", "Tokens", "Syntax", "Views", "Scenes", "VoiceOver", "Evaluation",
        "Components", "Rules", "Store", "Flutter", "ReactNative", "ScriptTokens",
      ],
      swiftSettings: common, plugins: ["AnalysisVersionPlugin"]),
    // Our own sources into the version of what they find; run by each build.
    .target(
      name: "AnalysisVersion", dependencies: ["Tokens"], path: "Sources/AnalysisVersion/Prints",
      swiftSettings: pure),
    .executableTarget(
      name: "analysis-version", dependencies: ["AnalysisVersion"],
      path: "Sources/AnalysisVersion/Tool", swiftSettings: common),
    .plugin(
      name: "AnalysisVersionPlugin", capability: .buildTool(), dependencies: ["analysis-version"],
      path: "Sources/AnalysisVersion/Plugin"),
    // The pages, by name.
    .target(
      name: "ReportTemplates", path: "Reports",
      resources: [.embedInCode("pages"), .embedInCode("style")],
      swiftSettings: common),
    // Rows into CSV, pages and drawings.
    .target(
      name: "Publish", dependencies: ["Store", "Queries", "ReportTemplates"],
      swiftSettings: common),
    // A story into a made-up repository, for `make run` and the tests.
    .target(name: "Demo", dependencies: ["CGit2"], swiftSettings: common),
    // A night's work: what to keep, and in which order to do it.
    .target(name: "Nightly", swiftSettings: common),
    // Arguments into one of the above.
    .executableTarget(
      name: "swipecost",
      dependencies: [
        "Git", "Tokens", "Syntax", "Views", "Scenes", "VoiceOver", "Evaluation", "Rules", "Store",
        "Queries", "Crawl",
        "Publish", "Demo", "Nightly",
      ],
      swiftSettings: common),
    // Counts and times of each stage.
    .executableTarget(
      name: "bench",
      dependencies: [
        "Tokens", "Syntax", "Views", "Scenes", "VoiceOver", "Evaluation", "Rules", "Git", "Store",
        "Crawl",
      ],
      swiftSettings: common),

    // What several test targets need: golden files, the built program, repositories.
    .target(
      name: "TestSupport", dependencies: ["CGit2", "Store"], path: "Tests/TestSupport",
      swiftSettings: common
    ),
    // A tree read the slow and obvious way, which others are held against.
    .target(
      name: "AuditSupport", dependencies: ["Evaluation", "Rules", "Scenes", "VoiceOver", "Views"],
      path: "Tests/AuditSupport", swiftSettings: common),
    // What a file declares, and what a commit links.
    .testTarget(
      name: "ViewsTests", dependencies: ["Views", "Syntax", "TestSupport"],
      path: "Tests/ViewsTests", exclude: ["Golden"], swiftSettings: common),
    .testTarget(
      name: "GitTests", dependencies: ["Git", "TestSupport"], path: "Tests/GitTests",
      swiftSettings: common),
    .testTarget(
      name: "TokensTests", dependencies: ["Tokens"], path: "Tests/TokensTests",
      swiftSettings: common
    ),
    .testTarget(
      name: "AnalysisVersionTests", dependencies: ["AnalysisVersion"],
      path: "Tests/AnalysisVersionTests", swiftSettings: common),
    // Sources of every kind, good and bad, into trees.
    .testTarget(
      name: "SyntaxTests", dependencies: ["Syntax", "Tokens", "TestSupport"],
      path: "Tests/SyntaxTests", exclude: ["Fixtures", "Golden"], swiftSettings: common),
    // Storyboards and xibs, good and bad, into their values.
    .testTarget(
      name: "InterfaceFilesTests", dependencies: ["InterfaceFiles"],
      path: "Tests/InterfaceFilesTests", swiftSettings: common),
    .testTarget(
      name: "ScriptTokensTests", dependencies: ["ScriptTokens"], path: "Tests/ScriptTokensTests",
      swiftSettings: common),
    // Scripts of every kind, good and bad, into trees.
    .testTarget(
      name: "ScriptSyntaxTests", dependencies: ["ScriptSyntax", "ScriptTokens", "TestSupport"],
      path: "Tests/ScriptSyntaxTests", exclude: ["Fixtures", "Golden"], swiftSettings: common),
    .testTarget(
      name: "ScriptModulesTests", dependencies: ["ScriptModules", "ScriptSyntax", "ScriptTokens"],
      path: "Tests/ScriptModulesTests", swiftSettings: common),
    // Components into stops, under the numbers of the cases they come from.
    .testTarget(
      name: "ReactNativeTests",
      dependencies: ["ReactNative", "Components", "Rules", "Scenes", "VoiceOver"],
      path: "Tests/ReactNativeTests", swiftSettings: common),
    .testTarget(
      name: "DartTokensTests", dependencies: ["DartTokens"], path: "Tests/DartTokensTests",
      swiftSettings: common),
    // Dart files, good and bad, into trees.
    .testTarget(
      name: "DartSyntaxTests", dependencies: ["DartSyntax", "DartTokens", "TestSupport"],
      path: "Tests/DartSyntaxTests", exclude: ["Fixtures", "Golden"], swiftSettings: common),
    .testTarget(
      name: "DartModulesTests", dependencies: ["DartModules", "DartSyntax"],
      path: "Tests/DartModulesTests", swiftSettings: common),
    .testTarget(
      name: "CrawlTests",
      dependencies: [
        "Crawl", "Git", "Views", "Scenes", "VoiceOver", "Evaluation", "Components", "Rules",
        "Store", "Queries", "Demo",
        "AuditSupport", "TestSupport",
      ],
      path: "Tests/CrawlTests", exclude: ["Golden"], swiftSettings: common),
    .testTarget(
      name: "VoiceOverTests",
      dependencies: [
        "AuditSupport", "Evaluation", "Scenes", "VoiceOver", "Views", "Syntax", "TestSupport",
      ],
      path: "Tests/VoiceOverTests", exclude: ["Recorded/Scenes"], swiftSettings: common),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "Components", "Evaluation", "Rules", "Scenes", "VoiceOver", "Views", "AuditSupport",
        "TestSupport",
      ],
      path: "Tests/RulesTests", swiftSettings: common),
    // Widgets of every kind, and files linked.
    .testTarget(
      name: "FlutterTests",
      dependencies: ["Flutter", "Components", "Scenes", "VoiceOver", "Rules", "TestSupport"],
      path: "Tests/FlutterTests", swiftSettings: common),
    // Pieces made by hand, into costs, stops and findings.
    .testTarget(
      name: "ComponentsTests", dependencies: ["Components", "Rules", "Scenes", "VoiceOver"],
      path: "Tests/ComponentsTests", swiftSettings: common),
    .testTarget(
      name: "StoreTests", dependencies: ["Store", "Queries", "TestSupport"],
      path: "Tests/StoreTests", swiftSettings: common),
    .testTarget(
      name: "QueriesTests", dependencies: ["Queries", "Store", "TestSupport"],
      path: "Tests/QueriesTests", exclude: ["Golden", "seed.sql"], swiftSettings: common),
    // The command line, and the program as users have it.
    .testTarget(
      name: "CommandTests",
      dependencies: ["swipecost", "Nightly", "TestSupport", "Store", "Queries"],
      path: "Tests/CommandTests",
      exclude: ["Golden"], swiftSettings: common),
    // Markup, drawings, tables and the pages over a seed database.
    .testTarget(
      name: "PublishTests",
      dependencies: ["Publish", "Store", "Queries", "ReportTemplates", "TestSupport"],
      path: "Tests/PublishTests", exclude: ["Golden"], swiftSettings: common),
    // Tests of the house itself: arrows, file lengths, what may stand where, how large types are.
    .testTarget(
      name: "HouseTests", dependencies: ["Syntax", "Tokens"], path: "Tests/HouseTests",
      swiftSettings: common),
    .testTarget(
      name: "DemoTests", dependencies: ["Demo"], path: "Tests/DemoTests", swiftSettings: common),
    .testTarget(
      name: "NightlyTests", dependencies: ["Nightly"], path: "Tests/NightlyTests",
      swiftSettings: common),
  ]
)
