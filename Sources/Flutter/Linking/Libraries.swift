internal import DartModules
internal import DartSyntax

/// The Dart files of a commit, and what a name means in each of them.
struct Libraries: Sendable {
  /// What a name stands for.
  enum Declaration: Sendable {
    case type(DartTypeRef)
    case function(DartFileID, Int)
    case variable(DartFileID, Int)
  }

  private(set) var files: [DartFile?] = []
  private(set) var paths: [String] = []
  /// Of the paths.
  private var pathDigests: [UInt64] = []
  private var numbers: [String: DartFileID] = [:]
  private var free: [DartFileID] = []
  private var declared: [String: [Declaration]] = [:]
  /// Members of extensions by name.
  private var extensionMembers: [String: [DartTypeRef]] = [:]
  /// By the name of the widget.
  private var states: [String: [DartTypeRef]] = [:]
  /// By a name the types that have it above them.
  private var heirs: [String: [DartTypeRef]] = [:]
  /// Of enums that switches name without leaving any out, the constants in a fixed order, and in how many files.
  private var wholeEnums: [String: [[String]: Int]] = [:]
  /// By the name of a class the files that make it.
  private var makers: [String: Set<DartFileID>] = [:]
  /// Names of what is set or changed after it was made, and in how many files.
  private var assigned: [String: Int] = [:]
  /// Paths of files with a theme that has sheets begin with a handle.
  private(set) var handleThemes: Set<String> = []
  /// By path of a file with an app the names of its first routes.
  private(set) var firstRoutes: [String: [[String]]] = [:]
  /// By file, where what it names lies.
  private var links: [LibraryLinks] = []
  var packages = Packages() {
    didSet {
      if packages.means(theSameAs: oldValue) { return }
      for id in numbers.values { link(id) }
    }
  }

  // MARK: Files

  subscript(file: DartFileID) -> DartFile {
    guard let file = files[Int(file.index)] else { return DartFile([]) }
    return file
  }

  func path(_ file: DartFileID) -> String { paths[Int(file.index)] }

  func pathDigest(_ file: DartFileID) -> UInt64 { pathDigests[Int(file.index)] }

  func file(at path: String) -> DartFileID? { numbers[path] }

  mutating func set(_ path: String, _ file: DartFile?) {
    if let old = numbers[path] {
      forget(old)
      files[Int(old.index)] = nil
      if file == nil {
        numbers[path] = nil
        free.append(old)
      }
    }
    routed.remove(path)
    handleThemes.remove(path)
    firstRoutes[path] = nil
    guard let file else { return }
    if file.mentions.hasHandleTheme { handleThemes.insert(path) }
    if !file.mentions.firstRoutes.isEmpty { firstRoutes[path] = file.mentions.firstRoutes }
    if !file.mentions.routes.isEmpty { routed.insert(path) }
    let id = numbers[path] ?? free.popLast() ?? DartFileID(index: Int32(files.count))
    if Int(id.index) == files.count {
      files.append(nil)
      paths.append("")
      pathDigests.append(0)
      links.append(LibraryLinks())
    }
    numbers[path] = id
    files[Int(id.index)] = file
    (paths[Int(id.index)], pathDigests[Int(id.index)]) = (path, Digest.of(path))
    link(id)
    note(id, file)
  }

  private mutating func link(_ id: DartFileID) {
    links[Int(id.index)] = LibraryLinks(self[id].module, at: path(id), packages)
  }

  private mutating func note(_ id: DartFileID, _ file: DartFile) {
    var members: [String: [DartTypeRef]] = [:]
    for (index, type) in file.module.types.enumerated() {
      let ref = DartTypeRef(file: id, index: Int32(index), name: type.name)
      if !type.name.isEmpty { declared[type.name, default: []].append(.type(ref)) }
      if type.kind == .extension {
        for function in type.functions where !function.isStatic {
          members[function.name, default: []].append(ref)
        }
      }
      if case .state(let widget) = type.role { states[widget, default: []].append(ref) }
      for above in type.above { heirs[above, default: []].append(ref) }
    }
    noteMembers(members, at: paths[Int(id.index)])
    for (name, constants) in file.mentions.wholeEnums {
      wholeEnums[name, default: [:]][constants, default: 0] += 1
    }
    for name in file.mentions.assigned { assigned[name, default: 0] += 1 }
    for name in file.mentions.makings.keys { makers[name, default: []].insert(id) }
    for (index, function) in file.module.functions.enumerated() {
      declared[function.name, default: []].append(.function(id, index))
    }
    for (index, variable) in file.module.variables.enumerated() {
      declared[variable.name, default: []].append(.variable(id, index))
    }
  }

