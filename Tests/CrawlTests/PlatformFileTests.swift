import Git
import TestSupport
import Testing

@testable import Crawl

/// What an app of Flutter is built for is known by files of which nobody reads more than the name.
@Suite struct `An app that is built for other platforms` {
  private static let package = "name: quay\ndependencies:\n  flutter:\n    sdk: flutter\n"
  private static let page = """
    import 'package:flutter/material.dart';
    class Page extends StatelessWidget {
      Widget build(BuildContext context) => Scaffold(body: Text('Quay'));
    }
    """
  private static let android = "android/app/src/main/AndroidManifest.xml"

  /// Of a folder, and of a commit.
  private func paths(_ others: [String], below folder: String = "") throws -> [Set<String>] {
    var files = ["pubspec.yaml": Self.package, "lib/page.dart": Self.page]
    for path in others { files[path] = "" }
    let place = try TemporaryFolder()
    for (path, text) in files { try place.write(text, to: folder + path) }
    let tree = try SourceTree([place.path])
    var fixture = try FixtureRepository(bare: true)
    try fixture.commit(
      "Begin", Dictionary(uniqueKeysWithValues: files.map { (folder + $0.key, .text($0.value)) }))
    let repository = try Repository(path: fixture.path)
    let commit = try #require(try repository.commit(repository.commit(named: nil)))
    var components = ComponentTree()
    _ = components.apply(
      try BlobTree(of: commit, in: repository).blobs.map { (path: $0.key, blob: $0.value) })
    return [tree.components().paths, components.paths]
  }

  @Test(arguments: [
    [android, "android/build.gradle.kts"], ["web/index.html"], ["macos/Runner/Info.plist"],
    ["linux/runner/CMakeLists.txt"], ["linux/my_application.cc"],
    ["windows/runner/CMakeLists.txt", android],
  ]) func `is not told of`(_ files: [String]) throws {
    #expect(try paths(files) == [[], []])
    #expect(try paths(files, below: "apps/quay/") == [[], []])
  }

  @Test(arguments: [
    [], ["ios/Runner/Info.plist", android], ["ios/Quay.xcodeproj/project.pbxproj", android],
    ["ios/Podfile", "web/index.html"],
    // A plugin has folders for platforms, and no app in them.
    ["android/build.gradle", "android/src/main/AndroidManifest.xml", "linux/CMakeLists.txt"],
    ["assets/index.html", "android/Info.plist"],
  ]) func `is, where it may be built for an iPhone`(_ files: [String]) throws {
    #expect(try paths(files) == [["lib/page.dart"], ["lib/page.dart"]])
  }

  @Test func `has files of which nothing is read`() {
    #expect(SourceKind(path: Self.android)?.isByNameAlone == true)
    #expect(ComponentFile.matters(Self.android, .platform))
    #expect(!ComponentFile.matters("lib/src/index.html", .platform))
    #expect(!ComponentFile.matters("App/Info.plist", .platform))
  }
}
