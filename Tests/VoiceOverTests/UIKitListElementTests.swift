import Testing
import VoiceOver

/// Lists of views of which source tells the class, or what makes each, and not how many there are.
@Suite struct `Views of a list` {
  private static func screen(_ source: String) -> ViewReport? {
    Sample(["Screen.swift": "import UIKit\n\(source)"])["Screen"]
  }

  /// The loop that sets them up and the one that places them speak of the same.
  @Test func `are of the class that the list declares`() throws {
    let report = try #require(
      Self.screen(
        """
        final class Screen: UIViewController {
          let actions: [String]
          private let buttons: [UIButton]
          init(actions: [String]) {
            self.actions = actions
            buttons = actions.map { _ in UIButton() }
            super.init(nibName: nil, bundle: nil)
          }
          override func viewDidLoad() {
            buttons.forEach { button in view.addSubview(button) }
            zip(actions, buttons).forEach { title, button in button.setTitle(title, for: .normal) }
          }
        }
        """))
    #expect(!report.isOpaque)
    #expect(report.swipes.platform.text == "20")
    #expect(report.said == ["‹title›. Button."])
  }

  @Test func `are what the closure of a map makes and sets up`() throws {
    let report = try #require(
      Self.screen(
        """
        final class Screen: UIViewController {
          let items: [String]
          let box = UIStackView()
          init(items: [String]) { self.items = items; super.init(nibName: nil, bundle: nil) }
          override func viewDidLoad() {
            view.addSubview(box)
            let rows = items.map { item -> UIView in
              let text = item.uppercased()
              let label = UILabel(frame: .zero)
              label.text = text
              return label
            }
            box.addAll(rows)
          }
        }
        extension UIStackView {
          func addAll(_ views: [UIView]) { for one in views { addArrangedSubview(one) } }
        }
        """))
    #expect(!report.isOpaque)
    #expect(report.said == ["‹item.uppercased()›."])
  }

  @Test(arguments: [
    // What a class says that nothing is made from.
    (
      "final class Star: UIView { let l = UILabel(); override init(frame: CGRect) { super.init(frame: frame); l.text = \"Star\"; addSubview(l) } }",
      false
    ),
    // Those below it say more.
    ("class Star: UIView {}\nfinal class Big: Star { let l = UILabel() }", true),
  ])
  func `are unknown where others are made from their class`(_ star: String, _ isOpaque: Bool) throws
  {
    let report = try #require(
      Self.screen(
        """
        \(star)
        final class Screen: UIViewController {
          let stars: [Star]
          init(stars: [Star]) { self.stars = stars; super.init(nibName: nil, bundle: nil) }
          override func viewDidLoad() { for star in stars { view.addSubview(star) } }
        }
        """))
    #expect(report.isOpaque == isOpaque)
  }

  @Test func `may be written with a dot`() throws {
    let report = try #require(
      Self.screen(
        """
        final class Tag: UIView {
          let l = UILabel()
          init(word: String) { super.init(frame: .zero); l.text = word; addSubview(l) }
        }
        final class Screen: UIViewController {
          private let tags: [Tag] = [.init(word: "One"), .init(word: "Two")]
          override func viewDidLoad() { tags.forEach { view.addSubview($0) } }
        }
        """))
    #expect(report.said == ["One.", "Two."])
  }

  /// `pages = [first, second]` is the only value that the class gives it.
  @Test func `are those that a class sets its list to`() throws {
    let report = try #require(
      Self.screen(
        """
        final class Screen: UIViewController {
          private let first = UILabel()
          private let second = UILabel()
          private var pages: [UIView] = []
          override func viewDidLoad() {
            first.text = "One"
            second.text = "Two"
            pages = [first, second]
            pages.enumerated().forEach { index, page in view.addSubview(page) }
          }
        }
        """))
    #expect(report.said == ["One.", "Two."])
  }

  /// Whoever handed it in: its class says what stands in it.
  @Test func `are known by their class where a function is handed one`() throws {
    let report = try #require(
      Self.screen(
        """
        final class Tag: UIView {
          let l = UILabel()
          init() { super.init(frame: .zero); l.text = "Tag"; addSubview(l) }
        }
        final class Screen: UIViewController {
          override func viewDidLoad() { Loader.shared.load { [weak self] tag in self?.show(tag) } }
          func show(_ tag: Tag) {
            let holder = UIView()
            holder.addSubview(tag)
            view.addSubview(holder)
          }
        }
        """))
    #expect(!report.isOpaque)
    #expect(report.said == ["Tag."])
  }

  @Test func `are pages of which the first is shown`() throws {
    let report = try #require(
      Self.screen(
        """
        enum Kind: CaseIterable { case one, two }
        final class Page: UIViewController {
          init(kind: Kind) { super.init(nibName: nil, bundle: nil) }
          override func viewDidLoad() { let l = UILabel(); l.text = "Page"; view.addSubview(l) }
        }
        final class Screen: UIPageViewController {
          private let pages: [UIViewController]
          init(kinds: [Kind] = Kind.allCases) {
            pages = kinds.map { Page(kind: $0) }
            super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
          }
          override func viewDidLoad() {
            if let first = pages.first { setViewControllers([first], direction: .forward, animated: false) }
          }
        }
        """))
    #expect(report.said == ["Page."])
    #expect(report.swipes.platform.text == "1")
  }
}

/// What a structure's coordinator keeps, and navigation controllers of the app's own.
@Suite struct `What a representable makes` {
  @Test func `may be a view that its coordinator keeps`() throws {
    let sample = Sample(
      body: "VStack { Notice(); Text(\"After\") }",
      """
      import UIKit
      final class Banner: UIView {
        let label = UILabel()
        init(title: String) { super.init(frame: .zero); label.text = title; addSubview(label) }
      }
      final class Wrapper: UIView { func set(_ banner: UIView) { addSubview(banner) } }
      struct Notice: UIViewRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator(wrapper: Wrapper()) }
        func makeUIView(context: Context) -> UIView {
          context.coordinator.wrapper.set(Banner(title: "Careful"))
          return context.coordinator.wrapper
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      extension Notice { struct Coordinator { let wrapper: Wrapper } }
      """)
    #expect(try #require(sample.main).said == ["Careful.", "After."])
  }

  @Test(arguments: [
    "setViewControllers([factory.make()], animated: false)",
    "let first = factory.make(); setViewControllers([first], animated: false)",
    "pushViewController(Survey(), animated: false)", "begin()",
  ])
  func `begins with what a navigation controller sets itself`(_ start: String) throws {
    let sample = Sample(
      body: "Text(\"Home\").sheet(isPresented: $shows) { Asked() }",
      """
      import UIKit
      final class Survey: UIViewController {
        override func viewDidLoad() { let l = UILabel(); l.text = "Ask"; view.addSubview(l) }
      }
      protocol Factory { func make() -> UIViewController }
      struct Real: Factory { func make() -> UIViewController { Survey() } }
      final class Bar: UINavigationController {
        let factory: Factory
        init(factory: Factory = Real()) {
          self.factory = factory
          super.init(nibName: nil, bundle: nil)
          \(start)
        }
        private func begin() { setViewControllers([factory.make()], animated: false) }
      }
      struct Asked: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Bar { Bar() }
        func updateUIViewController(_ bar: Bar, context: Context) {}
      }
      """)
    // The sheet is that screen, and nothing else.
    #expect(sample["Sample.sheet"] == nil)
    #expect(try #require(sample["Survey"]).said == ["Ask."])
  }
}
