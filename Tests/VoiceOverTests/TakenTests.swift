import Testing
import VoiceOver

@Suite struct `A side of a branch that is taken` {
  private func sample(_ body: String) -> Sample {
    Sample([
      "Sample.swift": """
      import SwiftUI
      enum Load { case idle, failed, done(Int) }
      struct Sample: View {
        @State private var isOpen = false
        @State private var load = Load.idle
        @State private var note: String?
        let model: Model
        var body: some View { VStack { \(body) } }
        func change() { isOpen.toggle() }
        @ViewBuilder private var mark: some View {
          switch load {
          case .idle: Text("Idle")
          case .failed: Text("Failed"); Text("Again")
          case .done: Text("Done"); Text("Really"); Text("So")
          }
        }
        @ViewBuilder private func line(_ load: Load) -> some View {
          if load == .failed { Text("Failed") } else { Text("Fine") }
        }
      }
      struct Inner: View {
        let load: Load
        var note: String? = nil
        var isOpen = false
        var body: some View {
          if case .failed = load { Text("Failed") }
          if let note { Text(note) }
          if !isOpen { Text("Closed") }
        }
      }
      """
    ])
  }

  @Test(arguments: [
    // What a property shows of the view's own.
    (#"switch load { case .idle: mark; case .failed: Text("B"); case .done: Text("C") }"#, "1"),
    (#"switch load { case .failed: mark; default: EmptyView() }"#, "0…2"),
    (#"switch load { case .done(let n): mark; case .idle, .failed: Text("B") }"#, "1…3"),
    (#"if load == .failed { Text("A"); Text("B") } else { line(load) }"#, "1…2"),
    (#"if load != .failed { line(load); Text("B") }"#, "0…2"),
    (#"switch load { case .idle, .failed: mark; default: EmptyView() }"#, "0…2"),
    (#"if case .failed = load { mark }"#, "0…2"),
    (#"if isOpen { if !isOpen { Text("A") } }"#, "0"),
    (#"if isOpen { Text("A") } else { if isOpen { Text("B"); Text("C") } }"#, "0…1"),
    (#"if isOpen && note == nil { if let note { Text(note) }; if isOpen { Text("B") } }"#, "0…1"),
    (#"if let note { Text(note); if self.note == nil { Text("B") } }"#, "0…1"),
    (#"if let note { Text(note) } else { if let note { Text(note); Text("B") } }"#, "0…1"),
    (#"if model.isNew { if !self.model.isNew { Text("A") } else { Text("B") } }"#, "0…1"),
    // What another view is given.
    (#"switch load { case .idle: Inner(load: load); default: EmptyView() }"#, "0…1"),
    (#"if note == nil { Inner(load: .idle, note: note) } else { Text("A") }"#, "1"),
    (#"if isOpen { Inner(load: .idle, isOpen: isOpen) }"#, "0"),
    (#"if isOpen { Inner(load: .idle, isOpen: !isOpen) }"#, "0…1"),
  ])
  func `shows nothing that asks for another`(body: String, swipes: String) throws {
    #expect(try #require(sample(body).main).swipes.platform.text == swipes)
  }

  @Test(arguments: [
    (#"if isOpen { Text("A"); if note == nil { Text("B") } }"#, "0…2"),
    (#"if isOpen || note == nil { if isOpen { Text("A") } }"#, "0…1"),
    (#"if let note, isOpen { Text(note) } else { if isOpen { Text("B"); Text("C") } }"#, "0…2"),
    (#"if isOpen { ForEach(model.rows.prefix(1)) { isOpen in if !isOpen { Text("A") } } }"#, "0…1"),
    // Each has a state of its own.
    (#"if case .done(3) = load { EmptyView() } else { mark }"#, "0…3"),
    (#"if load == .failed { Inner(load: .idle) } else { Inner(load: model.load) }"#, "1…2"),
  ])
  func `says nothing of what else is asked`(body: String, swipes: String) throws {
    #expect(try #require(sample(body).main).swipes.platform.text == swipes)
  }
}
