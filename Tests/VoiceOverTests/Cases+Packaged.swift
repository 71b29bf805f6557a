extension Case {
  /// Views of packages that a table tells of.
  static let packaged: [Case] = [
    Case(
      "pictures that packages load",
      """
      KFImage(url).resizable()
      KFImage.url(url).fade(duration: 1)
      LazyImage(url: url)
      WebImage(url: url) { image in image.resizable() } placeholder: { Text("A"); Text("B") }
      KFAnimatedImage(url)
      AnimatedImage(url: url)
      LottieView(animation: .named("C"))
      """, p: "4…5", g: "4…5",
      say: ["Image.", "Image.", "Image.", "A.", "B."],
      beside: "import Kingfisher; import NukeUI; import SDWebImageSwiftUI; import Lottie"),
    Case(
      "what is there instead of a picture",
      """
      KFImage(url).placeholder { Text("A"); Text("B") }.onFailureView { Text("C") }
      KFAnimatedImage(url).placeholder { Text("D") }
      KFImage(url).placeholder { Text("E"); Text("F") }.accessibilityLabel("G")
      """, p: "2…4", g: "2…4", say: ["A.", "B.", "D.", "G. Image."],
      beside: "import Kingfisher"),
    Case(
      "a closure that makes all of a picture",
      """
      LazyImage(url: url) { state in
        if let image = state.image { image.resizable() }
        else if state.error != nil { Text("A"); Text("B") }
        else { theme.groundColor }
      }
      """, p: "0…2", g: "0…2", say: ["A.", "B."], beside: "import NukeUI"),
    Case(
      "pictures of packages that nothing imports", "KFImage(url); LottieView(name)", p: "2",
      g: "2", say: ["‹KFImage›.", "‹LottieView›."]),
    Case(
      "a view of the repository that is called like one of a package",
      "KFAnimatedImage(url: url); LottieView(name: name)", p: "3", g: "3",
      say: ["A.", "B.", "C."],
      beside: """
        import Kingfisher
        import Lottie
        struct KFAnimatedImage: View { let url: URL; var body: some View { Text("A") } }
        struct LottieView: View { let name: String; var body: some View { Text("B"); Text("C") } }
        """),
    Case(
      "a text of a package",
      #"EmojiText(markdown: note, emojis: []); EmojiText(verbatim: "B", emojis: [])"#,
      p: "2", g: "2", say: ["‹note›.", "B."], beside: "import EmojiText"),
    Case(
      "what packages arrange, repeat and wrap",
      """
      HFlow(spacing: 4) { Text("A"); Text("B") }
      WrappingHStack(["C", "D"], id: \\.self) { name in Text(name) }
      SwipeView { Text("E") } trailingActions: { _ in Button("F") {} }
      ScrollViewSection { Text("H") } header: { Text("G") }
      AsyncButton("I") { await go() }
      IfLetStore(store) { _ in Text("J"); Text("K") } else: { Text("L") }
      """, p: "9…10", g: "9…10",
      say: ["A.", "B.", "‹name›.", "E.", "G.", "H.", "I. Button.", "J.", "K."],
      beside: """
        import Flow; import WrappingHStack; import SwipeActions; import ScrollViewSectionKit
        import ButtonKit; import ComposableArchitecture
        """),
    Case(
      "a function that is called like a property", "Shelf(book: nil)", p: "2", g: "2",
      say: ["A.", "B."],
      beside: """
        struct Shelf: View {
          let book: Book?
          private func book(place: Int) -> some View { Text("A"); Text("B") }
          var body: some View { self.book(place: 1) }
        }
        """),
  ]
}
