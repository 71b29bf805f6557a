import Testing
import VoiceOver

@Suite struct `What was recorded` {
  @Test(arguments: Recording.swiftUI + Recording.uiKit)
  func `is what we say, or the table says why not`(_ recording: Recording) {
    let ours = said(recording)
    let expected = recording.heard.filter { $0.ours != nil }
    if recording.order == nil {
      #expect(ours.map(\.speech) == expected.compactMap(\.ours))
    } else {
      #expect(ours.map(\.speech) != expected.compactMap(\.ours), "the order agrees by now")
    }
    #expect(ours.map(\.speech).sorted() == expected.compactMap(\.ours).sorted())
    #expect(ours.map(\.hint).sorted() == expected.map(\.hint).sorted())
    for heard in expected where !heard.actions.isEmpty {
      #expect(ours.contains { $0.actions == heard.actions })
    }
    for heard in recording.heard {
      #expect(heard.agrees == (heard.reason == nil), "\(heard.speech)")
    }
  }

  @Test func `agrees with us on 95 % of the elements of SwiftUI`() {
    #expect(agreement("SwiftUI", Recording.swiftUI) >= 0.95)
  }

  @Test func `agrees with us on 95 % of the elements of UIKit`() {
    #expect(agreement("UIKit", Recording.uiKit) >= 0.95)
  }

  private func agreement(_ name: String, _ recordings: [Recording]) -> Double {
    let elements = recordings.flatMap(\.heard)
    let apart = elements.filter { !$0.agrees }
    let moved = recordings.filter { $0.order != nil }
    print("\(name): \(elements.count - apart.count) of \(elements.count) elements agree")
    for one in apart {
      print("  heard \(one.speech) we say \(one.ours ?? "nothing"): \(one.reason ?? "")")
    }
    for one in moved { print("  another order in \(one.id): \(one.order ?? "")") }
    return Double(elements.count - apart.count) / Double(max(elements.count, 1))
  }

  private struct Said {
    var speech: String
    var hint: String
    var actions: [String]
  }

  /// Our stops on the device, each row as often as it is shown.
  private func said(_ recording: Recording) -> [Said] {
    let source = "import SwiftUI\nimport UIKit\n" + recording.code
    guard let report = Sample(["Sample.swift": source])["Sample"] else { return [] }
    var all: [Said] = []
    var rest = report.stops.filter { !$0.isChrome }[...]
    while let first = rest.first {
      let row = first.row == nil ? rest.prefix(1) : rest.prefix { $0.row == first.row }
      rest = rest.dropFirst(row.count)
      for _ in 0..<first.count {
        all += row.map { Said(speech: $0.speech, hint: $0.hint ?? "", actions: $0.actions) }
      }
    }
    return all
  }
}

extension Recording {
  static let swiftUI: [Recording] = properties + screens
}
