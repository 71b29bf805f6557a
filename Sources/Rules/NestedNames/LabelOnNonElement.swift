import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let labelOnNonElement = Rule(
    id: "label-on-non-element",
    title: "A label lands on several elements",
    severity: .serious,
    wcag: ["4.1.2"],
    document: .nestedNames,
    population: .labels,
    claim: "land on several elements",
    wrong: """
      The view is not one element, so its label (or value, or hint) goes to every element inside and \
      replaces their own.
      """,
    heard: "The same words at each stop, in place of the texts that are shown.",
    fix:
      "Make one element first with accessibilityElement(children:), or set the label on the view it is about.",
    bad: [
      Example(
        """
        VStack {
          Text(title)
          Text(author)
        }
        .▶accessibilityLabel("Book")
        """),
      Example("HStack { Button(\"A\") {}; Button(\"B\") {} }.▶accessibilityLabel(\"Choices\")"),
      Example(
        """
        VStack {
          Text(title)
          HStack { Text(a); Text(b) }.accessibilityElement(children: .contain)
        }
        .▶accessibilityLabel("Choices")
        """),
      Example(
        "Group { if isWide { Text(a); Text(b) } else { Color.clear } }.▶accessibilityLabel(\"Head\")"
      ),
      Example(
        """
        VStack { Button("New") {}; ForEach(books) { book in Text(book.title) } }
          .▶accessibilityLabel("Shelf")
        """),
      Example("VStack { Text(a); Text(b) }.▶accessibilityHint(\"Opens the book\")"),
      Example("VStack { Text(a); Button(b) { } }.▶accessibilityHint(\"Opens the book\")"),
      Example("Group { Text(a); Text(b) }.padding().▶accessibilityLabel(Text(\"Both\"))"),
      Example(
        file: """
          import UIKit
          final class CoverViewController: UIViewController {
            let cover = UIImageView()
            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(cover)
              cover.▶accessibilityLabel = "Front page"
            }
          }
          """),
      Example(
        file: """
          import UIKit
          final class LampViewController: UIViewController {
            let lamp = UIImageView()
            func show(_ isOn: Bool) {
              view.addSubview(lamp)
              if isOn {
                lamp.▶accessibilityLabel = "Lamp on"
              } else {
                lamp.accessibilityLabel = "Lamp off"
              }
            }
          }
          """),
      Example(
        """
        Label { VStack { Text(name); Text(size) } } icon: { Image(systemName: "doc") }
          .▶accessibilityLabel("File")
        """),
    ],
    good: [
      Example(
        """
        VStack {
          Text(title)
          Text(author)
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Book")
        """),
      Example("HStack { Spacer(); Text(a) }.accessibilityLabel(\"A\")"),
      Example("Circle().accessibilityLabel(\"Unread\")"),
      Example(
        "Stepper(\"Guests\", value: $n).accessibilityValue(\"\\(n)\").accessibilityHint(\"Up to 8\")"
      ),
      Example(
        "VStack { Text(a); Text(b) }.accessibilityElement(children: .contain).accessibilityLabel(\"Both\")"
      ),
      Example(
        """
        VStack { HStack { Text(a); Text(b) }.accessibilityElement(children: .contain) }
          .accessibilityLabel("Both")
        VStack {
          Text(title)
          HStack { Text(a); Text(b) }.accessibilityElement(children: .contain)
        }
        .accessibilityLabel(title)
        """),
      Example("Unknown().accessibilityLabel(\"Something\")"),
      Example(
        "Group { Button(\"Less\") { }; Button(\"More\") { } }.accessibilityHint(\"\\(count) rooms\")"
      ),
      Example("HStack { Unknown(); Text(a) }.accessibilityLabel(\"Something\")"),
      Example(
        """
        Group {
          if let name { Text(name) }
          if name == nil { Text("Nobody") }
        }
        .accessibilityLabel("Owner")
        """),
      Example(
        """
        ZStack {
          Image(a).opacity(isOn ? 1 : 0)
          Image(b).opacity(isOn ? 0 : 1)
        }
        .accessibilityLabel("Lamp")
        """),
      Example("List(books) { book in Text(book.title) }.accessibilityLabel(\"Books\")"),
      Example("Button { } label: { VStack { Text(a); Text(b) } }.accessibilityLabel(\"Both\")"),
      Example(
        "NavigationLink(value: 1) { VStack { Text(a); Text(b) } }.accessibilityLabel(\"Both\")"),
      Example(
        file: """
          import UIKit
          final class CoverViewController: UIViewController {
            let cover = UIImageView()
            let title = UILabel()
            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(title)
              view.addSubview(cover)
              cover.isAccessibilityElement = true
              cover.accessibilityLabel = "Front page"
              title.accessibilityLabel = "Title"
            }
          }
          """),
      Example(
        file: """
          import UIKit
          final class BuoyView: UIView {
            @IBOutlet private var lamp: UIView!
            func light() { accessibilityLabel = "Lit" }
          }
          """),
    ],
    check: .scene {
      LabelOnNonElementCheck(
        scene: $0.scene, files: $0.files, tree: $0.tree, inherited: $0.inherited,
        sayings: $0.sayings, counts: $0.counts, names: $0.names
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative:
        "Put accessible on the View as well, or the label on the element that is focused.",
      examples: [
        .reactNative(
          bad: """
            <View accessibilityLabel="Total">
              <Text>Net</Text>
              <Text>Gross</Text>
            </View>
            """,
          good: """
            <View accessible accessibilityLabel="Total: net, gross">
              <Text>Net</Text>
              <Text>Gross</Text>
            </View>
            """)
      ],
      findLostLabels))
}

