/// The packages into which an app is split: only its repository can use them, whatever is public in them.
///
/// Others depend on a repository as a whole, by the manifest in its root, so a package in a folder of a repository
/// that has none there is for the app beside it.
///
/// https://developer.apple.com/documentation/xcode/organizing-your-code-with-local-packages
struct LocalPackages: Sendable, Equatable {
  /// With the slash behind it.
  private var folders: Set<String> = []

  init() {}

  init(_ manifests: some Sequence<String>, hasApp: Bool) {
    guard hasApp else { return }
    let all = Set(manifests.map(SourcePath.home(of:)))
    if !all.contains("") { folders = all }
  }

  func contains(_ path: String) -> Bool {
    guard !folders.isEmpty else { return false }
    return path.indices.contains { path[$0] == "/" && folders.contains(String(path[...$0])) }
  }
}
