extension MadeUpFiles {
  /// UIKit: classes that a storyboard begins, and that come and go beside it.
  static let uiKit = MadeUpFiles(
    paths: [
      "App/Screen.swift", "App/Base.swift", "Lib/Screen.swift", "Lib/Deep/Line.swift",
      "App/Main.storyboard", "App/Line.xib", "notes.txt",
    ], project: "App/Base.lproj/Main.storyboard",
    source: { random in
      var text = "import UIKit\n"
      for _ in 0...random.roll(2) {
        let above = random.pick(["UIViewController", "Base", "UITableViewController"])
        text += "class \(random.pick(["Screen", "Base"])): \(above) {\n"
        text += "  @IBOutlet var price: UILabel!\n  let note = UILabel(), line = Line()\n"
        text += "  override func viewDidLoad() {\n"
        for _ in 0...random.roll(4) {
          text +=
            "    "
            + random.pick([
              "price.text = \"\(random.roll(9))\"", "note.text = \"Note\"", "view.addSubview(note)",
              "view.framed(line)", "title = \"Title\"", "view.addSubview(other)",
              "for name in [\"A\", \"B\"] { let label = UILabel(); label.text = name; view.addSubview(label) }",
              "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"Go\", style: .plain, target: nil, action: nil)",
            ]) + "\n"
        }
        text +=
          "  }\n  override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {\n"
        text +=
          "    return t.dequeueReusableCell(withIdentifier: \"line\", for: p) as! Line\n  }\n}\n"
      }
      if random.roll(2) == 0 {
        text += "final class Line: UITableViewCell {\n  let name = UILabel()\n"
        text +=
          "  override func awakeFromNib() { name.text = \"N\"; contentView.addSubview(name) }\n}\n"
      }
      if random.roll(3) == 0 {
        text += "extension UIView { func framed(_ part: UIView) { addSubview(part) } }\n"
      }
      return text
    },
    projectText: { random in
      random.roll(5) == 0
        ? "<document><scenes>" : ShuffledApp.storyboard(random.pick(["Buy", "Sell", "Swap"]))
    })
}
