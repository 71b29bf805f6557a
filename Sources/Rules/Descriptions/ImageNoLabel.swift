import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let imageNoLabel = Rule(
    id: "image-no-label",
    title: "An image has no label",
    severity: .serious,
    wcag: ["1.1.1"],
    document: .descriptions,
    population: .images,
    claim: "have no label",
    wrong: "An image made from a value is an element, and nothing describes it.",
    heard: "\"Image.\"",
    fix:
      "Describe it with accessibilityLabel, or hide it with accessibilityHidden(true) when it only decorates.",
    bad: [
      Example("▶Image(uiImage: photo)"),
      Example("Button { } label: { HStack { ▶Image(icon.name); Text(icon.title) } }"),
      Example("VStack { ▶Image(uiImage: photo).resizable().scaledToFit(); Text(caption) }"),
      Example("▶Image(uiImage: qrCode(for: link)).interpolation(.none)"),
      Example("VStack { ▶KFImage(url).resizable(); Text(caption) }"),
      Example(
        """
        ▶LazyImage(url: url) { state in
          if let picture = state.image { picture.resizable() } else { Color.gray }
        }
        """),
      Example("▶WebImage(url: url) { image in image.resizable() } placeholder: { Color.gray }"),
      Example("▶Image(systemName: \"arrow.triangle.2.circlepath\")"),
      Example(
        "VStack { ▶Image(systemName: isSplit ? \"circle.and.line.horizontal\" : \"circle\"); Text(a) }"
      ),
      Example("HStack { ▶Image(systemName: \"line.3.horizontal\"); Text(a) }"),
      Example(
        "DisclosureGroup { Text(a) } label: { HStack { ▶Image(systemName: \"drop.circle\"); Spacer() } }"
      ),
      Example("▶Image(systemSymbol: .arrowTriangle2Circlepath)"),
      Example("HStack { ▶Image(systemName: \"lock.shield\"); Text(\"For experts\") }"),
      Example("▶Image(systemName: \"cube.fill\")"),
      Example(
        file: """
          import SwiftUI
          struct ShelfScreen: View {
            var body: some View {
              if UIDevice.current.userInterfaceIdiom == .pad {
                Button { open() } label: { Text("All") }.overlay { Entry(title: a) }
                NavigationLink { Entry(title: b) } label: { Text("More") }
              } else {
                Text("Books")
              }
            }
          }
          struct Entry: View {
            let title: String
            var body: some View { VStack { ▶Image(systemName: "square.grid.3x3.fill"); Text(title) } }
          }
          """),
      Example("VStack { ▶Image(systemName: \"exclamationmark.triangle.fill\"); Text(reason) }"),
      Example("▶Image(systemName: isKept ? \"star\" : \"circle\")"),
      Example("▶Image(systemSymbol: isDone ? .checkmarkCircle : .clock)"),
      Example(
        """
        HStack { ▶Image(uiImage: photo); Image(systemName: "star.fill") }
          .accessibilityElement(children: .combine)
        """),
      Example(
        file: """
          import UIKit
          final class CoverViewController: UIViewController {
            let cover = ▶UIImageView()
            let author = ▶UIImageView(image: UIImage(named: "author"))
            override func viewDidLoad() {
              super.viewDidLoad()
              cover.isAccessibilityElement = true
              author.isAccessibilityElement = true
              view.addSubview(cover)
              view.addSubview(author)
            }
          }
          """),
      Example(
        "VStack { ▶Image(systemName: icon); Text(title) }",
        members: """
          let isDone: Bool
          var icon: String { isDone ? "app.badge.checkmark" : "paperplane.fill" }
          """),
    ],
    good: [
      Example("Image(uiImage: photo).accessibilityLabel(\"Photo of the receipt\")"),
      Example("Image(uiImage: photo).accessibilityHidden(true)"),
      Example("name.map(Image.init(systemName:)); name.map(Image.init)"),
      Example("Button { } label: { Image(uiImage: photo); Text(title) }"),
      Example("HStack { AsyncImage(url: url); Text(name) }"),
      Example("KFImage(url).accessibilityLabel(caption); KFImage(url).accessibilityHidden(true)"),
      Example(
        """
        LazyImage(url: url) { state in
          if let picture = state.image { picture.resizable().accessibilityLabel(caption) }
        }
        LazyImage(url: url) { state in state.image?.resizable() }.accessibilityLabel(caption)
        LazyImage(url: url) { state in Text(caption) }
        """),
      Example("Button { } label: { KFImage(url); Text(title) }; KFAnimatedImage(url)"),
      Example("Text(title).background { KFImage(url).resizable() }"),
      Example(
        "HStack { Image(systemName: \"star\"); Text(\"4.5\") }.accessibilityElement(children: .combine)"
      ),
      Example("Image(systemName: \"star\").accessibilityHidden(true)"),
      Example("Image(systemName: \"lock.shield\").accessibilityLabel(\"Locked\")"),
      Example(
        "Image(systemName: \"clear\").onTapGesture { go() }.accessibilityAddTraits(.isButton)"),
      Example("HStack { Image(systemName: \"square.and.arrow.up\"); Text(\"Share\") }"),
      Example("ForEach(all) { one in HStack { Image(systemName: \"star\"); Text(one) } }"),
      Example("Image(glyph: .star)"),
      Example("Label { Text(a) } icon: { Image(uiImage: photo) }"),
      Example(
        """
        DisclosureGroup { Text(a) } label: { HStack { Image(systemName: "drop"); Text("Tea") } }
        GroupBox { Text(a) } label: { HStack { Image(systemName: "leaf"); Text("Cups") } }
        ProgressView(value: share) { HStack { Image(systemName: "timer"); Text("Steeping") } }
        """),
      Example(
        "HStack { Image(uiImage: photo); Text(name) }.accessibilityElement(children: .ignore).accessibilityLabel(name)"
      ),
      Example("TabView { Text(a).tabItem { Image(uiImage: icon); Text(\"Home\") } }"),
      Example(
        "Picker(\"Fruit\", selection: $fruit) { ForEach(all) { HStack { Image($0.name); Text($0.text) } } }"
      ),
      Example(
        file: """
          import UIKit
          final class CoverViewController: UIViewController {
            let cover = UIImageView()
            let ground = UIImageView()
            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(ground)
              cover.isAccessibilityElement = true
              view.addSubview(cover)
            }
            func show(_ book: Book) { cover.accessibilityLabel = book.coverText }
          }
          """),
      Example("Text(Image(systemName: \"arrow.up\"))"),
      // Only tablets show it, in the label of a button.
      Example(
        file: """
          import SwiftUI
          struct ShelfScreen: View {
            var body: some View {
              if UIDevice.current.userInterfaceIdiom == .pad {
                VStack { column; NavigationLink(value: 1) { Entry(title: a).padding() } }
              } else {
                Text("Books")
              }
            }
            private var column: some View {
              Button { chosen = nil } label: { Entry(title: "All") }
            }
          }
          struct Entry: View {
            let title: String
            var body: some View { HStack { Image(systemName: "square.grid.3x3.fill"); Text(title) } }
          }
          """),
      Example("Text(\"\\(Image(systemName: \"arrow.up\")) Upwards\")"),
      Example(
        "Menu(\"Sort\") { Button { } label: { Text(\"Name\"); Image(systemName: \"arrow.up\") } }"),
    ],
    check: .scene {
      ImageNoLabelCheck(
        scene: $0.scene, files: $0.files, code: $0.code, tree: $0.tree, inherited: $0.inherited,
        pictures: $0.pictures, counts: $0.counts, names: $0.names, images: $0.images
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative:
        "Give it an accessibilityLabel, or leave accessible away where it only decorates.",
      flutter: "Give it a semanticLabel, or excludeFromSemantics where it only decorates.",
      examples: [
        .reactNative(
          bad: """
            <Image accessible source={chart} />
            """,
          good: """
            <Image accessible accessibilityLabel="Sales by month" source={chart} />
            """),
        .flutter(
          bad: """
            Column(children: [Image.network(item.chart)])
            """,
          good: """
            Column(children: [Image.network(item.chart, semanticLabel: 'Sales by month')])
            """),
      ],
      findNamelessImages))
}

