@testable import Views

/// A project as its rules have it, byte by byte, with all its objects by their names.
struct SlowProject: Equatable {
  struct Target: Equatable {
    var isShown: Bool
    var isApp: Bool
    var configurations: Set<[BuildSettings]>
    var files: Set<String>
    var folders: [Project.Folder]
  }

  var paths: [String] = []
  var targets: [Target] = []

  private typealias Fields = [String: SlowText]
  private var objects: [String: [String: Fields]] = [:]
  private var places: [String: String] = [:]
  private var sources: [String: String] = [:]
  private var projectFolder = ""

  init(_ project: Project) {
    paths = project.paths.sorted()
    targets = project.targets.map { target in
      Target(
        isShown: target.isShown, isApp: target.isApp, configurations: target.configurations,
        files: Set(target.files.map { project.paths[Int($0)] }), folders: target.folders)
    }
  }

  init?(_ source: [UInt8]) {
    var natives: [(id: String, fields: Fields)] = []
    var project: Fields = [:]
    var text = SlowText(source)
    text.eachField { text, key in
      guard key == "objects" else { return }
      text.eachField { text, id in
        var fields: Fields = [:]
        text.eachField { text, key in fields[key] = text }
        guard let isa = fields["isa"]?.word(isRaw: true) else { return }
        switch isa {
        case "PBXNativeTarget": natives.append((id, fields))
        case "PBXProject": project = fields
        case "PBXBuildFile" where fields["fileRef"]?.word() == nil: break
        case "PBXFileReference":
          guard let path = fields["path"]?.word(isRaw: true) else { return }
          if path.hasSuffix(".swift") || path.hasSuffix(".xcconfig") {
            objects["item", default: [:]][id] = fields
          }
        case "PBXGroup", "PBXVariantGroup", "PBXFileSystemSynchronizedRootGroup":
          objects["item", default: [:]][id] = fields
        default: objects[isa, default: [:]][id] = fields
        }
      }
    }
    guard !natives.isEmpty else { return nil }
    projectFolder = project["projectDirPath"]?.word() ?? ""
    place(project["mainGroup"]?.word(isRaw: true) ?? "", below: projectFolder, depth: 0)
    paths.sort()
    var outer: [String: Fields] = [:]
    for around in configurations(of: project) { outer[around["name"]?.word() ?? ""] = around }
    for (id, fields) in natives {
      let product = fields["productType"]?.word() ?? ""
      let phases = Set(fields["buildPhases"]?.words(isRaw: true) ?? [])
      let files = phases.flatMap { phase in
        objects["PBXSourcesBuildPhase"]?[phase]?["files"]?.words(isRaw: true) ?? []
      }
      targets.append(
        Target(
          isShown: !["unit-test", "ui-testing", ".tool"].contains { product.hasSuffix($0) },
          isApp: product.hasSuffix(".application"),
          configurations: Set(
            configurations(of: fields).map { own in
              let around = outer[own["name"]?.word() ?? ""].map { levels(of: $0) } ?? []
              return (levels(of: own) + around + [BuildSettings(product: product)])
                .filter { $0 != BuildSettings() }
            }),
          files: Set(files.compactMap { builtFile($0) }),
          folders: folders(of: id, wholly: fields["fileSystemSynchronizedGroups"])))
    }
  }

  static func == (one: SlowProject, other: SlowProject) -> Bool {
    one.paths == other.paths && one.targets == other.targets
  }

  private func builtFile(_ id: String) -> String? {
    guard let file = objects["PBXBuildFile"]?[id] else { return nil }
    let filters =
      (file["platformFilter"]?.words() ?? []) + (file["platformFilters"]?.words() ?? [])
    guard filters.isEmpty || filters.contains("ios") else { return nil }
    return file["fileRef"]?.word(isRaw: true).flatMap { sources[$0] }
  }

  private func configurations(of fields: Fields) -> [Fields] {
    let list = fields["buildConfigurationList"]?.word(isRaw: true) ?? ""
    let all = objects["XCConfigurationList"]?[list]?["buildConfigurations"]?.words(isRaw: true)
    return (all ?? []).compactMap { objects["XCBuildConfiguration"]?[$0] }
  }

  private func levels(of configuration: Fields) -> [BuildSettings] {
    var (sdk, platforms): (String?, String?) = (nil, nil)
    if var settings = configuration["buildSettings"] {
      settings.eachField { text, key in
        if key == "SDKROOT" { sdk = text.takeScalar().map { SlowText.plain($0) } }
        if key == "SUPPORTED_PLATFORMS" { platforms = text.takeWords().joined(separator: " ") }
      }
    }
    let own = BuildSettings(sdk: sdk, platforms: platforms)
    let base =
      configuration["baseConfigurationReference"]?.word(isRaw: true)
      ?? configuration["baseConfigurationReferenceAnchor"]?.word(isRaw: true)
    guard let base, let path = places[base] else { return [own] }
    let below = configuration["baseConfigurationReferenceRelativePath"]?.word()
    return [own, BuildSettings(files: [below.map { SourcePath.joined(path, $0) } ?? path])]
  }

