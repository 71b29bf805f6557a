import Evaluation
import Scenes
import Testing
import VoiceOver

@testable import Views

/// Elements of placed parts are put where they belong as if they were made there.
@Suite struct `Kept lists of elements` {
  @Test(arguments: [1, 2, 3, 4])
  func `are what is made anew, number by number`(seed: UInt64) {
    var app = MadeUpApp(seed: seed)
    var index = ViewIndex()
    var (kept, none) = (Fragments(), Fragments())
    none.lists = KeptLists(most: 0)
    for edit in 0..<6 {
      _ = index.apply(app.edit(isFirst: edit == 0))
      let changes = index.takeChanges()
      kept.forget(changes, in: index)
      none.forget(changes, in: index)
      for listing in [Listing.platform, .nothing] {
        for (place, type) in index.allTypes.shuffled(using: &app.chance).enumerated() {
          let settings = ReadingSettings(listing: listing)
          let one = attempt(type, in: index, settings, &kept).reading
          let other = attempt(type, in: index, settings, &none).reading
          #expect(one?.scene.values.count == other?.scene.values.count)
          #expect(one?.scene.resolvedTexts == other?.scene.resolvedTexts)
          #expect(one?.outline.report == other?.outline.report)
          // All numbers of a few: to write them out takes a hundred times as long as to read.
          guard place < 3 else { continue }
          #expect(text(one?.parts) == text(other?.parts), "edit \(edit)")
          #expect(text(one?.screens) == text(other?.screens), "edit \(edit)")
        }
      }
    }
    // Else nothing was put anywhere.
    #expect(kept.work.visits * 5 < none.work.visits * 4)
    #expect(kept.work.entries == none.work.entries)
  }

  private func text(_ parts: [ScenePart]?) -> String {
    var text = ""
    dump(parts, to: &text)
    return text
  }
}