private struct ImageNoLabelCheck {
  let scene: Scene
  let files: LiveFiles
  let code: SourceCode
  let tree: SceneTree
  let inherited: Inherited
  let pictures: Pictures
  let counts: Counts
  let names: Names
  let images: HeardImages

  func find(_ report: inout SceneReport) {
    for image in tree.judged.images where images.isUnlabelled(image) && !counts.isBehind(image) {
      if scene.isUIKit(image) {
        guard names.isNamedByItsClass(image) else { continue }
        report.add(image, "The image view is made an element, and nothing describes it.")
        continue
      }
      if case .remoteImage = tree.kind(image) {
        guard isAlone(image), scene[image].word == .AsyncImage else { continue }
        report.add(
          image,
          "A loaded image is no element by itself, and no text near it says what it shows.",
          severity: .moderate)
        continue
      }
      switch pictures.source(of: image) {
      case .data where isWritten(image):
        report.add(image, "Nothing names the image, so VoiceOver says only “Image”.")
      case .asset(nil) where isWritten(image):
        report.add(image, "The image has no label; VoiceOver reads the name of its file.")
      case .symbol:
        let names = symbols(inPlaceOf: image)
        guard !names.isEmpty, images.twin(of: image) == nil, isOutsideOfRows(image),
          inherited[image].traits.isDisjoint(with: [.button, .link, .toggle])
        else { continue }
        let quoted = names.map { "“\($0)”" }.joined(separator: " or ")
        let heard = names.map { "“\(SymbolNames.spoken($0))”" }.joined(separator: " or ")
        report.add(
          image,
          "The symbol \(quoted) is a stop of its own without a label: VoiceOver reads \(heard).",
          severity: .minor)
      default: continue
      }
    }
    for loader in tree.judged.loaded where isNameless(loader) && !counts.isBehind(loader) {
      report.add(loader, "Nothing names the loaded image, so VoiceOver says only “Image”.")
    }
    for image in tree.judged.images where isWritten(image) && images.isBesideTitle(image) {
      guard case .asset(nil) = pictures.source(of: image), !counts.isBehind(image),
        !isHandedName(image)
      else { continue }
      report.add(
        image, "VoiceOver reads the name of the image's file with the title beside it.",
        severity: .minor)
    }
    for image in tree.judged.images where images.isJoined(image) && isWritten(image) {
      guard case .data = pictures.source(of: image),
        let element = inherited.elements(around: image).first(where: \.swallows),
        case .icons(let icons) = names.shown(in: [element.node]), icons.first == image
      else { continue }
      report.add(image, "The element is made of images, and nothing describes them.")
    }
  }

