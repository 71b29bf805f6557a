/// The lines of a settings file that is YAML: `key: value`, nested by indentation, `- item` below a key.
///
/// Enough for what packages and texts are described with; anchors, block texts and flow maps are not looked
/// into.
struct SettingsLines {
  struct Line {
    var indentation: Int
    var key: String
    var value: String
  }
  var lines: [Line] = []

  init(_ bytes: [UInt8]) {
    for raw in bytes.split(separator: 10, omittingEmptySubsequences: true) {
      let indentation = raw.prefix { $0 == 32 }.count
      var text = String(decoding: raw.dropFirst(indentation), as: UTF8.self)
      while let last = text.unicodeScalars.last, last.value <= 32 {
        text.unicodeScalars.removeLast()
      }
      if text.isEmpty || text.hasPrefix("#") { continue }
      let isItem = text.hasPrefix("- ")
      if isItem { text = String(text.dropFirst(2)) }
      var (key, value) = (text, "")
      if let colon = text.firstIndex(of: ":"), !isItem || text.contains(": ") {
        key = String(text[..<colon])
        value = Self.plain(text[text.index(after: colon)...])
      } else if isItem {
        (key, value) = ("-", Self.plain(text[...]))
      }
      lines.append(Line(indentation: indentation, key: Self.plain(key[...]), value: value))
    }
  }

  /// Without comment, white space and quotes.
  private static func plain(_ text: Substring) -> String {
    var text = text
    if let comment = text.range(of: " #") { text = text[..<comment] }
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    if text.count >= 2, let quote = text.first, quote == "'" || quote == "\"", text.last == quote {
      text = text.dropFirst().dropLast()
    }
    return String(text)
  }

  /// The lines below the key at the outermost level.
  func section(_ key: String) -> [Line] {
    guard let start = lines.firstIndex(where: { $0.indentation == 0 && $0.key == key }) else {
      return []
    }
    let end = lines[(start + 1)...].firstIndex { $0.indentation == 0 && $0.key != "-" }
    return Array(lines[(start + 1)..<(end ?? lines.count)])
  }

  func value(_ key: String) -> String? {
    lines.first { $0.indentation == 0 && $0.key == key }?.value
  }
}

extension Substring {
  /// The first place of a short text; no library is needed for it.
  fileprivate func range(of text: String) -> String.Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}

/// What `pubspec.yaml` says of a package.
package struct PackageFile: Sendable, Equatable {
  var name = ""
  /// It depends on the framework's SDK.
  var isFlutter = false
  /// Packages that are taken from a folder beside: name and path.
  var paths: [String: String] = [:]
  /// Names of all that it depends on.
  var dependencies: Set<String> = []
  /// `environment: flutter:`, as it stands.
  var flutterVersion: String?
  /// The least version of Dart, which is that of the language (`environment: sdk:`).
  var languageVersion: LanguageVersion?
  var isWorkspace = false

  init(_ bytes: [UInt8]) {
    let settings = SettingsLines(bytes)
    name = settings.value("name") ?? ""
    isWorkspace = !settings.section("workspace").isEmpty
    for section in ["dependencies", "dependency_overrides"] {
      read(settings.section(section))
    }
    let environment = settings.section("environment")
    flutterVersion = environment.first { $0.key == "flutter" }?.value
    languageVersion = environment.first { $0.key == "sdk" }.flatMap { LanguageVersion($0.value) }
  }

  struct LanguageVersion: Sendable, Equatable {
    var major: Int
    var minor: Int

    /// The first one of `>=2.12.0 <4.0.0`, `^3.5.0`.
    init?(_ text: String) {
      let numbers = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        .split(separator: ".").compactMap { Int($0) }
      guard numbers.count >= 2 else { return nil }
      (major, minor) = (numbers[0], numbers[1])
    }
  }

  private mutating func read(_ lines: [SettingsLines.Line]) {
    guard let outer = lines.first?.indentation else { return }
    var name = ""
    for line in lines {
      if line.indentation <= outer {
        name = line.key
        dependencies.insert(name)
      } else if line.key == "sdk", line.value == "flutter", name == "flutter" {
        isFlutter = true
      } else if line.key == "path" {
        paths[name] = line.value
      }
    }
  }
}

/// What `l10n.yaml` says about texts; what it leaves out has the tool's defaults
/// (docs.flutter.dev, “Internationalizing Flutter apps”, “Configuring the l10n.yaml file”).
package struct TextSettings: Sendable, Equatable {
  var folder = "lib/l10n"
  var template = "app_en.arb"
  var typeName = "AppLocalizations"

  init() {}

  init(_ bytes: [UInt8]) {
    let settings = SettingsLines(bytes)
    folder = settings.value("arb-dir") ?? folder
    template = settings.value("template-arb-file") ?? template
    typeName = settings.value("output-class") ?? typeName
    while folder.hasSuffix("/") { folder.removeLast() }
  }
}
