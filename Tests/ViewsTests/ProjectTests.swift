import TestSupport
import Testing
import Views

/// What a project builds for phones, and what it does not.
@Suite struct `Files of a project` {
  private typealias Target = ProjectText.Target

  private func project(_ text: ProjectText) -> Project? { Project(Array(text.text.utf8).span) }

  private func settings(_ text: String) -> BuildSettings? {
    BuildSettings(configuration: Array(text.utf8).span)
  }

  private var view: FileViews? {
    let text = "import SwiftUI\nstruct W: View { var body: some View { Text(\"\") } }"
    return fileViews(of: Array(text.utf8).span)
  }

  /// Those of the paths that are built for other devices.
  private func elsewhere(
    _ projects: [(String, ProjectText)], _ settings: [(String, String)] = [], of paths: [String]
  ) -> [String] {
    var index = ViewIndex()
    _ = index.apply(
      projects: projects.map { (path: $0.0, project: project($0.1)) },
      settings: settings.map { (path: $0.0, settings: self.settings($0.1)) })
    _ = index.apply(paths.map { (path: $0, views: view) })
    return index.pathsElsewhere
  }

  private func elsewhere(_ text: ProjectText, of paths: [String]) -> [String] {
    elsewhere([("App.xcodeproj/project.pbxproj", text)], of: paths)
  }

  @Test(arguments: ["watchos", "macosx", "appletvos", "xros", "macosx14.2"])
  func `built for another device only are elsewhere`(sdk: String) {
    let text = ProjectText([
      .of("iphoneos", ["A.swift", "B.swift"]), .of(sdk, ["B.swift", "C.swift"]),
    ])
    #expect(elsewhere(text, of: ["A.swift", "B.swift", "C.swift", "New/D.swift"]) == ["C.swift"])
  }

  @Test(arguments: ["auto", "$(OUR_SDK)", "iphonesimulator"])
  func `built for what may be a phone are not`(sdk: String) {
    let text = ProjectText([.of("iphoneos", ["A.swift"]), .of(sdk, ["B.swift"])])
    #expect(elsewhere(text, of: ["A.swift", "B.swift"]).isEmpty)
  }

