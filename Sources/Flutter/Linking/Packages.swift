/// The packages of a repository: which folder is one, and which of them count.
struct Packages: Sendable {
  struct Package: Sendable {
    /// Without a slash at its end; empty for the repository itself.
    var folder: String
    var file: PackageFile
    /// An app, or part of one.
    var isCounted = false
    /// It is an app for other devices only.
    var isElsewhere = false
    var settings = TextSettings()
    /// The texts of the language that the app is written in.
    var messages: [String: [MessagePart]] = [:]
    /// The groups that they stand in, where they do.
    var groups: Set<String> = []
    /// Their names with `_` for the periods, as constants are called that stand for them.
    var constants: [String: String] = [:]
    /// Types whose members are those texts.
    var textTypes: Set<String> = []

    /// They are all that there is: no other tree lies beside theirs.
    var isOneTree = false

    /// They are a tree, and code may ask for them by their names.
    var hasTree: Bool { !groups.isEmpty }
  }
  /// By folder, sorted.
  private(set) var all: [Package] = []
  private var byName: [String: Int] = [:]

  init() {}

  init(_ files: [String: FlutterFile]) {
    var platforms: [String: [Bool]] = [:]
    for (path, file) in files {
      switch file {
      case .package(let package):
        all.append(Package(folder: Self.folder(of: path), file: package))
      case .platform:
        guard let (folder, isForPhone) = FlutterFileKind.platform(path) else { continue }
        platforms[folder, default: []].append(isForPhone)
      default: break
      }
    }
    all.sort { $0.folder < $1.folder }
    for (index, package) in all.enumerated() where byName[package.file.name] == nil {
      byName[package.file.name] = index
    }
    count(platforms)
    readTexts(files)
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }

  /// An app has a folder for iOS, or for no platform at all; what it takes from folders beside it is part
  /// of it.
  private mutating func count(_ platforms: [String: [Bool]]) {
    var reached: Set<Int> = []
    for index in all.indices {
      for name in linked(from: index) { reached.insert(name) }
    }
    for index in all.indices where all[index].file.isFlutter {
      let folders = platforms[all[index].folder] ?? []
      if folders.contains(true) || folders.isEmpty && !reached.contains(index) {
        all[index].isCounted = true
      } else if !folders.isEmpty {
        all[index].isElsewhere = !reached.contains(index)
      }
    }
    var open = all.indices.filter { all[$0].isCounted }
    while let next = open.popLast() {
      for other in linked(from: next) where !all[other].isCounted {
        all[other].isCounted = true
        open.append(other)
      }
    }
  }

  private func linked(from index: Int) -> [Int] {
    let package = all[index]
    var found: [Int] = []
    for name in package.file.dependencies.sorted() {
      guard let other = byName[name], other != index else { continue }
      found.append(other)
    }
    return found
  }

  // MARK: Texts

  private mutating func readTexts(_ files: [String: FlutterFile]) {
    var bundles: [Int: [String]] = [:]
    for (path, file) in files {
      guard let owner = owner(of: path) else { continue }
      switch file {
      case .messages: bundles[owner, default: []].append(path)
      case .textSettings(let settings):
        if Self.folder(of: path) == all[owner].folder { all[owner].settings = settings }
      default: break
      }
    }
    for (index, paths) in bundles {
      let package = all[index]
      let template = Self.joined(
        package.folder, package.settings.folder + "/" + package.settings.template)
      let all = paths.sorted().compactMap { path -> (path: String, bundle: MessageFile)? in
        if case .messages(let bundle)? = files[path] { (path, bundle) } else { nil }
      }
      let flat = all.filter { !$0.bundle.isTree }
      // Of trees the largest is that of the app: others name countries, say.
      let found =
        flat.first { $0.path == template } ?? flat.first { Self.isEnglish($0.path) } ?? flat.first
        ?? all.max { $0.bundle.texts.count < $1.bundle.texts.count }
      if let found { take(found.bundle, index) }
      self.all[index].isOneTree = all.count == 1 && found?.bundle.isTree == true
    }
    for index in all.indices where !all[index].messages.isEmpty {
      // The tool's own name; those of flutter_intl, of its template and of slang.
      all[index].textTypes = [all[index].settings.typeName, "AppLocalizations", "S", "L10n"]
      if all[index].hasTree { all[index].textTypes.insert("Translations") }
    }
    // A package that has texts lends them to those that depend on it.
    for index in all.indices where all[index].messages.isEmpty {
      guard let lender = linked(from: index).first(where: { !all[$0].messages.isEmpty }) else {
        continue
      }
      all[index].messages = all[lender].messages
      (all[index].groups, all[index].constants) = (all[lender].groups, all[lender].constants)
      all[index].textTypes = all[lender].textTypes
    }
  }

