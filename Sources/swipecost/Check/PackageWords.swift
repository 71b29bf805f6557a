import Crawl
import Views

/// Packages that an app is built with: the option that says where they are, and what is told of them.
enum PackageWords {
  static let option = Option.value(
    "packages", "FOLDER",
    "Read the packages that the app pins from the checkouts in this folder.", completes: .folders)

  static let paragraph = """
    With --packages FOLDER the packages that Package.resolved, the project or Podfile.lock pin are read as well, from \
    checkouts in that folder that are called as their repositories are (Kit, or owner+Kit), in git at the pinned commit. \
    What the app declares itself stands before what a package does; screens and findings of a package are its own and are \
    not told.
    """

  /// Nil without the option.
  static func shelf(_ arguments: Arguments, _ console: Console) throws(Failure) -> PackageShelf? {
    guard let folder = arguments.text("packages") else { return nil }
    let shelf = try Failure.of(.inputOutput) { try PackageShelf(folder: folder) }
    if shelf.isEmpty {
      console.messages.writeLine(
        "“\(folder.harmless)” holds no folder; put the checkouts of packages into it, each called as its repository is"
      )
    }
    return shelf
  }

  /// `Kit 1.2.0`, or `Kit 3f1c55d`.
  static func name(_ package: PackageStanding) -> String {
    let version = package.pin.version ?? package.pin.revision.map { String($0.prefix(7)) }
    return package.pin.name + (version.map { " " + $0 } ?? "")
  }
}

extension CheckText {
  /// Whose sources were read with the app's, and which would tell more.
  func tellPackages(of checked: CheckedTree) {
    let packages = checked.tree.packages
    let read = packages.filter { $0.kind == .read }
    if !read.isEmpty {
      output.writeLine(
        "read with the packages \(read.map { PackageWords.name($0).harmless }.joined(separator: ", "))"
      )
    }
    let missing = packages.filter { $0.kind == .missing }
    guard !missing.isEmpty else { return }
    output.writeLine(
      "\(missing.count) pinned package\(missing.count == 1 ? " is" : "s are") not here; a checkout in the folder of --packages is read:"
    )
    for package in missing { output.writeLine("  " + package.pin.label.harmless) }
  }
}

extension JSON {
  /// A package, and whether it was read.
  static func package(_ package: PackageStanding) -> JSON {
    .object([
      ("name", .text(package.pin.name)), ("url", .text(package.pin.address?.url)),
      ("revision", .text(package.pin.revision)), ("version", .text(package.pin.version)),
      ("status", .text(package.kind.rawValue)),
    ])
  }
}
