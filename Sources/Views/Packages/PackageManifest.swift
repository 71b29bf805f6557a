import Tokens

/// What a `Package.swift` says of the targets whose code other repositories can use.
///
/// A manifest is a program; what it lists in plain calls is read, in whatever expression they stand. Where that tells of
/// no library, `PackageSources` goes by folders.
package struct PackageManifest: Sendable, Equatable {
  struct Target: Sendable, Equatable {
    var name: String
    var path: String?
    /// Where given, only these files and folders of it.
    var sources: [String]?
    var exclude: [String] = []
    /// Targets of the same package, as far as names tell.
    var dependencies: [String] = []
    /// Those that it has on other systems alone.
    var dependenciesElsewhere: [String] = []
    /// A tool, a macro or a plugin, which nobody else can use.
    var isTool = false
  }

  /// By name.
  private(set) var targets: [String: Target] = [:]
  /// The targets of library products.
  private(set) var offered: Set<String> = []
  /// Of each library product.
  private(set) var libraries: [String: [String]] = [:]
  /// All that it lists, of one name too, but for tests.
  private(set) var listed: [Target] = []
  /// Texts that stand outside of what is read: a target of such a name may be anything.
  private(set) var mentioned: Set<String> = []
  /// It is meant for phones too, or does not say for what.
  private(set) var isForPhones = true

  package init(_ bytes: Span<UInt8>) {
    guard bytes.count <= TokenList.largestSource, !Relevance.isNoText(bytes) else { return }
    let list = tokenize(bytes)
    var reader = ManifestReader(tokens: list.tokens)
    reader.run(bytes)
    for target in reader.targets where !target.isTool && targets[target.name] == nil {
      targets[target.name] = target
    }
    offered = Set(reader.offered).intersection(targets.keys)
    libraries = reader.libraries
    listed = reader.targets
    mentioned = reader.mentioned
    isForPhones = reader.isForPhones
  }

  /// Those that libraries are made of, also behind others.
  var used: [Target] {
    var found = offered
    var pending = offered.sorted()
    while let name = pending.popLast() {
      for next in targets[name]?.dependencies ?? [] where targets[next] != nil {
        if found.insert(next).inserted { pending.append(next) }
      }
    }
    return found.sorted().compactMap { targets[$0] }
  }
}
