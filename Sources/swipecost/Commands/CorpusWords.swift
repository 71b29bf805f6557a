import Crawl
import Foundation

/// What `crawl` and `sync` have in common: the corpus, the database, the folder of mirrors.
struct CorpusWords {
  let operands: [String]
  let database: String
  let mirrors: String

  static let options: [Option] = [
    .value("db", "FILE", "The database.", completes: .files),
    .value(
      "mirrors", "FOLDER",
      "Where “swipecost sync” keeps clones of URLs; the default is mirrors beside the database.",
      completes: .folders),
  ]

  init(_ arguments: Arguments) throws(Failure) {
    operands = arguments.operands
    database = try arguments.required("db")
    mirrors =
      arguments.text("mirrors")
      ?? URL(filePath: database).deletingLastPathComponent().appending(path: "mirrors").path
  }

  /// For who has no database.
  init(operands: [String], mirrors: String) {
    self.operands = operands
    self.mirrors = mirrors
    database = ""
  }

  /// Reads the manifest, if there is one, and gives every repository its name and place.
  func corpus() throws(Failure) -> Corpus {
    var lines: [Manifest.Line] = []
    for operand in operands {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder)
      if Corpus.isRemote(operand) || !exists || isFolder.boolValue {
        lines.append(
          Manifest.Line(number: lines.count + 1, location: operand, name: nil, ref: nil, tags: []))
      } else {
        lines += try manifest(operand)
      }
    }
    do throws(ManifestError) {
      return try Corpus(lines) { localPath($0) }
    } catch {
      throw .usage("\(operands.joined(separator: " ")): \(error)")
    }
  }

  /// Paths in a manifest are relative to it.
  private func manifest(_ path: String) throws(Failure) -> [Manifest.Line] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .inputOutput("\(path) can't be read; check its permissions")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw .usage("\(path) is no manifest: it is not UTF-8 text")
    }
    let folder = URL(filePath: path).deletingLastPathComponent()
    do throws(ManifestError) {
      return try Manifest(text).lines.map { line in
        var line = line
        if !Corpus.isRemote(line.location), !line.location.hasPrefix("/") {
          line.location = folder.appending(path: line.location).standardizedFileURL.path
        }
        return line
      }
    } catch {
      throw .usage("\(path), \(error)")
    }
  }

  private func localPath(_ location: String) -> String {
    guard Corpus.isRemote(location) else {
      return URL(filePath: location).standardizedFileURL.path
    }
    return Corpus.mirrorPath(of: location, in: mirrors)
  }
}
