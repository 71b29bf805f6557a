extension Case {
  /// What is wrapped for SwiftUI: views and controllers of UIKit, and views of SwiftUI in them.
  static let hosted: [Case] = [
    Case(
      "views of UIKit that nothing is heard of",
      "Plain(); Drawn(); Spied(); Moving(); Text(\"A\")", p: "1", g: "1", say: ["A."],
      beside: """
        import Gifu
        struct Plain: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { let view = UIView(); view.alpha = 0.5; return view }
        }
        final class Line: UIView { override func draw(_ rect: CGRect) { fill(rect) } }
        struct Drawn: UIViewRepresentable { func makeUIView(context: Context) -> Line { Line() } }
        struct Spied: UIViewRepresentable {
          let found: (UIWindow) -> Void
          func makeUIView(context: Context) -> Spy { Spy(found: found) }
          class Spy: UIView {
            let found: (UIWindow) -> Void
            init(found: @escaping (UIWindow) -> Void) { self.found = found; super.init(frame: .zero) }
            override func willMove(toWindow window: UIWindow?) { window.map(found) }
          }
        }
        struct Moving: UIViewRepresentable {
          let picture = GIFImageView()
          func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.addSubview(picture)
            return view
          }
        }
        """),
    Case(
      "views of UIKit that something unknown is put into",
      "Filled(); Handed(); Helped(); Below()", p: "4", g: "4",
      say: ["‹Filled›.", "‹Handed›.", "‹Helped›.", "‹Below›."],
      beside: """
        struct Filled: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.addSubview(Kit.badge)
            return view
          }
        }
        struct Handed: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            let view = UIView()
            context.coordinator.fill(view)
            return view
          }
        }
        struct Helped: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { let view = UIView(); view.fill(); return view }
        }
        extension UIView { func fill() { addSubview(Kit.badge) } }
        class Card: UIView { let title = UILabel() }
        final class Face: Card {}
        struct Below: UIViewRepresentable { func makeUIView(context: Context) -> Face { Face() } }
        """),
    Case(
      "controllers that host a view, or are silent",
      "Hosted { Text(\"A\") }; Classed(title: \"B\"); Wrapped(); Watching()", p: "4", g: "4",
      say: ["A.", "B.", "C.", "D."],
      beside: """
        struct Hosted<Content: View>: UIViewControllerRepresentable {
          @ViewBuilder let content: () -> Content
          func makeUIViewController(context: Context) -> UIHostingController<Content> {
            let controller = UIHostingController(rootView: content())
            controller.view.backgroundColor = .clear
            return controller
          }
        }
        final class TitleController: UIHostingController<Title> {
          init(title: String) { super.init(rootView: Title(title: title)) }
        }
        struct Title: View { let title: String; var body: some View { Text(title) } }
        struct Classed: UIViewControllerRepresentable {
          let title: String
          func makeUIViewController(context: Context) -> TitleController { TitleController(title: title) }
        }
        final class Pages: UINavigationController {}
        struct Wrapped: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { make() }
          private func make() -> UIViewController {
            let root = TwoLabels()
            return Pages(rootViewController: root)
          }
        }
        final class TwoLabels: UIViewController {
          override func viewDidLoad() {
            let (first, second) = (UILabel(), UILabel())
            let label = UILabel()
            label.text = "C"
            view.addSubview(label)
            let other = UILabel()
            other.text = "D"
            view.addSubview(other)
          }
        }
        struct Watching: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> Watcher { Watcher() }
        }
        final class Watcher: UIViewController {
          override func didMove(toParent parent: UIViewController?) { found(parent) }
        }
        """),
    Case(
      "controllers that an interface file makes, or that something unknown is put into",
      "Inline(); Embedding()", p: "3", g: "3", say: ["‹Inline›.", "A.", "‹badge›."],
      beside: """
        final class Inbox: UIViewController {
          @IBOutlet private var table: UITableView!
          override func viewDidLoad() { view.backgroundColor = .white }
        }
        struct Inline: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> Inbox { Inbox() }
        }
        final class Frame: UIViewController {
          override func viewDidLoad() {
            let label = UILabel()
            label.text = "A"
            view.addSubview(label)
            view.addSubview(Kit.badge)
          }
        }
        struct Embedding: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> Frame { Frame() }
        }
        """),
    Case(
      "views of UIKit that are put into each other", "Knot(); Text(\"A\")", p: "2", g: "2",
      say: ["‹Knot›.", "A."],
      beside: """
        struct Knot: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            let first = UIView()
            let second = UIView()
            first.addSubview(second)
            second.addSubview(first)
            return first
          }
        }
        """),
    Case(
      "a view that only scrolls what it is given",
      "Zoomed { Text(\"A\"); Text(\"B\") }", p: "2", g: "2", say: ["A.", "B."],
      beside: """
        struct Zoomed<Content: View>: UIViewRepresentable {
          private var content: Content
          init(@ViewBuilder content: () -> Content) { self.content = content() }
          func makeUIView(context: Context) -> UIScrollView {
            let scroll = UIScrollView()
            scroll.addSubview(context.coordinator.hosting.view!)
            return scroll
          }
          func makeCoordinator() -> Coordinator {
            Coordinator(hosting: UIHostingController(rootView: self.content))
          }
          class Coordinator { let hosting: UIHostingController<Content> }
        }
        """),
    Case(
      "a web page", "Page(); Kept(web: web)", p: "2", g: "2", say: ["web page.", "web page."],
      beside: """
        struct Page: UIViewRepresentable {
          func makeUIView(context: Context) -> WKWebView { WKWebView() }
        }
        struct Kept: UIViewRepresentable {
          let web: WKWebView
          func makeUIView(context: Context) -> WKWebView { web }
        }
        """),
    Case(
      "a screen of the system in place", "Share()", p: "1", g: "1", say: ["‹Share›."],
      beside: """
        struct Share: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIActivityViewController {
            UIActivityViewController(activityItems: [], applicationActivities: nil)
          }
        }
        """),
    Case(
      "views that animate, and a button that the system names",
      """
      PhaseAnimator([1, 2]) { phase in Text("A") } animation: { _ in .default }
      KeyframeAnimator(initialValue: 0) { value in Text("B") } keyframes: { _ in KeyframeTrack {} }
      ShortcutsLink()
      """, p: "3", g: "3", say: ["A.", "B.", "‹ShortcutsLink›. Button."]),
  ]
}
