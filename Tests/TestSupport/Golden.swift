import Foundation

/// A file beside the tests that holds what an answer must look like.
///
/// `UPDATE_GOLDEN=1` rewrites it; review the change as code.
package struct Golden {
  let file: URL

  /// `Golden/<name>` in the folder of the test that calls.
  package init(_ name: String, testFile: String = #filePath) {
    file = URL(filePath: testFile).deletingLastPathComponent()
      .appending(path: "Golden").appending(path: name)
  }

  /// What differs, in a form that reads well in a failed `#expect(… == nil)`; nil where nothing does.
  package func difference(from actual: String) throws -> String? {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: file)
      return nil
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      return "\(file.lastPathComponent) is missing: run “make golden” and read what it wrote"
    }
    return Golden.difference(expected: String(decoding: data, as: UTF8.self), actual: actual)
  }

  /// The first line that differs, with both readings.
  static func difference(expected: String, actual: String) -> String? {
    guard expected != actual else { return nil }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    let was = line < old.count ? "“\(old[line])”" : "the end"
    let now = line < new.count ? "“\(new[line])”" : "the end"
    return "line \(line + 1): expected \(was), found \(now)"
  }
}
