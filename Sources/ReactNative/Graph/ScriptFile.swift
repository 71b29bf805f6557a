internal import Components
internal import ScriptModules
internal import ScriptSyntax
internal import ScriptTokens

/// A script, or the data that a script takes as one.
package struct ScriptSource: Sendable {
  var module: ScriptModule
  /// Functions and classes of the top level by number: see `ScriptModule.componentNames`.
  var names: [Int32: String]
  var passed: PassedProps
  /// Names and members of names that something is assigned to: `count`, `store.user`.
  var assigned: Set<String> = []
  /// Fields of its classes that something changes.
  var fields: FieldChanges
  /// What functions change of those around them.
  var changes: ScriptChanges
  /// Calls that make states which only what a user does changes.
  var starts: Set<Int32>
  /// Calls that make states which say whether VoiceOver runs.
  var readers: Set<Int32>
  /// Names, and members by their names, of which members are read somewhere: no flag has any.
  ///
  /// What is only called or counted may be a list of what is chosen, and a flag elsewhere may have its name.
  var holders: Set<String> = []
  /// The folder of route files that it gives to a router, as it is written: `require.context("./routes")`.
  var routes: String?

  init(module: ScriptModule) {
    self.module = module
    names = module.componentNames
    passed = PassedProps(module)
    changes = ScriptChanges(module)
    starts = StateStarts(module).calls
    readers = ReaderStates(module).calls
    fields = FieldChanges(module)
    var called: Set<ScriptExpression.ID> = []
    for case .call(let callee, _, _) in module.expressions { called.insert(callee) }
    for (number, expression) in module.expressions.enumerated() {
      guard case .member(let base, let member) = expression, member != "length",
        !called.contains(ScriptExpression.ID(number))
      else { continue }
      switch module[base] {
      case .name(let name), .member(_, let name): holders.insert(name)
      default: break
      }
    }
    for case .assignment(_, let target, _) in module.expressions {
      switch module[target] {
      case .name(let name): assigned.insert(name)
      case .member(let base, let member):
        if case .name(let name) = module[base], module.members[name] == nil {
          assigned.insert(name + "." + member)
        }
      default: break
      }
    }
    for case .call(let callee, let arguments, _) in module.expressions {
      guard let first = arguments.first, case .string(let path) = module[first],
        case .member(let base, "context") = module[callee], case .name("require") = module[base]
      else { continue }
      routes = path
    }
  }
}

extension ScriptFile {
  /// Nil where the bytes say nothing: refused, not JSON, empty.
  package init?(_ bytes: [UInt8], _ kind: ScriptFileKind) {
    switch kind {
    case .script(let dialect):
      guard ScriptRefusal(bytes.span) == nil else { return nil }
      let module = ScriptModule(parse(bytes.span, dialect), in: bytes)
      guard !module.isForBrowsers else { return nil }
      self = .module(ScriptSource(module: module))
    case .manifest:
      guard let data = ScriptData(bytes) else { return nil }
      self = .manifest(PackageManifest(data))
    case .paths:
      guard let data = ScriptData(bytes) else { return nil }
      self = .paths(PathAliases(data))
    case .app:
      guard let data = ScriptData(bytes), let expo = data["expo"] else { return nil }
      let platforms = expo["platforms"]?.list?.compactMap(\.text)
      self = .app(isForPhone: platforms?.contains("ios") ?? true, routes: Self.routes(expo))
    case .texts:
      guard let data = ScriptData(bytes) else { return nil }
      self = .texts(TextTable(data))
    case .platform: self = .platform(hasNewRenderer: Self.hasNewRenderer(bytes))
    }
  }

  /// The folder of route files, where the plugin of the router is given another.
  private static func routes(_ expo: ScriptData) -> String? {
    for plugin in expo["plugins"]?.list ?? [] {
      guard let parts = plugin.list, parts.first?.text == "expo-router", parts.count > 1 else {
        continue
      }
      return parts[1]["root"]?.text
    }
    return nil
  }

  /// A Podfile says so by a variable or an argument.
  private static func hasNewRenderer(_ bytes: [UInt8]) -> Bool? {
    let text = String(decoding: bytes.prefix(200_000), as: UTF8.self)
    for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("#") {
      if line.contains("RCT_NEW_ARCH_ENABLED") {
        if line.contains("'1'") || line.contains("\"1\"") { return true }
        if line.contains("'0'") || line.contains("\"0\"") { return false }
      }
      if line.contains("fabric_enabled"), line.contains("true") { return true }
    }
    return nil
  }
}