  /// By the paths of their files, so that nobody who asks has to put them in order.
  private mutating func noteMembers(_ members: [String: [DartTypeRef]], at path: String) {
    for (name, types) in members {
      let all = extensionMembers[name] ?? []
      var (low, high) = (0, all.count)
      while low < high {
        let middle = (low + high) / 2
        if self.path(all[middle].file) < path { low = middle + 1 } else { high = middle }
      }
      extensionMembers[name, default: []].insert(contentsOf: types, at: low)
    }
  }

  private mutating func forget(_ id: DartFileID) {
    guard let file = files[Int(id.index)] else { return }
    for type in file.module.types {
      declared[type.name]?.removeAll { $0.file == id }
      if type.kind == .extension {
        for function in type.functions {
          extensionMembers[function.name]?.removeAll { $0.file == id }
        }
      }
      if case .state(let widget) = type.role { states[widget]?.removeAll { $0.file == id } }
      for above in type.above { heirs[above]?.removeAll { $0.file == id } }
    }
    for (name, constants) in file.mentions.wholeEnums {
      let left = (wholeEnums[name]?[constants] ?? 1) - 1
      wholeEnums[name]?[constants] = left > 0 ? left : nil
    }
    for name in file.mentions.makings.keys { makers[name]?.remove(id) }
    for name in file.mentions.assigned {
      let left = (assigned[name] ?? 1) - 1
      assigned[name] = left > 0 ? left : nil
    }
    for function in file.module.functions {
      declared[function.name]?.removeAll { $0.file == id }
    }
    for variable in file.module.variables {
      declared[variable.name]?.removeAll { $0.file == id }
    }
  }

  /// Of an enum that is declared elsewhere, as the longest of the switches over it has them.
  func constants(of name: String) -> [String]? {
    wholeEnums[name]?.keys.max {
      ($0.count, $1.joined(separator: " ")) < ($1.count, $0.joined(separator: " "))
    }
  }

  /// Some file sets or changes something of this name.
  func isAssigned(_ name: String) -> Bool { assigned[name] != nil }

  /// Where a class of that name is made, in a fixed order.
  func makings(of name: String) -> [(DartFileID, DartMentions.Making)] {
    let files = (makers[name] ?? []).sorted { path($0) < path($1) }
    return files.flatMap { file in (self[file].mentions.makings[name] ?? []).map { (file, $0) } }
  }

  func declaredTypes(_ name: String) -> [DartTypeRef] {
    (declared[name] ?? []).compactMap { if case .type(let type) = $0 { type } else { nil } }
  }

  var allPaths: Dictionary<String, DartFileID>.Keys { numbers.keys }

  /// Paths of files that show something by itself.
  private(set) var routed: Set<String> = []

  // MARK: Names

  /// The file that holds the imports of a file's library: itself, or what it is a part of.
  func root(_ file: DartFileID) -> DartFileID {
    guard let whole = links[Int(file.index)].whole else { return file }
    if let path = whole.path, let root = numbers[path] { return root }
    // `part of a.b` names the library.
    let named = numbers.filter { self[$0.value].module.library == whole.address }
    return named.min { $0.key < $1.key }?.value ?? file
  }

  /// All files of the library with this root.
  private func library(_ root: DartFileID) -> [DartFileID] {
    [root] + links[Int(root.index)].parts.compactMap { numbers[$0] }
  }

  /// What a name means in a file: of its own library first, then what the imports give.
  func resolve(_ name: String, in file: DartFileID, prefix: String? = nil) -> Declaration? {
    guard let candidates = declared[name], !candidates.isEmpty else { return nil }
    let root = root(file)
    if prefix == nil, let own = declaration(of: candidates, inLibrary: root) { return own }
    for link in links[Int(root.index)].imports
    where link.given.prefix == prefix && link.given.gives(name) {
      var visited: Set<DartFileID> = []
      if let found = exported(name, candidates, link, &visited) { return found }
    }
    return nil
  }

  private func declaration(
    of candidates: [Declaration], inLibrary root: DartFileID
  ) -> Declaration? {
    if let found = candidates.first(where: { $0.file == root }) { return found }
    for path in links[Int(root.index)].parts {
      guard let part = numbers[path] else { continue }
      if let found = candidates.first(where: { $0.file == part }) { return found }
    }
    return nil
  }