  private func folders(of target: String, wholly whole: SlowText?) -> [Project.Folder] {
    let own = Set(whole?.words(isRaw: true) ?? [])
    var folders: [Project.Folder] = []
    for (id, item) in objects["item"] ?? [:] {
      let isFolder = item["isa"]?.word(isRaw: true) == "PBXFileSystemSynchronizedRootGroup"
      let sets = isFolder ? item["exceptions"]?.words(isRaw: true) ?? [] : []
      let exceptions = Set(sets)
        .compactMap { objects["PBXFileSystemSynchronizedBuildFileExceptionSet"]?[$0] }
        .filter { $0["target"]?.word(isRaw: true) == target }
      guard let path = places[id], own.contains(id) || !exceptions.isEmpty else { continue }
      folders.append(
        Project.Folder(
          path: path,
          exceptions: exceptions.flatMap { $0["membershipExceptions"]?.words() ?? [] }.sorted(),
          isWhole: own.contains(id)))
    }
    return folders.sorted { $0.path < $1.path }
  }

  private mutating func place(_ id: String, below folder: String, depth: Int) {
    guard depth < 100, places[id] == nil, let item = objects["item"]?[id] else { return }
    let isSource =
      item["isa"]?.word(isRaw: true) == "PBXFileReference"
      && item["path"]?.word(isRaw: true)?.hasSuffix(".swift") ?? false
    let own = item["path"]?.word() ?? ""
    guard !own.hasPrefix("/") else { return }
    let start: String
    switch item["sourceTree"]?.word() {
    case "<group>", nil: start = folder
    case "SOURCE_ROOT": start = projectFolder
    default: return
    }
    let path = own.isEmpty ? start : SourcePath.joined(start, own)
    if isSource {
      paths.append(path)
      sources[id] = max(sources[id] ?? path, path)
    } else {
      places[id] = path
      for child in item["children"]?.words(isRaw: true) ?? [] {
        place(child, below: path, depth: depth + 1)
      }
    }
  }
}

extension SlowText {
  /// A scalar without its backslashes.
  fileprivate static func plain(_ raw: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = raw
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "\\") {
        bytes.append(byte)
      } else if let escaped = rest.popFirst() {
        bytes.append(escaped)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The one that begins here; raw as names of objects are compared.
  fileprivate func word(isRaw: Bool = false) -> String? {
    var text = self
    return text.takeScalar().map {
      isRaw ? String(decoding: $0, as: UTF8.self) : Self.plain($0)
    }
  }

  fileprivate func words(isRaw: Bool = false) -> [String] {
    var text = self
    return text.takeWords(isRaw: isRaw)
  }

  fileprivate mutating func takeWords(isRaw: Bool = false) -> [String] {
    var words: [String] = []
    func add(_ raw: ArraySlice<UInt8>) {
      words.append(isRaw ? String(decoding: raw, as: UTF8.self) : Self.plain(raw))
    }
    skipBlank()
    guard take("(") else {
      if let only = takeScalar() { add(only) }
      return words
    }
    while true {
      skipBlank()
      guard !take(")"), let word = takeScalar() else { return words }
      add(word)
      skipBlank()
      _ = take(",")
    }
  }

  private mutating func skipBlank() {
    repeat { pass { !$0.isSpace } } while takeComment(lineEnds: ["\n"])
  }

  fileprivate mutating func takeScalar() -> ArraySlice<UInt8>? {
    skipBlank()
    if let quoted = takeQuoted() { return quoted }
    let start = at
    pass { text in text.isSpace || "\"(),;={}".utf8.contains(text.byte ?? 0) }
    return at > start ? bytes[start..<at] : nil
  }

  fileprivate mutating func eachField(_ visit: (inout SlowText, String) -> Void) {
    skipBlank()
    guard take("{") else { return skipValue() }
    while true {
      skipBlank()
      guard !take("}"), let key = takeScalar() else { return }
      skipBlank()
      guard take("=") else { return }
      skipBlank()
      let value = at
      visit(&self, String(decoding: key, as: UTF8.self))
      if at == value { skipValue() }
      skipBlank()
      _ = take(";")
    }
  }

  private mutating func skipValue() {
    var depth = 0
    while true {
      skipBlank()
      if byte == nil { return }
      if takeScalar() != nil {
        if depth == 0 { return }
      } else if take("{") || take("(") {
        depth += 1
      } else {
        let ends = begins("}") || begins(")")
        if depth == 0, ends || begins(";") || begins(",") || begins("=") { return }
        if ends { depth -= 1 }
        at += 1
        if depth == 0 { return }
      }
    }
  }
}
