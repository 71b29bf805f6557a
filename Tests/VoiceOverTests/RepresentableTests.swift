import Testing
import VoiceOver

/// Views and controllers of UIKit that a package's protocol takes in, or its controller shows.
@Suite struct `What a package takes in` {
  private func said(_ body: String, _ beside: String = "") throws -> [String] {
    let sample = Sample([
      "Sample.swift": """
      import Bridges
      import SwiftUI
      import UIKit
      struct Sample: View { var body: some View { VStack { \(body) } } }
      struct Shade: BridgedViewRepresentable {
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.text = "Shade"
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) {}
      }
      struct Quiet: BridgedView {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct Page: BridgedControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController {
          UIHostingController(rootView: Text("Page"))
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      struct Frame<Content: View>: BridgedControllerRepresentable {
        @ViewBuilder let content: Content
        func makeUIViewController(context: Context) -> TidyHostingController<Content> {
          TidyHostingController { content }
        }
        func updateUIViewController(_ controller: TidyHostingController<Content>, context: Context) {}
      }
      struct Plain<Content: View>: BridgedControllerRepresentable {
        let content: Content
        func makeUIViewController(context: Context) -> UIViewController {
          let controller = TidyHostingController(content: content)
          controller.view.backgroundColor = .clear
          return controller
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      \(beside)
      """
    ])
    return try #require(sample.main).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test(arguments: [
    ("Shade()", ["Shade."]),
    ("Quiet(); Text(\"A\")", ["A."]),
    ("Page()", ["Page."]),
    ("Frame { Text(\"A\"); Text(\"B\") }", ["A.", "B."]),
    ("Plain(content: Text(\"A\"))", ["A."]),
    // What it begins with is what nobody knows.
    ("Shelves.cover(of: book).statusBar(hidden: true)", ["‹cover?›."]),
    ("shelf.cover(1).statusBar().tidy { print(1) }", ["‹cover?›."]),
  ])
  func `is told as by SwiftUI's own`(_ body: String, _ stops: [String]) throws {
    #expect(try said(body) == stops)
  }

  @Test(arguments: [
    ("import SwiftUI", "UITextView"), ("import UIKit", "UITextView"),
    ("import SwiftUI", "UXTextView"),
  ])
  func `is set up by a function that takes it`(_ imported: String, _ type: String) throws {
    let sample = Sample([
      "Sample.swift":
        "import SwiftUI\nstruct Sample: View { var body: some View { Page(text: text) } }",
      "Page.swift": """
      import SwiftUI
      \(imported)
      struct Page: UIViewRepresentable {
        let text: NSAttributedString
        func makeUIView(context: Context) -> \(type) {
          let view = UITextView()
          setUp(view)
          view.attributedText = text
          return view
        }
        func updateUIView(_ view: \(type), context: Context) {}
      }
      private func setUp(_ view: \(type)) {
        view.backgroundColor = .clear
        view.isEditable = false
      }
      """,
    ])
    let report = try #require(sample.main)
    #expect(report.stops.map(\.role) == ["text"])
  }

  /// Whoever made it: a view that was handed on is shown like one that is made in place.
  @Test(arguments: [
    ("Browser(page: Shade())", "let page: Shade", ["Top.", "Shade."]),
    ("Browser(page: Web())", "let page: Web", ["Top.", "web page."]),
    ("Browser()", "private let page = Web()", ["Top.", "web page."]),
  ])
  func `is shown by a property that holds it`(
    _ body: String, _ member: String, _ stops: [String]
  ) throws {
    let beside = """
      struct Web: UIViewRepresentable {
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ page: WKWebView, context: Context) {}
      }
      struct Browser: View { \(member); var body: some View { Text("Top"); page } }
      """
    #expect(try said(body, beside) == stops)
  }

  /// What is only asked of a view puts nothing into it.
  @Test(arguments: [
    "g.location(in: banner.run)", "print(banner.run)", "banner.convert(p, to: banner.run)",
    "UIAccessibility.post(notification: .layoutChanged, argument: banner.run)",
  ])
  func `is all that its controller tells`(_ code: String) throws {
    let beside = """
      struct Bar: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { BarController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      final class BarController: UIViewController {
        private let banner = Banner()
        override func loadView() { view = banner }
        @objc private func tapped(_ g: UITapGestureRecognizer) { let p = \(code) }
      }
      final class Banner: UIView {
        let run = UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          run.setTitle("Run", for: .normal)
          addSubview(run)
        }
      }
      """
    #expect(try said("Bar()", beside) == ["Run. Button."])
  }

  @Test func `is no structure that only has a function of that name`() throws {
    let beside = """
      struct Maker { func makeUIView(of kind: Int) -> UIView { UIView() } }
      struct Card: View { let maker: Maker; var body: some View { Text("Card") } }
      """
    #expect(try said("Card(maker: Maker())", beside) == ["Card."])
  }

  @Test func `shows the web page that it is given with something else`() throws {
    let beside = """
      final class Box { let page: WKWebView; init() { page = WKWebView() } }
      struct Page2: UIViewRepresentable {
        let box: Box
        func makeUIView(context: Context) -> WKWebView {
          box.page.allowsLinkPreview = true
          return box.page
        }
        func updateUIView(_ page: WKWebView, context: Context) {}
      }
      """
    #expect(try said("Page2(box: box)", beside) == ["web page."])
  }

  /// A map or a scene is the system's, also of a class of the app.
  @Test func `is the system's where it is made from a class of Apple's`() throws {
    let sample = Sample([
      "Sample.swift": """
      import MapKit
      import SceneKit
      import SwiftUI
      struct Sample: View { var body: some View { Globe(); Table(); Chart(); List() } }
      final class OwnMap: MKMapView { func turn() {} }
      class Base: UIView { override func draw(_ rect: CGRect) {} }
      struct Globe: UIViewRepresentable {
        func makeUIView(context: Context) -> OwnMap { OwnMap() }
        func updateUIView(_ view: OwnMap, context: Context) {}
      }
      struct Table: UIViewRepresentable {
        func makeUIView(context: Context) -> SCNView { let view = SCNView(); view.play(nil); return view }
        func updateUIView(_ view: SCNView, context: Context) {}
      }
      struct Chart: UIViewRepresentable {
        func makeUIView(context: Context) -> UITableView { UITableView() }
        func updateUIView(_ view: UITableView, context: Context) {}
      }
      """
    ])
    let unknowns = try #require(sample.main).unknowns
    #expect(unknowns.filter { $0.kind == .system }.map(\.name) == ["Globe", "Table"])
    #expect(unknowns.filter { $0.kind == .code }.map(\.name) == ["Chart"])
  }

  /// A helper that both functions call does once what it does the first time only.
  @Test(arguments: [
    "if bottom != nil { return }", "guard bottom == nil else { return }", "if isDone { return }",
    "guard !isDone else { return }",
  ])
  func `is brought up to date without being made again`(_ asked: String) throws {
    let sample = Sample([
      "Map.swift": """
      import SwiftUI
      import UIKit
      struct Sample: UIViewRepresentable {
        final class Coordinator: NSObject {
          private var bottom: NSLayoutConstraint?
          private var isDone = false
          func install(on map: UIView) {
            \(asked)
            isDone = true
            let pitch = UIButton(type: .system)
            pitch.setTitle("Pitch", for: .normal)
            map.addSubview(pitch)
            bottom = pitch.bottomAnchor.constraint(equalTo: map.bottomAnchor)
          }
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UIView {
          let map = UIView()
          context.coordinator.install(on: map)
          return map
        }
        func updateUIView(_ map: UIView, context: Context) { context.coordinator.install(on: map) }
      }
      struct Shown: View { var body: some View { Sample() } }
      """
    ])
    let shown = try #require(sample["Shown"])
    #expect(shown.said == ["Pitch. Button."])
    #expect(shown.swipes.platform.min == 1)
  }
}