private struct LabelOnNonElementCheck {
  let scene: Scene
  let files: LiveFiles
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings
  let counts: Counts
  let names: Names

  func find(_ report: inout SceneReport) {
    // One view that is no element, however many labels its states have.
    var seen: Set<Scene.NodeID> = []
    for label in sayings.labels.reversed()
    where isLostByUIKit(label) && seen.insert(label.core).inserted {
      report.add(
        modifier: label.modifier,
        "UIKit says the label of an element only, and this view is none.",
        fix: "Set isAccessibilityElement to true, or the label on the view that is focused.")
    }
    for mark in inherited.judged.marks where counts.landsOnSeveral(mark, inSomeCase: true) {
      guard inherited.outerElement(of: mark).map({ !$0.swallows }) ?? true,
        !inherited.isSwallowed(inherited.hosts[Int(mark)])
      else { continue }
      for property in inherited.properties(of: mark) {
        switch property.kind {
        case .label, .value, .hint:
          if property.kind == .label, namesGroup(mark) { continue }
          // What each of some controls has names of its own to say, a hint only adds to.
          if property.kind == .hint, !counts.before[Int(mark)].hasPlain { continue }
          report.add(
            modifier: mark,
            "The \(property.kind.noun) goes to each of \(counts.countReached(mark)) elements inside."
          )
        default: continue
        }
      }
    }
  }

  /// A group inside takes the label as its name, and the one text beside it says the same anyway.
  func namesGroup(_ mark: Int32) -> Bool {
    let host = inherited.hosts[Int(mark)]
    guard counts.before[Int(mark)].mostReached == 2, let label = sayings.label(mark),
      !label.isUnknown
    else { return false }
    return tree.texts(in: host).contains { text in
      !inherited.elements(around: text).contains { $0.node > host }
        && sayings.said(sayings.title(of: text)).parts == label.parts
    }
      && tree.descendants(of: host).contains { node in
        inherited.elements(around: node).contains { $0.behaviour == .contain && $0.node > host }
      }
  }

  /// A plain view or image view with a label that nothing makes an element.
  func isLostByUIKit(_ label: WrittenProperty) -> Bool {
    let view = label.core
    guard scene.isUIKit(view), names.isNamedByItsClass(view), !inherited.isSwallowed(view),
      !isLoaded(view, label.modifier)
    else { return false }
    switch scene[view].word {
    case .UIView, .UIStackView, .UIImageView: break
    default: return false
    }
    return scene.children(of: view, .accessibilityChildren).isEmpty
      && !scene.modifiers(of: view).contains { $0.word == .isAccessibilityElement }
      && label.saying.literal?.isBlank != true
  }

  /// A class with outlets, or one that wakes from an interface file: there it may be made an element.
  func isLoaded(_ view: NodeID, _ label: Int32) -> Bool {
    let (modifier, parent) = (tree.modifier(label), scene[view].parent)
    guard modifier.owner >= 0, parent < 0 || scene[parent].parent < 0 else { return false }
    let views = files[modifier.origin.file].views
    tree.code.noteAll(of: TypeID(file: modifier.origin.file, index: modifier.owner))
    return views.types[Int(modifier.owner)].members.contains { number in
      let member = views.members[Int(number)]
      return views[member.name].word == .awakeFromNib
        || views.attributes(of: member).contains { views[$0].word == .IBOutlet }
    }
  }
}

private func findLostLabels(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (content, _, _) in screen.contents {
    guard let label = content.lostLabel else { continue }
    report.add(
      content,
      "It is no element, so nobody hears “\(label.spoken.quoted)”.")
  }
}