  /// What a package loads is an `Image(uiImage:)`, an element of its own; where a closure makes a view of that, it is
  /// what the closure makes of the image.
  ///
  /// https://github.com/onevcat/Kingfisher/issues/2381
  func isNameless(_ loader: NodeID) -> Bool {
    guard scene.children(of: loader, .content).contains(where: { _ in true }) else {
      return images.isUnlabelled(loader)
    }
    return tree.subtree(of: loader).contains {
      scene.isLoadedPicture($0, code.index) && images.isUnlabelled($0)
    }
  }

  /// Those of all sides of a branch that shows one image or the other: one stop, told once.
  func symbols(inPlaceOf image: NodeID) -> [String] {
    guard let branch = tree.choice(of: image) else { return pictures.symbols(of: image) }
    let others = tree.images(in: branch).filter { other in
      guard case .symbol = pictures.source(of: other) else { return false }
      return tree.choice(of: other) == branch && images.isUnlabelled(other)
    }
    return others.flatMap { pictures.symbols(of: $0) }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// Some callers may hand in a literal, and there it is the file's name that is read.
  func isHandedName(_ image: NodeID) -> Bool {
    guard let name = scene.firstArgument(of: image), case .unknown(let written) = scene[name]
    else { return false }
    if case .name = files.expression(written.expression, in: written.file) { return true }
    return false
  }

  /// Made here, and not handed in as an image that may have a label.
  func isWritten(_ image: NodeID) -> Bool { code.text(scene[image].name) == "Image" }

  /// Rows that are made of several stops are told of as a whole.
  func isOutsideOfRows(_ image: NodeID) -> Bool { inherited[image].rows < 0 || isAlone(image) }

  /// Nothing in its row, or on its screen, says anything.
  func isAlone(_ image: NodeID) -> Bool {
    let outer = inherited[image].rows >= 0 ? inherited[image].rows : tree.screen(of: image)
    let others = tree.subtree(of: outer)
    return !others.contains { node in
      switch tree.kind(node) {
      // What is not in the repository may say it.
      case .text, .control, .label, .other, .opaque: node != image && !isBelow(node, image)
      default: inherited[node].label >= 0
      }
    }
  }

  func isBelow(_ node: NodeID, _ image: NodeID) -> Bool { node > image && node < scene[image].end }
}

private func findNamelessImages(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (_, element) in screen.elements where element.isNamelessPicture {
    let isIcon = element.facts.contents.allSatisfy { $0.kind == .icon }
    report.add(
      element, "Nothing names the image, so the stop says nothing of it.",
      severity: isIcon && !element.facts.contents.isEmpty ? .minor : nil)
  }
  guard screen.framework == .flutter else { return }
  // A device leaves out an image without a label: where no text stands beside it, all that it shows is lost.
  let spoken = Set(
    screen.items.filter { $0.element.map { !$0.isNameless } ?? false }
      .flatMap { [$0.list, $0.outerList] })
  for item in screen.items where !item.isChrome {
    guard let content = item.silent, content.kind == .image, !content.isHidden, !content.isNamed,
      !content.isDecoration, item.rows == 0, !isBesideText(item, screen, spoken)
    else { continue }
    report.add(content, "Nothing names the image, and VoiceOver leaves it out.")
  }
}

/// Images that are named themselves are no text beside it; one that is there at times is.
private func isBesideText(
  _ item: PieceScreen.Item, _ screen: PieceScreen, _ spoken: Set<Int>
) -> Bool {
  guard spoken.contains(item.list) else { return false }
  return screen.items.contains { other in
    (other.list == item.list || other.outerList == item.list)
      && other.element.map { $0.role != .image && !$0.isNameless } ?? false
  }
}

extension PieceElement {
  fileprivate var isNamelessPicture: Bool {
    isNameless && !isPressed && (role == .image || traits.contains(.image) || showsOnlyIcons)
      && !facts.set.contains { $0.kind == .label }
  }
}