  private func exported(
    _ name: String, _ candidates: [Declaration], _ link: LibraryLinks.Link,
    _ visited: inout Set<DartFileID>
  ) -> Declaration? {
    guard let path = link.path, let target = numbers[path], visited.insert(target).inserted
    else { return nil }
    if let own = declaration(of: candidates, inLibrary: target) { return own }
    for export in links[Int(target.index)].exports where export.given.gives(name) {
      if let found = exported(name, candidates, export, &visited) { return found }
    }
    return nil
  }

  /// Some library of the program has the prefix.
  func hasPrefix(_ prefix: String, in file: DartFileID) -> Bool {
    links[Int(root(file).index)].imports.contains { $0.given.prefix == prefix }
  }

  func type(_ name: DartTypeName, in file: DartFileID) -> DartTypeRef? {
    guard case .type(let type)? = resolve(name.name, in: file, prefix: name.prefix) else {
      return nil
    }
    return type
  }

  // MARK: Types

  subscript(type: DartTypeRef) -> DartTypeDeclaration {
    self[type.file].module.types[Int(type.index)]
  }

  /// The type, its superclasses and mixins: where a member is looked for, in that order.
  func ancestry(_ type: DartTypeRef) -> [DartTypeRef] {
    var found: [DartTypeRef] = []
    var open = [type]
    while let next = open.first, found.count < 32 {
      open.removeFirst()
      if found.contains(next) { continue }
      found.append(next)
      let declaration = self[next]
      let above = declaration.mixins.reversed() + [declaration.superclass].compactMap { $0 }
      open += above.compactMap { self.type($0, in: next.file) }
    }
    return found
  }

  /// What a class is to the framework, as it or the first of its superclasses that says so tells.
  func role(_ type: DartTypeRef) -> DartRole {
    for type in ancestry(type) {
      let role = self[type].role
      if role != .other { return role }
    }
    return .other
  }

  /// The state of a widget: one in its own library first.
  func state(of widget: DartTypeRef) -> DartTypeRef? {
    // What others may ask of a state is declared apart at times, and builds nothing.
    let all = (states[widget.name] ?? []).filter { !self[$0].isAbstract }
    let own = library(root(widget.file))
    return all.first { $0.file == widget.file } ?? all.first { own.contains($0.file) }
      ?? all.filter { self.type(DartTypeName(widget.name), in: $0.file) == widget }
      .min { path($0.file) < path($1.file) }
  }

  /// Extensions with a member of that name, in a fixed order.
  func extensions(with member: String) -> [DartTypeRef] { extensionMembers[member] ?? [] }

  /// Types that name one of that name as what they stand on, in a fixed order, whichever they mean.
  func heirs(named name: String) -> [DartTypeRef] {
    (heirs[name] ?? []).sorted { (path($0.file), $0.index) < (path($1.file), $1.index) }
  }

  // MARK: Changes

  /// With what lies below: what a type is hangs on the types above it.
  func withHeirs(_ names: Set<String>) -> Set<String> {
    var found = names
    var open = Array(names)
    while let name = open.popLast() {
      for heir in heirs[name] ?? [] {
        let type = self[heir]
        var others = type.name.isEmpty ? [] : [type.name]
        if case .state(let widget) = type.role { others.append(widget) }
        for other in others where found.insert(other).inserted { open.append(other) }
      }
    }
    return found
  }

  /// Names that a file gets by these exports and parts, from wherever they come.
  func names(givenBy exports: [DartImport], parts: [String], at path: String) -> Set<String> {
    var names: Set<String> = []
    var visited: Set<String> = []
    var open =
      exports.compactMap { packages.resolve($0.address, from: path) }
      + parts.compactMap { packages.resolve($0, from: path) }
    while let next = open.popLast() {
      guard visited.insert(next).inserted, let file = numbers[next] else { continue }
      names.formUnion(self[file].module.signatures.keys)
      let links = links[Int(file.index)]
      open += links.exports.compactMap(\.path) + links.parts
    }
    return names
  }

  /// Some file names the library that it is a part of.
  func hasParts(of library: String) -> Bool {
    files.contains { $0?.module.whole == library }
  }
}

extension Libraries.Declaration {
  var file: DartFileID {
    switch self {
    case .type(let type): type.file
    case .function(let file, _), .variable(let file, _): file
    }
  }
}

extension DartTypeRef {
  static func == (a: DartTypeRef, b: DartTypeRef) -> Bool { a.file == b.file && a.index == b.index }
}

extension DartTypeDeclaration {
  /// The names of all that it is made of.
  var above: [String] { stands.map(\.name) }

  var stands: [DartTypeName] { mixins + [superclass].compactMap { $0 } + interfaces }
}
