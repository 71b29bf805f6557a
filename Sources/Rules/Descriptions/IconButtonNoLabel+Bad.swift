/// Controls that show a symbol and are called after it.
extension Rule {
  static let iconsWithoutName: [Example] = [
    Example(
      """
      ▶Button { delete() } label: {
        Image(systemName: "trash")
      }
      """),
    Example("▶NavigationLink(value: 1) { Image(systemName: \"gear\") }"),
    Example(
      """
      List(rows) { row in
        Text(row.name).swipeActions { ▶Button { flag(row) } label: { Image(systemName: "flag") } }
      }
      """),
    Example(
      """
      NavigationLink(value: 1) {
        HStack { Text(a); ▶Button { keep() } label: { Image(systemName: "bookmark") } }
      }
      HStack {
        Text(a)
        Button("Open") { open() }
        ▶Button { keep() } label: { Image("ic_bookmark") }
      }
      .accessibilityElement(children: .combine)
      """),
    Example(
      "▶Button { } label: { if isChoosing { Text(\"Cancel\") } else { Image(\"ic_more\") } }"),
    Example(
      """
      ▶Button { } label: { if isWide { Text(title) }; Image(systemName: "plus") }
      ▶Button { } label: { HStack { Image(systemName: "heart"); if count > 0 { Text("\\(count)") } } }
      """),
    Example(
      "▶Button { } label: { if isBusy { ProgressView() } else { Image(systemName: \"trash\") } }"),
    Example("▶Menu { Button(\"Copy\") {} } label: { Image(systemName: \"ellipsis\").padding() }"),
    Example("▶Button { } label: { Image(systemSymbol: .trash) }"),
    Example(
      """
      TabView {
        Text(a).▶tabItem { Image(systemName: "house") }
        Text(b).▶tabItem { Label("", systemImage: "person") }
        Text(c).tabItem { Image("tab_kept").accessibilityLabel("Kept"); Text("") }
        Text(d).tabItem { Label("More", systemImage: "ellipsis") }
        Text(e).tabItem { Image(systemName: "star"); Text("Stars") }
      }
      """),
    Example(
      """
      TabView {
        ▶Tab("", systemImage: "house") { Text(a) }
        ▶Tab { Text(b) } label: { Image("tab_kept") }
        Tab("", systemImage: "person") { Text(c) }.accessibilityLabel("You")
        Tab { Text(d) } label: { Label("More", systemImage: "ellipsis") }
        Tab(title, systemImage: "star") { Text(e) }
        Tab(role: .search) { Text(e) }
      }
      """),
    Example(
      """
      ▶Image(systemName: "trash").onTapGesture { empty() }.accessibilityAddTraits(.isButton)
      ▶HStack { Image(systemName: "trash") }.accessibilityAddTraits(.isButton).onTapGesture { empty() }
      """),
    Example(
      """
      VStack {
        ▶Picker(selection: $size) { Text("S"); Text("M") } label: { Image(systemName: "ruler") }
        ▶Slider(value: $volume) { Image(systemName: "speaker") }
      }
      """),
    Example("▶Button { } label: { Text(Image(systemName: \"trash\")).font(.title) }"),
    Example("▶Button { } label: { Label(\"\", systemImage: \"trash\") }"),
    Example("▶Button { } label: { Label(\"\", image: \"ic_bin\").labelStyle(.iconOnly) }"),
    Example("▶Button { } label: { Image(glyph: .bin) }"),
    Example("▶Button { } label: { ZStack { Circle().fill(.blue); Image(\"ic_add\") } }"),
    Example(
      "NavigationStack { Text(a).toolbar { ToolbarItem { ▶Button { } label: { Image(systemName: \"plus\") } } } }"
    ),
    Example(
      file: """
        import UIKit
        final class ComposeViewController: UIViewController {
          private let send: UIButton = ▶{
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: "paperplane"), for: .normal)
            return button
          }()
          let close = ▶UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            close.setImage(UIImage(named: "ic_close"), for: .normal)
            close.addTarget(self, action: #selector(dismissAll), for: .touchUpInside)
            view.addSubview(send)
            view.addSubview(close)
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class PlayerViewController: UIViewController {
          private let skip = ▶UIButton()
          private let stop = ▶UIButton(configuration: .plain(), primaryAction: nil)
          override func viewDidLoad() {
            super.viewDidLoad()
            var look = UIButton.Configuration.filled()
            look.image = UIImage(systemName: "forward")
            look.cornerStyle = .capsule
            skip.configuration = look
            stop.configuration?.image = UIImage(systemName: "stop")
            let again = ▶UIButton(configuration: look, primaryAction: UIAction { _ in restart() })
            [skip, stop, again].forEach(view.addSubview)
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class AtlasViewController: UIViewController {
          private lazy var search = ▶UIBarButtonItem(
            image: UIImage(systemName: "magnifyingglass"), style: .plain, target: self, action: #selector(find))
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.leftBarButtonItem = ▶UIBarButtonItem(
              image: UIImage(named: "ic_close")!.withRenderingMode(.alwaysTemplate), style: .done, target: self, action: #selector(close))
            let layers = ▶UIBarButtonItem(image: UIImage(systemName: "square.3.layers.3d"), menu: layerMenu)
            navigationItem.rightBarButtonItems = [search, layers]
          }
        }
        """),
    Example(
      file: """
        import SwiftUI
        extension PictureAsset { var view: SwiftUI.Image { .init(uiImage: picture) } }
        typealias Tap = Button
        struct Garage: View {
          var body: some View {
            ▶Button { close() } label: { Assets.closeSmall.view.resizable() }
            ▶Tap { remove() } label: { Image(systemName: "trash") }
          }
        }
        """),
    Example(
      """
      ▶Button { } label: {
        AsyncImage(url: url) { image in image.resizable() } placeholder: { Text(name) }
          .overlay { Image(systemName: "bookmark") }
      }
      ▶NavigationLink(value: 1) {
        AsyncImage(url: url) { phase in
          if let image = phase.image { image.resizable() } else { Text(name) }
        }
        .overlay { if isOn { Image(systemName: "clock") } else { Image(systemName: "bookmark") } }
      }
      """),
    // A cell of a table says its own texts, and each button in it speaks for itself.
    Example(
      file: """
        import UIKit
        final class BoatCell: UITableViewCell {
          private let keep = ▶UIButton()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            keep.setImage(UIImage(systemName: "bookmark"), for: .normal)
            contentView.addSubview(keep)
          }
        }
        final class BoatsViewController: UITableViewController {
          override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
          override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = t.dequeueReusableCell(withIdentifier: "b", for: path) as! BoatCell
            cell.textLabel?.text = "Boat"
            return cell
          }
        }
        """),
    // The picture has a name in the code, and the button a class of its own.
    Example(
      file: """
        import UIKit
        final class Knob: UIButton {}
        final class ToolsViewController: UIViewController {
          private lazy var lock: Knob = ▶{
            let knob = Knob()
            let symbol = UIImage(systemName: "lock")
            knob.setImage(symbol, for: .normal)
            return knob
          }()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(lock)
            let symbol = UIImage(systemName: "gearshape")
            navigationItem.leftBarButtonItem = ▶UIBarButtonItem(
              image: symbol, style: .plain, target: self, action: #selector(open))
          }
        }
        """),
  ]
}