  @Test func `for any device are looked at where nothing is for phones`() {
    var tests = Target.of("macosx", ["T.swift"])
    tests.product = "bundle.unit-test"
    var text = ProjectText([.of("macosx", ["A.swift"]), tests])
    text.others = ["Old.swift"]
    #expect(
      elsewhere(text, of: ["A.swift", "App macOS/B.swift", "Old.swift", "T.swift"])
        == ["Old.swift", "T.swift"])
  }

  @Test func `beside those that a project names one by one are forgotten`() {
    var phone = Target.of("iphoneos", ["Rows/A.swift", "Kit/Sources/A.swift"])
    let paths = ["Rows/A.swift", "Rows/Old.swift", "Tabs/B.swift", "Kit/Sources/B.swift"]
    #expect(elsewhere(ProjectText([phone]), of: paths) == ["Rows/Old.swift"])
    // A folder that is built as it comes has no need to name them.
    phone.folders = ["Rows"]
    #expect(elsewhere(ProjectText([phone]), of: paths).isEmpty)
    #expect(elsewhere(ProjectText([]), of: paths).isEmpty)
  }

  @Test func `are found whatever case their folders are written in`() {
    let phone = Target.of("iphoneos", ["app/A.swift", "app/B.swift"])
    #expect(elsewhere(ProjectText([phone]), of: ["App/A.swift", "App/B.swift"]) == [])
    #expect(elsewhere(ProjectText([phone]), of: ["App/A.swift", "App/C.swift"]) == ["App/C.swift"])
  }

  @Test func `of no target are in no app`() {
    var text = ProjectText([.of("iphoneos", ["A.swift"])])
    text.others = ["Old.swift"]
    #expect(elsewhere(text, of: ["A.swift", "Old.swift", "New/Tool.swift"]) == ["Old.swift"])
  }

  @Test(arguments: ["bundle.unit-test", "bundle.ui-testing", "tool"])
  func `of tests and tools are nobody's`(product: String) {
    var aside = Target.of("iphoneos", ["Helper.swift"])
    aside.product = product
    let text = ProjectText([.of("iphoneos", ["A.swift"]), aside])
    #expect(elsewhere(text, of: ["A.swift", "Helper.swift"]) == ["Helper.swift"])
  }

  @Test func `are told by the product where no setting does`() {
    var watch = Target()
    watch.product = "watchkit2-extension"
    watch.files = ["W.swift"]
    var plain = Target()
    plain.files = ["P.swift"]
    let text = ProjectText([.of("iphoneos", ["A.swift"]), watch, plain])
    #expect(elsewhere(text, of: ["A.swift", "W.swift", "P.swift"]) == ["W.swift"])
  }

  @Test func `filtered to other platforms are elsewhere`() {
    var target = Target.of("auto", ["A.swift"])
    target.settings = "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";"
    target.filtered = ["M.swift": "(macos, )", "I.swift": "(ios, macos, )"]
    #expect(
      elsewhere(ProjectText([target]), of: ["A.swift", "I.swift", "M.swift"]) == ["M.swift"])
  }

  @Test func `belong to a target with their folder, but for exceptions`() {
    var phone = Target.of("iphoneos")
    phone.folders = ["App"]
    phone.exceptions = ["App": ["Info/Only.swift"], "Watch": ["Shared.swift"]]
    var watch = Target.of("watchos")
    watch.folders = ["Watch"]
    let paths = [
      "App/A.swift", "App/Info/Only.swift", "Apple.swift", "Watch/Shared.swift", "Watch/W.swift",
    ]
    #expect(
      elsewhere(ProjectText([phone, watch]), of: paths) == ["App/Info/Only.swift", "Watch/W.swift"])
  }

  @Test func `are where groups and the project say`() {
    var text = ProjectText([
      .of("iphoneos", ["A.swift"]), .of("watchos", ["../Shared/W.swift", "./B C.swift"]),
    ])
    text.group = "Code"
    #expect(
      elsewhere(
        [("ios/App.xcodeproj/project.pbxproj", text)],
        of: ["ios/Code/A.swift", "ios/Shared/W.swift", "ios/Code/B C.swift", "Shared/W.swift"])
        == ["ios/Code/B C.swift", "ios/Shared/W.swift"])
  }

  @Test func `of packages are told by the names of their folders`() {
    let text = ProjectText([.of("iphoneos", ["A.swift", "Kept/macOS/Both.swift"]), .of("macosx")])
    let others = [
      "Home/Sources/Home-macOS/A.swift", "Parts/tvOS/B.swift", "Parts/List+watchOS.swift",
      "Parts (visionOS)/C.swift",
    ]
    let paths = ["Kept/macOS/Both.swift", "Home/macOSTools/A.swift", "Home/Cosmos.swift"] + others
    #expect(elsewhere(text, of: paths) == others.sorted())
    #expect(elsewhere(ProjectText([.of("macosx", ["A.swift"])]), of: paths).isEmpty)
  }

  @Test func `may be another project's`() {
    let watch = ProjectText([.of("watchos", ["../Both.swift", "../W.swift"])])
    let phone = ProjectText([.of("iphoneos", ["../Both.swift"])])
    #expect(
      elsewhere(
        [
          ("Watch/W.xcodeproj/project.pbxproj", watch), ("iOS/A.xcodeproj/project.pbxproj", phone),
        ], of: ["Both.swift", "W.swift"]) == ["W.swift"])
  }

  @Test func `follow settings that are kept in files`() {
    var mac = Target()
    mac.base = "Config/Mac.xcconfig"
    mac.files = ["M.swift"]
    var text = ProjectText([.of("iphoneos", ["A.swift"]), mac])
    text.settings = "SDKROOT = iphoneos;"
    let files = [
      ("Config/Mac.xcconfig", "// For the Mac\n#include \"Common.xcconfig\"\n"),
      ("Config/Common.xcconfig", "SDKROOT = macosx // newest\n#include? \"Mac.xcconfig\"\n"),
    ]
    let project = [("App.xcodeproj/project.pbxproj", text)]
    #expect(elsewhere(project, files, of: ["A.swift", "M.swift"]) == ["M.swift"])
    // Without the files the settings of the project hold.
    #expect(elsewhere(project, of: ["A.swift", "M.swift"]).isEmpty)
  }

  @Test(arguments: [
    ("SDKROOT = iphoneos", BuildSettings.Devices.phones),
    ("SUPPORTED_PLATFORMS = watchos watchsimulator\nSDKROOT=iphoneos", .others),
    ("  SDKROOT=appletvos//tv", .others), ("SDKROOT[arch=*] = macosx", nil),
    ("// SDKROOT = x", nil),
  ])
  func `have settings by the line`(text: String, devices: BuildSettings.Devices?) {
    #expect(settings(text)?.devices == devices)
  }

  @Test func `are linked again when they are built for something else`() {
    let path = "App.xcodeproj/project.pbxproj"
    let file = "Watch/W.swift"
    let views = view
    var index = ViewIndex()
    _ = index.apply([(path: file, views: views)])
    #expect(index.allTypes.count == 1)
    let phone = ProjectText([.of("iphoneos", ["A.swift"])])
    let watch = ProjectText([.of("iphoneos", ["A.swift"]), .of("watchos", [file])])
    for (text, count) in [(phone, 1), (watch, 0), (phone, 1)] {
      let moved = index.apply(projects: [(path: path, project: project(text))], settings: [])
      #expect(moved == (index.allTypes.count == count ? [] : [file]))
      let stale = index.apply(moved.map { (path: $0, views: views) })
      #expect(index.allTypes.count == count)
      #expect(stale.count == (moved.isEmpty ? 0 : count))
    }
  }

  @Test(arguments: [
    "", "{", "{objects = {", "{objects = {A = {isa = PBXNativeTarget", "{objects = (a, b", "/*",
    "\"",
    "{objects = {A = {isa = PBXGroup; children = (A, A, ); }; P = {isa = PBXProject; mainGroup = A; }; "
      + "T = {isa = PBXNativeTarget; }; }; }",
    "{\"objects\": {\"A\": {\"isa\": \"PBXNativeTarget\"}}}",
    "<?xml version=\"1.0\"?><plist><dict></dict></plist>",
  ])
  func `of a broken project are as they were`(text: String) {
    let project = Project(Array(text.utf8).span)
    #expect(project?.paths.isEmpty ?? true)
  }

  @Test func `of settings that include each other without end are found in time`() {
    var mac = Target()
    mac.base = "A.xcconfig"
    mac.files = ["M.swift"]
    let round = (0..<200).map { "#include \"\($0 % 2 == 0 ? "A" : "B").xcconfig\"\n" }.joined()
    #expect(
      elsewhere(
        [("App.xcodeproj/project.pbxproj", ProjectText([.of("iphoneos", ["A.swift"]), mac]))],
        [("A.xcconfig", round), ("B.xcconfig", round)], of: ["M.swift"]
      ).isEmpty)
  }

  @Test func `of a project that is cut anywhere do no harm`() {
    var target = Target.of("iphoneos", ["A.swift", "B \\\" C.swift"])
    target.folders = ["App"]
    target.exceptions = ["App": ["X.swift"]]
    let whole = Array(ProjectText([target, .of("macosx", ["M.swift"])]).text.utf8)
    for length in stride(from: 0, to: whole.count, by: 3) {
      let project = Project(Array(whole[..<length]).span)
      #expect((project?.paths.count ?? 0) <= 3)
    }
    #expect(Project(whole.span)?.paths.contains("B \" C.swift") == true)
  }
}
