import Foundation

/// The corpus that `make run` reads: made-up apps whose histories go from bad to good and back.
package enum DemoCorpus {
  package static let stories: [(name: String, text: String)] = [
    ("pelican-post", pelicanPost), ("tideline", tideline), ("allotment", allotment),
    ("larder", larder), ("birdlog", birdlog),
  ]

  /// Writes one bare repository per story into the folder and answers their paths; what is there
  /// already is written anew, with the same ids.
  package static func write(into folder: String) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try stories.map { name, text in
      let path = folder + "/" + name + ".git"
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
      let writer = try RepositoryWriter(creating: path)
      try Story(name: name, text: text).write(to: writer)
      return path
    }
  }
}

extension Story {
  package func write(to writer: borrowing RepositoryWriter) throws {
    var files: [String: String] = [:]
    var tips: [String: (files: [String: String], fork: [String: String], id: String)] = [:]
    var mainline = (files: files, id: "")
    for commit in commits {
      files = mainline.files
      var parents = mainline.id.isEmpty ? [] : [mainline.id]
      if let branch = commit.branch {
        if let tip = tips[branch] {
          files = tip.files
          parents = [tip.id]
        }
      } else if let merged = commit.merges, let tip = tips[merged] {
        for path in Set(tip.files.keys).union(tip.fork.keys) where tip.files[path] != tip.fork[path]
        {
          files[path] = tip.files[path]
        }
        parents.append(tip.id)
      }
      let fork = commit.branch.flatMap { tips[$0]?.fork } ?? files
      for change in commit.changes { try apply(change, to: &files, in: commit) }
      guard let time = try? Date(commit.time, strategy: .iso8601) else {
        throw StoryError(story: name, line: nil, reason: "\(commit.time) is no time")
      }
      let id = try writer.commit(
        commit.message, by: .init(name: commit.author, time: Int64(time.timeIntervalSince1970)),
        parents: parents, files: files.mapValues { Array($0.utf8) })
      if let branch = commit.branch {
        tips[branch] = (files, fork, id)
      } else {
        mainline = (files, id)
      }
    }
    try writer.setHead("main", to: mainline.id)
  }

  private func apply(
    _ change: Change, to files: inout [String: String], in commit: Commit
  ) throws(StoryError) {
    func wrong(_ reason: String) -> StoryError {
      StoryError(story: name, line: nil, reason: "“\(commit.message)” \(reason)")
    }
    switch change {
    case .write(let path, let text): files[path] = text
    case .remove(let path):
      guard files.removeValue(forKey: path) != nil else {
        throw wrong("removes \(path), which is not there")
      }
    case .rename(let old, let new):
      guard let text = files.removeValue(forKey: old) else {
        throw wrong("renames \(old), which is not there")
      }
      files[new] = text
    case .edit(let path, let old, let new):
      guard let text = files[path] else { throw wrong("edits \(path), which is not there") }
      let parts = text.components(separatedBy: old)
      guard parts.count == 2 else {
        throw wrong("edits text that stands \(parts.count - 1) times in \(path): \(old)")
      }
      files[path] = parts.joined(separator: new)
    }
  }
}
