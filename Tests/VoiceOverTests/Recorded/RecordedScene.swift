import Foundation
import Testing
import VoiceOver

/// A view of UIKit in code of our own, and what was said at each of its elements, as a file of `Scenes` has it.
///
/// The facts are those of the reference images and unit tests of AccessibilitySnapshot
/// (https://github.com/cashapp/AccessibilitySnapshot), which walks the live tree of a simulator.
struct RecordedScene: Sendable, CustomTestStringConvertible {
  let id: String
  let code: String
  /// The class that was recorded.
  let view: String
  /// In the order of the recording.
  let heard: [String]
  /// Only the words are told, without traits and places.
  let areWords: Bool

  var testDescription: String { id }

  init(id: String, _ text: String) {
    self.id = id
    let halves = text.split(separator: "\n--- ", maxSplits: 1)
    var lines = (halves.last ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    view = String(lines.removeFirst())
    if lines.last == "" { lines.removeLast() }
    heard = lines.map { Self.withoutStop(String($0)) }
    code = String(halves[0]) + "\n"
    areWords = code.contains(", words.\n")
  }

  static let all: [RecordedScene] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenes")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { name in
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text.map { RecordedScene(id: String(name.split(separator: ".")[0]), $0) }
    }
  }()

  /// What we say, each row as often as it is shown.
  var said: [String] {
    guard let report = Sample(["Scene.swift": code])[view] else { return [] }
    var all: [String] = []
    var rest = report.stops[...]
    while let first = rest.first {
      let row = first.row == nil ? rest.prefix(1) : rest.prefix { $0.row == first.row }
      rest = rest.dropFirst(row.count)
      for _ in 0..<first.count {
        all += row.map { Self.withoutStop(areWords ? Self.words(of: $0) : $0.speech) }
      }
    }
    return all
  }

  /// A label alone is recorded without a full stop.
  private static func withoutStop(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func words(of stop: Stop) -> String {
    stop.label ?? String(stop.speech.prefix { $0 != "." })
  }
}

@Suite struct `A recorded scene of UIKit` {
  @Test(arguments: RecordedScene.all)
  func `is what we say, or the table says why not`(_ scene: RecordedScene) {
    if let reason = Disagreement.all[scene.id] {
      #expect(scene.said != scene.heard, "agrees by now: \(reason)")
    } else {
      #expect(scene.said == scene.heard)
    }
  }

  @Test func `is one of seventy, and most agree`() {
    let agreeing = RecordedScene.all.filter { $0.said == $0.heard }
    let counted = RecordedScene.all.filter { $0.said.count == $0.heard.count }
    print(
      "\(agreeing.count) of \(RecordedScene.all.count) scenes agree, \(counted.count) in number")
    for scene in RecordedScene.all where scene.said != scene.heard {
      print("  \(scene.id)\n    heard \(scene.heard)\n    we say \(scene.said)")
    }
    #expect(RecordedScene.all.count == 70)
    #expect(Disagreement.all.keys.allSatisfy { id in RecordedScene.all.contains { $0.id == id } })
  }
}
