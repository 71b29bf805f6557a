import Testing
import VoiceOver

/// An object of the environment is the same in a view and in those that it shows.
@Suite struct `An object that a view shares with its parts` {
  private func said(_ held: String, _ read: String, _ shown: String = "Talk()") throws -> [String] {
    let sample = Sample([
      "Phone.swift": """
      import SwiftUI
      enum Link { case up, down, busy }
      class Line: ObservableObject { @Published var link: Link? }
      struct Phone: View {
        \(held) line: Line
        var body: some View {
          switch line.link {
          case nil: ProgressView()
          case .down: Text("Dial"); Text("Wait"); Text("Listen")
          default: \(shown)
          }
        }
      }
      struct Frame: View { var body: some View { VStack { Talk() } } }
      struct Talk: View {
        \(read)
        var body: some View {
          switch other.link {
          case .up: Text("Speak")
          case .down: Text("A"); Text("B"); Text("C"); Text("D"); Text("E")
          case .busy: Text("Busy"); Text("Later")
          case nil: Text("Looking")
          }
        }
      }
      """
    ])
    let report = try #require(sample["Phone"])
    return [report.swipes.platform.text] + report.said
  }

  @Test func `is known in them too`() throws {
    let shared = "@EnvironmentObject var other: Line"
    for (held, read, shown) in [
      ("@EnvironmentObject var", shared, "Talk()"), ("@EnvironmentObject var", shared, "Frame()"),
      ("@Environment(Line.self) var", "@Environment(Line.self) private var other", "Talk()"),
      ("@StateObject var", shared, "Talk().environmentObject(line)"),
    ] {
      let said = try said(held, read, shown)
      #expect(said.first == "1…3", "\(held) \(read) \(shown)")
      #expect(!said.contains("A.") && !said.contains("Looking."))
    }
  }

  @Test func `is not the same where it is held by the part, or handed to nobody`() throws {
    for (held, read) in [
      ("@EnvironmentObject var", "@StateObject var other: Line"),
      ("@StateObject var", "@EnvironmentObject var other: Line"),
    ] {
      #expect(try said(held, read).first == "1…5", "\(held) \(read)")
    }
  }
}
