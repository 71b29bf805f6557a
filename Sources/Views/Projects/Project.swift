/// Which Swift files an Xcode project builds, and for what.
package struct Project: Sendable, Equatable {
  /// All Swift files that it names, seen from the folder that holds it.
  package var paths = ProjectPaths()
  package var targets: [Target] = []
  /// Products of packages that something needs, nobody says for which device.
  package var products: Set<String> = []

  package struct Target: Sendable, Equatable {
    /// Nobody meets the views of tests and tools.
    package var isShown: Bool
    /// An application, and not a part of one.
    package var isApp: Bool
    /// Of each configuration what speaks of its devices, what is said nearest first.
    package var configurations: Set<[BuildSettings]>
    /// Into the paths of the project.
    package var files: [Int32]
    package var folders: [Folder]
    /// The products of packages that it links, and whether for phones too.
    package var products: [String: Bool] = [:]
  }

  /// A folder whose files belong to a target as they come.
  package struct Folder: Sendable, Equatable {
    package var path: String
    /// Seen from the folder.
    package var exceptions: [String]
    /// All but the exceptions belong to the target; else the exceptions alone do.
    package var isWhole: Bool
  }
}
