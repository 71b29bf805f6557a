import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Publish

@Suite struct `A folder of files` {
  /// Only the program itself knows whether the system can exchange names.
  private static var canExchange: Bool {
    let place = FileManager.default.temporaryDirectory.appending(path: "swipecost-\(UUID())")
    defer { try? FileManager.default.removeItem(at: place) }
    for name in ["a", "b"] {
      try? FileManager.default.createDirectory(
        at: place.appending(path: name), withIntermediateDirectories: true)
    }
    return Exchange.swap(place.path + "/a", place.path + "/b")
  }

  private static func publish(_ text: String, to path: String) throws {
    var folder = try Folder(path: path, replacing: ["index.html", "data/a.csv"])
    try folder.write(text, to: "index.html")
    try folder.write(text, to: "data/a.csv")
    try folder.publish()
  }

  @Test(.enabled(if: canExchange))
  func `is there for a reader at every moment, while it is replaced again and again`() throws {
    let place = try TemporaryFolder()
    let path = place.url.path + "/site"
    try Self.publish("0", to: path)
    let isDone = Atomic(false)
    let looks = Atomic(0)
    let misses = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 2) { worker in
      if worker == 0 {
        // Until somebody has looked often enough, however slow the machine is.
        var number = 1
        while number < 60 || (looks.load(ordering: .relaxed) < 500 && number < 5000) {
          try? Self.publish(String(number), to: path)
          number += 1
        }
        isDone.store(true, ordering: .relaxed)
      } else {
        while !isDone.load(ordering: .relaxed) {
          // Not what is in it: a reader of two files may be between two editions.
          let isThere = FileManager.default.fileExists(atPath: path + "/index.html")
          looks.wrappingAdd(1, ordering: .relaxed)
          if !isThere { misses.wrappingAdd(1, ordering: .relaxed) }
        }
      }
    }
    #expect(looks.load(ordering: .relaxed) > 0)
    #expect(misses.load(ordering: .relaxed) == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: place.url.path)
    #expect(left == ["site"])
  }

  @Test func `holds only what was written last`() throws {
    let place = try TemporaryFolder()
    let path = place.url.path + "/site"
    try Self.publish("old", to: path)
    try "stray".write(toFile: path + "/stray.html", atomically: true, encoding: .utf8)
    try Self.publish("new", to: path)
    #expect(try String(contentsOfFile: path + "/index.html", encoding: .utf8) == "new")
    #expect(!FileManager.default.fileExists(atPath: path + "/stray.html"))
  }

  @Test(arguments: ["letter.txt", ".git/HEAD", "index.html"])
  func `takes the place of nothing that somebody else has there`(_ file: String) throws {
    let place = try TemporaryFolder()
    let path = place.url.path + "/own"
    let own = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: own.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "mine".write(to: own, atomically: true, encoding: .utf8)
    let error = #expect(throws: PublishError.self) { try Self.publish("new", to: path) }
    #expect(error?.description.contains("is not replaced") == true)
    #expect(try String(contentsOf: own, encoding: .utf8) == "mine")
    // Nor of a file, whatever it is called.
    #expect(throws: PublishError.self) { try Self.publish("new", to: own.path) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.url.path) == ["own"])
  }

  @Test func `takes the place of an empty one`() throws {
    let place = try TemporaryFolder()
    let path = place.url.path + "/site"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Self.publish("new", to: path)
    #expect(try String(contentsOfFile: path + "/index.html", encoding: .utf8) == "new")
  }

  @Test func `exchanges nothing where one of two is missing`() throws {
    let place = try TemporaryFolder()
    let path = place.url.path + "/a"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(!Exchange.swap(path, place.url.path + "/b"))
    #expect(FileManager.default.fileExists(atPath: path))
  }
}
