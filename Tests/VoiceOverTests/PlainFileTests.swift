import Testing
import VoiceOver

/// A file that imports neither SwiftUI nor UIKit tells how many rows there are, and what is shown.
@Suite struct `A file of plain data` {
  private static let view = """
    import SwiftUI
    struct Sample: View {
      @StateObject var model = Model()
      var body: some View {
        ForEach(model.kinds) { Text($0.title) }
        Line(kind: .plain)
        Line(kind: .odd)
        ForEach(Slot.slots(for: model.size)) { _ in Text("Slot") }
      }
    }
    struct Line: View {
      let kind: Kind
      var body: some View { if kind.isOdd { Text("Odd") } else { Text("Even") } }
    }
    """

  private static let model = """
    import Combine
    final class Model: ObservableObject {
      @Published var size = Size()
      var kinds: [Kind] { [.plain, .fancy, .odd] }
    }
    enum Kind {
      case plain, fancy, odd
      var isOdd: Bool { self == .odd }
    }
    enum Slot {
      static func slots(for size: Size) -> [Slot] { [.first, .second] }
    }
    """

  /// What views watch matters whatever it imports, and with no other word of what is shown in it.
  @Test func `is read where views watch what is in it`() {
    let store = """
      import Combine
      struct Bunch: Hashable { var name: String }
      class Store: ObservableObject {
        private(set) var a = Bunch(name: "A")
        private(set) var b = Bunch(name: "B")
        var bunches: [Bunch] { [a, b] }
      }
      """
    let view = """
      import SwiftUI
      struct Sample: View {
        @ObservedObject var store: Store
        var body: some View { ForEach(store.bunches, id: \\.self) { Text($0.name) } }
      }
      """
    let report = Sample(["Sample.swift": view, "Store.swift": store]).main
    #expect(report?.swipes.platform.text == "2")
  }

  /// With no other word of what is shown in it, a list that it gives counts rows.
  @Test(arguments: [
    "var parts: [(name: String, isFitted: Bool)] {\n  [(\"Bell\", isFitted), (\"Lamp\", true)]\n}",
    "var parts: [Part] { return [bell, lamp] }", "func parts(of n: Int) -> [Part] { [bell, lamp] }",
  ])
  func `is read where a type of it gives a list`(list: String) throws {
    let bike = "import Foundation\nfinal class Bike {\n  static let shared = Bike()\n  \(list)\n}"
    let call = list.hasPrefix("func") ? "parts(of: 2)" : "parts"
    let view = """
      import SwiftUI
      struct Sample: View {
        var body: some View { ForEach(Bike.shared.\(call), id: \\.name) { Text($0.name) } }
      }
      """
    let report = try #require(Sample(["Sample.swift": view, "Bike.swift": bike]).main)
    #expect(report.swipes.platform.text == "2")
    #expect(report.rows.contains(where: \.isAssumed) == false)
  }

  @Test func `counts its lists and decides its flags`() {
    let report = Sample(["Sample.swift": Self.view, "Model.swift": Self.model]).main
    #expect(report?.said == ["‹$0.title›.", "Even.", "Odd.", "Slot."])
    #expect(report?.rows.map(\.count) == [3, 2])
    #expect(report?.rows.contains(where: \.isAssumed) == false)
    #expect(report?.swipes.guideline.text == "7")
  }

  @Test func `names what its constants are made with`() throws {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      struct Icon { let name: String; init(_ name: String) { self.name = name } }
      struct Sample: View { var body: some View { Text(Icon.general.moon.name) } }
      """,
      "Icons.swift": """
      import Foundation
      extension Icon {
        struct General { let moon: Icon = .init("moon") }
        static let general: General = .init()
      }
      """,
    ])
    #expect(try #require(sample.main).said == ["moon."])
  }

  @Test func `says what a type has of itself`() throws {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      private let plants: [Plant] = [.fern, .moss]
      struct Sample: View {
        var body: some View { ForEach(plants) { p in Text(p.name); if let n = p.note { Text(n) } } }
      }
      """,
      "Plant.swift": """
      import Foundation
      struct Plant: Identifiable { let id = 0; let name: String; var note: String? }
      extension Plant {
        static var fern: Plant {
          .init(name: "Fern", note: "Green")
        }
        static let moss = Plant(
          name: "Moss")
      }
      """,
    ])
    #expect(try #require(sample.main).said == ["Fern.", "Green.", "Moss."])
  }

  @Test func `names the symbols of what it declares`() throws {
    let sample = Sample([
      "Sample.swift": """
      import SFSafeSymbols
      import SwiftUI
      struct Sample: View {
        let fault: Fault
        var body: some View {
          Image(systemSymbol: Fault.lost.symbol)
          Image(systemSymbol: fault.symbol)
        }
      }
      """,
      "Fault.swift": """
      import Foundation
      import SFSafeSymbols
      enum Fault {
        case lost, torn
        var symbol: SFSymbol {
          switch self {
          case .lost: return .questionmarkCircleFill
          case .torn: return .trash
          }
        }
      }
      """,
    ])
    let report = try #require(sample.main)
    #expect(
      report.stops.map { $0.spoken?.speech ?? $0.speech } == [
        "questionmark.circle.fill. Image.", "questionmark.circle.fill or Trash. Image.",
      ])
  }
}
