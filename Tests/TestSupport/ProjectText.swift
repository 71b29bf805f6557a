/// An Xcode project as text, of what matters here.
package struct ProjectText {
  package struct Target {
    package var product = "application"
    /// As they stand in the file: `SDKROOT = iphoneos;`.
    package var settings = ""
    /// The path of a file with more settings.
    package var base: String?
    package var files: [String] = []
    /// Filtered to these: `(macos, )`.
    package var filtered: [String: String] = [:]
    package var folders: [String] = []
    /// By folder, what is different in it.
    package var exceptions: [String: [String]] = [:]
    /// Products of packages that it links, and what these are filtered to: `(tvos, )`.
    package var products: [String: String] = [:]

    package init() {}

    package static func of(_ sdk: String, _ files: [String] = []) -> Target {
      var target = Target()
      target.settings = "SDKROOT = \(sdk);"
      target.files = files
      return target
    }
  }

  package var targets: [Target] = []
  /// Of the project, for all targets.
  package var settings = ""
  /// Files of no target.
  package var others: [String] = []
  /// A folder that all groups are in.
  package var group = ""

  package init(_ targets: [Target] = []) { self.targets = targets }

  package var text: String {
    let sources = Set(targets.flatMap { $0.files + $0.filtered.keys } + others).sorted()
    let bases = Set(targets.compactMap(\.base)).sorted()
    let folders = Set(targets.flatMap { $0.folders + $0.exceptions.keys }).sorted()
    var objects: [String] = []
    for path in sources + bases {
      objects.append(
        "\(id(path)) /* \(path) */ = {isa = PBXFileReference; path = \"\(path)\"; "
          + "sourceTree = \"<group>\"; };")
    }
    for folder in folders {
      let sets = targets.indices.filter { targets[$0].exceptions[folder] != nil }
        .map { "E\($0)\(id(folder)) /* of a target */, " }.joined()
      objects.append(
        "\(id(folder)) = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (\(sets)); "
          + "path = \(folder); sourceTree = \"<group>\"; };")
    }
    let children = (sources + bases + folders).map { id($0) + ", " }.joined()
    let path = group.isEmpty ? "" : "path = \(group); "
    objects.append(
      "MAIN = {isa = PBXGroup; children = (\(children)); \(path)sourceTree = \"<group>\"; };")
    objects.append(
      "PC = {isa = XCBuildConfiguration; buildSettings = {\(settings)}; name = Debug; };")
    objects.append("PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };")
    for (number, target) in targets.enumerated() { objects += lines(of: target, number) }
    objects.append("P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = MAIN; };")
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjects = {
      \(objects.joined(separator: "\n"))
      \t};
      \trootObject = P /* Project object */;
      }
      """
  }

  private func lines(of target: Target, _ number: Int) -> [String] {
    var lines: [String] = []
    var built: [String] = []
    let filtered = target.filtered.sorted { $0.key < $1.key }
    for (path, filter) in target.files.map({ ($0, "") }) + filtered {
      built.append("B\(number)\(id(path))")
      let filters = filter.isEmpty ? "" : "platformFilters = \(filter); "
      lines.append(
        "B\(number)\(id(path)) = {isa = PBXBuildFile; fileRef = \(id(path)); \(filters)};")
    }
    for (folder, files) in target.exceptions.sorted(by: { $0.key < $1.key }) {
      let list = files.map { "\"\($0)\", " }.joined()
      lines.append(
        "E\(number)\(id(folder)) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; "
          + "membershipExceptions = (\(list)); target = T\(number); };")
    }
    let products = target.products.sorted { $0.key < $1.key }
    for (name, filter) in products {
      let filters = filter.isEmpty ? "" : "platformFilters = \(filter); "
      let product = "D\(number)\(id(name))"
      lines += [
        "\(product) = {isa = XCSwiftPackageProductDependency; productName = \(name); };",
        "K\(number)\(id(name)) = {isa = PBXBuildFile; \(filters)productRef = \(product); };",
      ]
    }
    let linked = products.map { "D\(number)\(id($0.key)), " }.joined()
    let base = target.base.map { "baseConfigurationReference = \(id($0)) /* base */; " } ?? ""
    let folders = target.folders.map { id($0) + ", " }.joined()
    return lines + [
      "C\(number) = {isa = XCBuildConfiguration; \(base)buildSettings = {\(target.settings)}; "
        + "name = Debug; };",
      "L\(number) = {isa = XCConfigurationList; buildConfigurations = (C\(number), ); };",
      "S\(number) = {isa = PBXSourcesBuildPhase; files = (\(built.map { $0 + ", " }.joined())); };",
      "T\(number) = {isa = PBXNativeTarget; buildConfigurationList = L\(number); "
        + "buildPhases = (S\(number), ); fileSystemSynchronizedGroups = (\(folders)); "
        + "packageProductDependencies = (\(linked)); "
        + "productType = \"com.apple.product-type.\(target.product)\"; };",
    ]
  }

  /// Names of objects are letters and digits.
  private func id(_ path: String) -> String {
    "F" + path.utf8.map { String($0, radix: 16) }.joined()
  }
}
