import Testing
import VoiceOver

@Suite struct `Views of SwiftUI in controllers of UIKit` {
  @Test(arguments: [
    "show(UIHostingController(rootView: Inbox()), sender: self)",
    "let inbox = Inbox().padding(); show(Themed(rootView: inbox), sender: self)",
    "let host = Themed(rootView: Inbox()); host.view.tag = 1; show(host, sender: self)",
    "show(Mailbox(), sender: self)",
    "show(make(), sender: self) }; func make() -> UIViewController { Mailbox()",
  ])
  func `are shown as the controller is`(_ code: String) throws {
    let inbox = try #require(Self.shown(by: code)["Inbox"])
    #expect(inbox.screen == .destination)
    #expect(inbox.stops.map(\.speech) == ["Back. Back Button.", "Inbox. Heading.", "Mail."])
  }

  @Test func `are read with what they are handed`() throws {
    let sample = Self.shown(
      by: """
        let drawer = Drawer { Inbox() }
        let host = UIHostingController(rootView: drawer)
        present(host, animated: true)
        """)
    #expect(try #require(sample["Home.sheet"]).said == ["Handle.", "Mail."])
    #expect(try #require(sample["Inbox"]).screen == nil)
    #expect(try #require(sample["Drawer"]).screen == nil)
    #expect(try #require(sample["Home"]).said == ["Go."])
  }

  @Test func `are shown by classes and enums that only route`() throws {
    let sample = Self.shown(
      by: "Router.open(from: self)",
      beside: """
        enum Router {
          static func open(from parent: UIViewController) {
            parent.present(UIHostingController(rootView: Drawer { Inbox() }), animated: true)
          }
        }
        """)
    #expect(try #require(sample["Router.sheet"]).said == ["Handle.", "Mail."])
    #expect(try #require(sample["Drawer"]).screen == nil)
  }

  @Test func `are parts where the controller is put into another one`() throws {
    let sample = Self.shown(
      by: "let host = Themed(rootView: Inbox()); addChild(host); view.addSubview(host.view)")
    #expect(try #require(sample["Inbox"]).screen == nil)
    #expect(try #require(sample["Home"]).said == ["Go.", "Mail."])
  }

  private static func shown(by code: String, beside: String = "") -> Sample {
    Sample([
      "Home.swift": """
      import UIKit
      import SwiftUI
      final class Home: UIViewController {
        let go = UILabel()
        override func viewDidLoad() { go.text = "Go"; view.addSubview(go); open() }
        func open() {
          \(code)
        }
      }
      class Themed<Content: View>: UIHostingController<Content> {}
      final class Mailbox: Themed<Inbox> {
        init() { super.init(rootView: Inbox()) }
        required init?(coder: NSCoder) { fatalError() }
      }
      struct Inbox: View { var body: some View { Text("Mail").navigationTitle("Inbox") } }
      struct Drawer<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { VStack { Text("Handle"); content } }
      }
      \(beside)
      """
    ])
  }
}
