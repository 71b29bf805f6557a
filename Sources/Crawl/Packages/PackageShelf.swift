internal import Foundation
import Git
package import Views

/// Where the packages are that apps may be read with: the repositories of a corpus, or the folders of one folder.
package struct PackageShelf: Sendable, Equatable {
  /// By address.
  private var byAddress: [PackageAddress: String] = [:]
  /// By the name of a folder, in small letters.
  private var byName: [String: String] = [:]

  init() {}

  /// The repositories that a corpus names.
  ///
  /// By the URL of the manifest, by where a clone came from, or by where it is read on the web; of several that are one,
  /// the first.
  init(_ corpus: Corpus) {
    for entry in corpus.entries + corpus.neighbours {
      let urls =
        [entry.location, entry.web]
        + (entry.isRemote ? [] : [RemoteConfiguration.originURL(of: entry.path)])
      for address in urls.compactMap({ $0.flatMap { PackageAddress($0) } })
      where byAddress[address] == nil {
        byAddress[address] = entry.path
      }
    }
  }

  /// The folders in a folder, called as the repository of a package is: `DesignSystem`, `acme+DesignSystem`,
  /// `DesignSystem.git`.
  package init(folder: String) throws(SourceTreeError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw SourceTreeError(
        path: folder,
        problem: "there is no such folder; name the one that holds the checkouts of packages")
    }
    guard isFolder.boolValue else {
      throw SourceTreeError(
        path: folder,
        problem: "it is a file; name the folder that holds the checkouts of packages")
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw SourceTreeError(path: folder, problem: "the folder cannot be read")
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { continue }
      let plain = name.hasSuffix(".git") ? String(name.dropLast(4)) : name
      // Where names differ in case only, the first one has it.
      if byName[plain.lowercased()] == nil { byName[plain.lowercased()] = path }
    }
  }

  package var isEmpty: Bool { byAddress.isEmpty && byName.isEmpty }

  /// Where a package is; what says whose it is stands before the name alone.
  package func path(of pin: Pin) -> String? {
    if let address = pin.address {
      if let path = byAddress[address] { return path }
      let names = [address.nameWithOwner, address.name, pin.name]
      return names.lazy.compactMap { byName[$0.lowercased()] }.first
    }
    return byName[pin.name.lowercased()]
  }
}

/// What a repository says of where it came from, without opening it: a corpus has thousands.
enum RemoteConfiguration {
  private static let largest = 100_000

  static func originURL(of path: String) -> String? {
    for file in [path + "/.git/config", path + "/config"] {
      guard let data = FileManager.default.contents(atPath: file), data.count <= largest else {
        continue
      }
      return originURL(in: String(decoding: data, as: UTF8.self))
    }
    return nil
  }

  static func originURL(in text: String) -> String? {
    var isOrigin = false
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "=" }
      if words.first?.hasPrefix("[") == true {
        isOrigin = words == ["[remote", "\"origin\"]"]
      } else if isOrigin, words.count == 2, words[0] == "url" {
        return String(words[1])
      }
    }
    return nil
  }
}
