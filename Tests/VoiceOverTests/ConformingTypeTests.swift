import Testing
import VoiceOver

/// Values that are known by a protocol alone.
@Suite struct `A value of a protocol` {
  private func said(
    _ models: String, _ model: String = "let model: Trouble", _ head: String = "struct Fault: View"
  ) throws -> [String] {
    let sample = Sample([
      "Trouble.swift": """
      import SwiftUI
      protocol Trouble: AnyObject {
        var text: String { get }
        var hint: String { get }
      }
      \(models)
      """,
      "Fault.swift": """
      import SwiftUI
      \(head) {
        \(model)
        var body: some View { VStack { Text(model.text); Text(model.hint) } }
      }
      """,
    ])
    return try #require(sample["Fault"]).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  private static let lost = """
    final class Lost: Trouble {
      let place: String
      init(place: String) { self.place = place }
      var text: String { "You are lost" }
      var hint: String { place }
    }

    """
  private static let maker = "func lose() -> Trouble { Lost(place: ask()) }\n"

  @Test func `is of the one type that conforms to it`() throws {
    #expect(try said(Self.lost + Self.maker) == ["You are lost.", "‹hint›."])
    #expect(
      try said(Self.lost + Self.maker, "let model: any Trouble") == ["You are lost.", "‹hint›."])
  }

  @Test func `is that where a view is generic over it`() throws {
    #expect(
      try said(
        Self.lost + Self.maker, "@ObservedObject var model: M", "struct Fault<M: Trouble>: View")
        == ["You are lost.", "‹hint›."])
  }

  private static let late = """
    final class Late: Trouble { let text = "You are late"; let hint = "Run" }

    """

  @Test func `is one of those that conform to it, where all of them say it`() throws {
    let both = Self.lost + Self.maker + Self.late + "func miss() -> Trouble { Late() }\n"
    #expect(try said(both) == ["You are lost or You are late.", "‹hint›."])
  }

  private static let kept = """
    final class Kept: Trouble {
      let held: Trouble
      var text: String { held.text }
      var hint: String { held.hint }
    }

    """

  @Test func `says what it holds, where all who make it give it the same`() throws {
    let hold = "func hold() -> Trouble { Kept(held: Lost(place: ask())) }"
    #expect(try said(Self.lost + Self.maker + Self.kept + hold).first == "You are lost.")
  }

  @Test func `is none that nothing makes`() throws {
    #expect(try said(Self.lost + Self.maker + Self.late) == ["You are lost.", "‹hint›."])
    let preview = """
      struct Fault_Previews: PreviewProvider {
        final class Nothing: Trouble { let text = "Nothing"; let hint = "Nothing" }
        static var previews: some View { Fault(model: Nothing()) }
      }
      """
    #expect(try said(Self.lost + Self.maker + preview) == ["You are lost.", "‹hint›."])
  }

  @Test(arguments: [
    // Made from the class, and says something else.
    """
    final class Stuck: Base { override var text: String { ask() } }
    class Base: Trouble { var text: String { "Base" }; var hint: String { "Wait" } }
    func all() -> [Trouble] { [Stuck(), Base()] }
    """,
    // One does not say it.
    lost + maker
      + "final class Found: Trouble { var text: String { ask() }; var hint: String { ask() } }\n"
      + "func find() -> Trouble { Found() }",
    // Something of a package.
    lost + maker + "extension PackageError: Trouble {}",
    // Nobody names the others where they are made.
    lost + maker + "struct Sent: Trouble, Decodable { let text: String; let hint: String }",
    lost + maker
      + "final class Drawn: UIViewController, Trouble { var text = ask(); var hint = ask() }",
    // By another name.
    lost + maker + """
      typealias LoudTrouble = Trouble & Loud
      final class Cry: LoudTrouble { var text: String { ask() }; var hint: String { ask() } }
      func cry() -> Trouble { Cry() }
      """,
    lost + maker + """
      final class Cry: Trouble & Loud { var text: String { ask() }; var hint: String { ask() } }
      func cry() -> Trouble { Cry() }
      """,
    lost + maker + """
      typealias Bother = Trouble
      protocol Worry: Bother {}
      final class Cry: Worry { var text: String { ask() }; var hint: String { ask() } }
      func cry() -> Trouble { Cry() }
      """,
    // What holds another says what that says.
    lost + maker + kept + "func hold(_ other: Trouble) -> Trouble { Kept(held: other) }",
  ])
  func `is unknown where another says something else`(_ models: String) throws {
    #expect(try said(models).first == "‹text›.")
  }

  @Test(arguments: [
    ("@objc protocol Trouble", "final class Lost: Trouble"),
    ("public protocol Trouble", "public final class Lost: Trouble"),
  ])
  func `is unknown where code of somebody else may conform to it`(
    _ head: String, _ type: String
  ) throws {
    let sample = Sample([
      "Fault.swift": """
      import SwiftUI
      \(head) { var text: String { get } }
      \(type) { let text = "You are lost" }
      public struct Fault: View {
        let model: Trouble
        public var body: some View { Text(model.text) }
      }
      """
    ])
    let fault = try #require(sample["Fault"])
    #expect(fault.stops.map { $0.spoken?.speech ?? $0.speech } == ["‹text›."])
  }
}