/// What `package.json` says of a package.
package struct PackageManifest: Sendable, Equatable {
  var name: String?
  /// Those that somebody here asks about: what else it depends on changes nothing.
  var dependencies: Set<String> = []
  /// The least version of React Native that it allows.
  var version: ReactVersion?
  /// The least version that it allows of packages whose components became other elements from one to the other.
  var versions: [String: PackageVersion] = [:]
  /// Files that stand for the package, the best first.
  var entries: [String] = []
  /// It gives its folder a name that others import, and is no package of its own: what stands below
  /// belongs to the package around it.
  var onlyNames = false
  /// Packages and folders of the repository that scripts import under another name.
  var renamed: [String: RenamedPackage] = [:]

  init(_ data: ScriptData) {
    name = data["name"]?.text
    onlyNames = name != nil && !Self.contents.contains { data[$0] != nil }
    for (key, value) in data["dependencies"]?.members ?? [] {
      if Self.frameworks.contains(key) { dependencies.insert(key) }
      if key == "react-native" { version = value.text.flatMap { ReactVersion(range: $0) } }
      if key == PackageSheets.module {
        versions[key] = value.text.flatMap { PackageVersion(range: $0) }
      } else if KnownNavigation.isOfNavigators(key) {
        // Nothing hangs on more of it.
        let version = value.text.flatMap { PackageVersion(range: $0) }
        versions[key] = version.map { PackageVersion($0.major, 0, 0) }
      }
    }
    for list in ["devDependencies", "dependencies"] {
      for (key, value) in data[list]?.members ?? [] {
        if let other = value.text.flatMap({ RenamedPackage($0) }), other != .package(key) {
          renamed[key] = other
        }
      }
    }
    // Libraries name it as what their users have.
    for (key, _) in data["peerDependencies"]?.members ?? [] where Self.frameworks.contains(key) {
      dependencies.insert(key)
    }
    for key in ["react-native", "source", "module", "main"] {
      if let entry = data[key]?.text { entries.append(entry) }
    }
  }

  /// What a package has, and the name of a folder has not.
  private static let contents = [
    "version", "dependencies", "peerDependencies", "devDependencies", "scripts",
  ]

  private static let frameworks: Set<String> = [
    "react-native", "expo", "expo-router", "nativewind",
  ]

  var isReactNative: Bool {
    dependencies.contains("react-native") || dependencies.contains("expo")
  }
}

/// A version of React Native; only versions before 1.0 exist.
package struct ReactVersion: Sendable, Hashable, Comparable {
  /// 85 of 0.85.3.
  var minor: Int
  /// The renderer since 0.69, which was the default from 0.76 on.
  var hasNewRenderer = true

  static let newest = ReactVersion(minor: 999)

  init(minor: Int) {
    self.minor = minor
    hasNewRenderer = minor >= 76
  }

  /// The lowest that a range allows: `^0.72.4`, `~0.72`, `>=0.70 <0.73`, `0.6x`; nil where it is no range.
  init?(range: String) {
    guard let first = range.split(separator: " ").first else { return nil }
    let digits = first.drop { !$0.isNumber }
    guard first.count - digits.count <= 2 else { return nil }
    let parts = digits.split(separator: ".")
    guard parts.count >= 2, parts[0] == "0", let minor = Int(parts[1]) else { return nil }
    self.init(minor: minor)
  }

  package static func < (left: Self, right: Self) -> Bool { left.minor < right.minor }
}

/// `baseUrl` and `paths` of a `tsconfig.json`.
package struct PathAliases: Sendable, Equatable {
  var base: String?
  var paths: [Alias] = []
  var extended: [String] = []

  struct Alias: Sendable, Equatable {
    /// With at most one `*`.
    var pattern: String
    var targets: [String]
  }

  init(_ data: ScriptData) {
    let options = data["compilerOptions"]
    base = options?["baseUrl"]?.text
    for (key, value) in options?["paths"]?.members ?? [] {
      paths.append(Alias(pattern: key, targets: value.list?.compactMap(\.text) ?? []))
    }
    if let one = data["extends"]?.text { extended = [one] }
    extended += data["extends"]?.list?.compactMap(\.text) ?? []
  }
}

/// English texts by key; keys of nested tables are joined by periods.
package struct TextTable: Sendable {
  var texts: [String: String] = [:]
  /// The whole table, for scripts that take it as a value.
  var value: ScriptValue

  init(_ data: ScriptData) {
    value = ScriptValue(data)
    collect(data, "")
  }

  private mutating func collect(_ data: ScriptData, _ key: String) {
    switch data {
    case .text(let text): texts[key] = text
    case .object(let members):
      for (name, value) in members { collect(value, key.isEmpty ? name : key + "." + name) }
    // Chrome's form: {"key": {"message": "…"}} is an object; others hold no texts.
    default: break
    }
  }
}

extension ScriptValue {
  init(_ data: ScriptData) {
    switch data {
    case .null: self = .null
    case .flag(let flag): self = .flag(flag)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(.translated(text))
    case .list(let items): self = .list(ScriptList(items.map { ScriptValue($0) }))
    case .object(let members):
      var object = ScriptObject()
      for (key, value) in members { object[key] = ScriptValue(value) }
      self = .object(object)
    }
  }
}