  private mutating func take(_ bundle: MessageFile, _ index: Int) {
    all[index].messages = bundle.texts
    guard bundle.isTree else { return }
    all[index].groups = Set(bundle.texts.keys.flatMap(TreeTexts.groups))
    for key in bundle.texts.keys.sorted() {
      all[index].constants[TreeTexts.constant(key), default: key] = key
      all[index].constants[TreeTexts.plain(key), default: key] = key
    }
    // A tree without groups is one all the same.
    all[index].groups.insert("")
  }

  private static func isEnglish(_ path: String) -> Bool {
    path.hasSuffix("_en.arb") || path.hasSuffix("/en.arb")
  }

  // MARK: Comparing

  /// Whether names and paths mean the same, and the same counts; what texts say is left aside.
  func means(theSameAs other: Packages) -> Bool {
    all.count == other.all.count
      && zip(all, other.all).allSatisfy { own, other in
        own.folder == other.folder && own.file.name == other.file.name
          && own.isCounted == other.isCounted
          && own.file.languageVersion == other.file.languageVersion
          && own.textTypes == other.textTypes
          && own.hasTree == other.hasTree
          && own.isOneTree == other.isOneTree
          && own.messages.isEmpty == other.messages.isEmpty
      }
  }

  /// Names of texts that are not the same in both, which have the same packages.
  func texts(differentFrom other: Packages) -> Set<String> {
    var names: Set<String> = []
    for (own, other) in zip(all, other.all) where own.messages != other.messages {
      for (name, text) in own.messages where other.messages[name] != text { names.insert(name) }
      for name in other.messages.keys where own.messages[name] == nil { names.insert(name) }
    }
    // A group may come or go with what is in it, and a constant of it too.
    for name in names {
      for group in TreeTexts.groups(name) { names.insert(group) }
      names.insert(TreeTexts.constant(name))
      names.insert(TreeTexts.plain(name))
    }
    return names
  }

  // MARK: Asking

  /// The nearest package above a path.
  func owner(of path: String) -> Int? {
    var folder = Self.folder(of: path)
    while true {
      if let index = index(ofFolder: folder) { return index }
      if folder.isEmpty { return nil }
      folder = Self.folder(of: folder)
    }
  }

  private func index(ofFolder folder: String) -> Int? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].folder < folder { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].folder == folder ? low : nil
  }

  func folder(ofPackage name: String) -> String? { byName[name].map { all[$0].folder } }

  /// Whether a type says that nothing is no value of it (Dart 2.12); what says no version is new.
  func isNullSafe(_ path: String) -> Bool {
    guard let owner = owner(of: path), let version = all[owner].file.languageVersion else {
      return true
    }
    return version.major > 2 || version.major == 2 && version.minor >= 12
  }

  /// Only what lies in the library of a package that counts.
  func isCounted(_ path: String) -> Bool {
    guard let owner = owner(of: path), all[owner].isCounted else { return false }
    return path.hasPrefix(Self.joined(all[owner].folder, "lib/"))
  }

  static func joined(_ folder: String, _ path: String) -> String {
    folder.isEmpty ? path : folder + "/" + path
  }

  /// The path that an address in the file at `path` means; nil of what is no file of the repository.
  func resolve(_ address: String, from path: String) -> String? {
    if address.hasPrefix("dart:") { return nil }
    if address.hasPrefix("package:") {
      let rest = address.dropFirst("package:".count)
      guard let slash = rest.firstIndex(of: "/"),
        let folder = folder(ofPackage: String(rest[..<slash]))
      else { return nil }
      return Self.joined(folder, "lib" + rest[slash...])
    }
    var folder = Self.folder(of: path)
    if address.hasPrefix("/") {
      // From the root of the library that the file lies in (Dart, `Uri.resolveUri`: the name of a package stays).
      guard let owner = owner(of: path) else { return nil }
      folder = Self.joined(all[owner].folder, "lib")
      guard path.hasPrefix(folder + "/") else { return nil }
    }
    var parts = folder.split(separator: "/").map(String.init)
    for part in address.split(separator: "/") {
      if part == ".." {
        guard !parts.isEmpty else { return nil }
        parts.removeLast()
      } else if part != "." {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
