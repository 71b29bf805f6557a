/// The files of a tree that matter to the analysis, told by name alone.
package enum SourceKind: UInt8, Sendable, CaseIterable {
  case swift
  /// `Package.swift`: also a Swift file, but what matters is its `platforms:`.
  case manifest
  /// `project.pbxproj`
  case project
  /// `.xcconfig`
  case settings
  /// `.strings`
  case strings
  /// `.xcstrings`
  case catalog
  /// `.swipecost.json`
  case configuration
  /// `.stringsdict`
  case plurals
  /// `Contents.json`, of whatever it may be in an asset catalogue
  case asset
  /// `.dart`
  case dart
  /// `.arb`
  case dartTexts
  /// `pubspec.yaml`
  case dartPackage
  /// `l10n.yaml`
  case dartTextSettings
  /// `.js`, `.jsx`, `.mjs`, `.cjs`
  case javaScript
  /// `.ts`, `.mts`, `.cts`
  case typeScript
  /// `.tsx`
  case typeScriptElements
  /// `package.json`
  case scriptPackage
  /// `tsconfig.json`, `jsconfig.json`
  case scriptPaths
  /// `app.json`
  case scriptApp
  /// Other `.json`: it may be a table of texts, as its folder tells.
  case json
  /// `Podfile`
  case pods
  /// `.storyboard` or `.xib`
  case interface
  /// `Package.resolved`
  case pins
  /// `Podfile.lock`
  case podPins
  /// A file that stands in every project for one platform, by which that is known: nothing in it is read.
  case platform

  /// Code, and not what goes with it.
  package var isSource: Bool {
    switch self {
    case .swift, .dart, .javaScript, .typeScript, .typeScriptElements: true
    default: false
    }
  }

  /// It says which packages an app is built with, and nothing else.
  package var isOfPins: Bool { self == .pins || self == .podPins }

  /// That it is there says it all.
  package var isByNameAlone: Bool { self == .asset || self == .platform }

  /// Nil for a name that does not matter.
  init?(name bytes: Span<UInt8>, _ range: Range<Int>) {
    func ends(_ suffix: StaticString) -> Bool {
      let count = suffix.utf8CodeUnitCount
      guard range.count >= count else { return false }
      for index in 0..<count
      where bytes[range.upperBound - count + index] != suffix.utf8Start[index] {
        return false
      }
      return true
    }
    func equals(_ name: StaticString) -> Bool {
      range.count == name.utf8CodeUnitCount && ends(name)
    }
    guard let last = range.last else { return nil }
    // Most names of a tree end in some other letter.
    for name in Self.names where name.last == bytes[last] {
      if name.isWhole ? equals(name.text) : ends(name.text) {
        self = name.kind
        return
      }
    }
    return nil
  }

  private struct Name {
    var text: StaticString
    var kind: SourceKind
    /// All of the name, and not only its end.
    var isWhole = false

    var last: UInt8 { text.utf8Start[text.utf8CodeUnitCount - 1] }
  }

  /// Whole names before endings.
  private static let names: [Name] = [
    Name(text: "Package.swift", kind: .manifest, isWhole: true),
    Name(text: ".swift", kind: .swift), Name(text: ".stringsdict", kind: .plurals),
    Name(text: ".xcstrings", kind: .catalog), Name(text: ".strings", kind: .strings),
    Name(text: "project.pbxproj", kind: .project, isWhole: true),
    Name(text: ".xcconfig", kind: .settings),
    Name(text: ".swipecost.json", kind: .configuration, isWhole: true),
    Name(text: "Contents.json", kind: .asset, isWhole: true),
    Name(text: ".storyboard", kind: .interface), Name(text: ".xib", kind: .interface),
    Name(text: ".dart", kind: .dart), Name(text: ".arb", kind: .dartTexts),
    Name(text: "pubspec.yaml", kind: .dartPackage, isWhole: true),
    Name(text: "l10n.yaml", kind: .dartTextSettings, isWhole: true),
    Name(text: ".js", kind: .javaScript), Name(text: ".jsx", kind: .javaScript),
    Name(text: ".mjs", kind: .javaScript), Name(text: ".cjs", kind: .javaScript),
    Name(text: ".ts", kind: .typeScript), Name(text: ".mts", kind: .typeScript),
    Name(text: ".cts", kind: .typeScript), Name(text: ".tsx", kind: .typeScriptElements),
    Name(text: "package.json", kind: .scriptPackage, isWhole: true),
    Name(text: "tsconfig.json", kind: .scriptPaths, isWhole: true),
    Name(text: "tsconfig.base.json", kind: .scriptPaths, isWhole: true),
    Name(text: "jsconfig.json", kind: .scriptPaths, isWhole: true),
    Name(text: "app.json", kind: .scriptApp, isWhole: true), Name(text: ".json", kind: .json),
    Name(text: "Podfile", kind: .pods, isWhole: true),
    Name(text: "Package.resolved", kind: .pins, isWhole: true),
    Name(text: "Podfile.lock", kind: .podPins, isWhole: true),
    Name(text: "Info.plist", kind: .platform, isWhole: true),
    Name(text: "AndroidManifest.xml", kind: .platform, isWhole: true),
    Name(text: "index.html", kind: .platform, isWhole: true),
    Name(text: "CMakeLists.txt", kind: .platform, isWhole: true),
    Name(text: "my_application.cc", kind: .platform, isWhole: true),
  ]

  /// Folders that hold the code of others, what a build made, or the steps of a tutorial, which nothing builds.
  static func isForeign(folder bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    foreignFolders.contains { ends(bytes, range, $0) && $0.utf8CodeUnitCount == range.count }
      || ends(bytes, range, ".docc")
  }

  /// The same for the name of a folder outside git.
  package static func isForeign(folder name: String) -> Bool {
    let bytes = Array(name.utf8)
    return isForeign(folder: bytes.span, bytes.indices)
  }

  private static func ends(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ name: StaticString
  ) -> Bool {
    let start = range.upperBound - name.utf8CodeUnitCount
    return start >= range.lowerBound
      && !(0..<name.utf8CodeUnitCount).contains { bytes[start + $0] != name.utf8Start[$0] }
  }

  private static let foreignFolders: [StaticString] = [
    ".build", "Pods", "Carthage", "DerivedData", "node_modules", ".dart_tool",
  ]
}

extension SourceKind {
  /// The kind of a file outside git, by its path relative to the root; nil when it does not matter.
  package init?(path: String) {
    let bytes = Array(path.utf8)
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "/") {
      guard !Self.isForeign(folder: bytes.span, start..<index) else { return nil }
      start = index + 1
    }
    self.init(name: bytes.span, start..<bytes.count)
  }
}
