internal import DartTokens

/// What the front end takes from a file of a repository; it depends on its bytes alone.
package enum FlutterFile: Sendable {
  case dart(DartFile)
  case messages(MessageFile)
  case textSettings(TextSettings)
  case package(PackageFile)
  /// That it is there says for which platform a package is built.
  case platform
}

/// Which files of a repository matter.
package enum FlutterFileKind: UInt8, Sendable {
  case dart, messages, textSettings, package, platform
  /// Texts in groups, of one language.
  case tree

  /// Nil of what is neither source nor says anything about it.
  package init?(path: String) {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return nil }
    switch name {
    case "pubspec.yaml": self = .package
    case "l10n.yaml": self = .textSettings
    default:
      if name.hasSuffix(".arb") {
        self = .messages
      } else if name.hasSuffix(".json") {
        guard TreeTexts.isBundle(parts) else { return nil }
        self = .tree
      } else if name.hasSuffix(".dart") {
        guard Self.isSource(parts) else { return nil }
        self = .dart
      } else if Self.platform(path) != nil {
        self = .platform
      } else {
        return nil
      }
    }
  }

  /// The folder of the package that a file of a platform's project belongs to, and whether that is built for an iPhone.
  static func platform(_ path: String) -> (folder: String, isForPhone: Bool)? {
    let parts = path.split(separator: "/")
    if parts.last == "project.pbxproj", parts.count >= 3, parts[parts.count - 3] == "ios" {
      return (parts.dropLast(3).joined(separator: "/"), true)
    }
    for (name, isForPhone) in platforms where path == name || path.hasSuffix("/" + name) {
      return (String(path.dropLast(name.utf8.count + 1)), isForPhone)
    }
    return nil
  }

  /// The files by which the platforms of an app are known: they stand in each one that the tool makes, and in no plugin,
  /// whose platform folders hold code without an app around it (Flutter, “Developing packages & plugins”).
  private static let platforms: [(name: String, isForPhone: Bool)] = [
    ("ios/Runner/Info.plist", true), ("ios/Runner/AppDelegate.swift", true),
    ("ios/Podfile", true), ("android/app/src/main/AndroidManifest.xml", false),
    ("web/index.html", false), ("macos/Runner/Info.plist", false),
    ("linux/runner/CMakeLists.txt", false), ("linux/my_application.cc", false),
    ("windows/runner/CMakeLists.txt", false),
  ]

  private static let generatedEndings = [
    ".g.dart", ".freezed.dart", ".gr.dart", ".config.dart", ".mocks.dart", ".gen.dart",
    ".pb.dart", ".pbenum.dart", ".pbjson.dart", ".pbserver.dart", ".pbgrpc.dart",
  ]
  private static let otherFolders: Set<Substring> = [
    "test", "integration_test", "test_driver", "example", "tool", "build", ".dart_tool",
    "generated",
  ]

  private static func isSource(_ parts: [Substring]) -> Bool {
    guard let name = parts.last, let library = parts.lastIndex(of: "lib") else { return false }
    if generatedEndings.contains(where: { name.hasSuffix($0) }) { return false }
    if name.hasPrefix("messages_") { return false }
    if parts.contains("l10n"),
      name.hasSuffix("localizations.dart") || name.contains("localizations_")
    {
      return false
    }
    if parts[library...].contains("generated") { return false }
    return !parts[..<library].contains(where: otherFolders.contains)
  }
}

extension FlutterProgram {
  /// Nil where nothing can be had from the file.
  package static func file(_ bytes: [UInt8], _ kind: FlutterFileKind) -> FlutterFile? {
    switch kind {
    case .dart:
      if DartRefusal(bytes.span) != nil { return nil }
      return .dart(DartFile(bytes))
    case .messages: return .messages(MessageFile(bytes))
    case .tree: return .messages(MessageFile(bytes, isTree: true))
    case .textSettings: return .textSettings(TextSettings(bytes))
    case .package: return .package(PackageFile(bytes))
    case .platform: return .platform
    }
  }
}
