import Testing
import VoiceOver

/// Code adds a button first, then a text, and says by constraints where they lie.
@Suite struct `Views that constraints place` {
  private static func heard(_ code: String, beside: String = "") throws -> [String] {
    let source = """
      import UIKit
      import SnapKit
      final class Screen: UIViewController {
        let go = UIButton(), text = UILabel(), line = UIView(), box = UIView()
        var isWide = false
        override func viewDidLoad() {
          super.viewDidLoad()
          go.setTitle("Go", for: .normal); text.text = "Cat"
          view.addSubview(go); view.addSubview(text); view.addSubview(line)
          \(code)
        }
      }
      \(beside)
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    return report.stops.map { $0.spoken?.speech ?? $0.speech }
  }

  private static let textFirst = ["Cat.", "Go. Button."]
  private static let goFirst = ["Go. Button.", "Cat."]

  @Test(arguments: [
    "NSLayoutConstraint.activate([go.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8)])",
    "NSLayoutConstraint.activate([text.bottomAnchor.constraint(equalTo: go.topAnchor, constant: -gap)])",
    "go.topAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor).isActive = true",
    "let below = go.topAnchor.constraint(equalTo: text.bottomAnchor); below.isActive = true",
    "let below = go.topAnchor.constraint(equalTo: text.bottomAnchor); NSLayoutConstraint.activate([below])",
    "go.topAnchor.constraint(equalToSystemSpacingBelow: text.bottomAnchor, multiplier: 1).isActive = true",
    """
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: text.bottomAnchor), go.topAnchor.constraint(equalTo: line.bottomAnchor)])
    """,
    """
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      go.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20)])
    """,
    """
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: go.topAnchor), go.leadingAnchor.constraint(equalTo: text.trailingAnchor)])
    """,
    "go.pin(under: text.bottomAnchor)",
    "go.snp.makeConstraints { make in make.top.equalTo(text.snp.bottom).offset(8) }",
    "go.snp.makeConstraints { $0.top.equalTo(text.snp.bottom); $0.leading.trailing.equalToSuperview() }",
    "text.snp.makeConstraints { make in make.leading.bottom.equalTo(go.snp.top).inset(gap) }",
    """
    text.snp.makeConstraints { make in make.top.leading.trailing.equalToSuperview() }
    go.snp.makeConstraints { make in make.leading.trailing.bottom.equalTo(view.safeAreaLayoutGuide).inset(20) }
    """,
    "go.snp.makeConstraints { make in if isWide { make.top.equalTo(text.snp.bottom) } }",
  ])
  func `are read from above to below`(code: String) throws {
    let beside = """
      extension UIView {
        func pin(under other: NSLayoutYAxisAnchor) { topAnchor.constraint(equalTo: other).isActive = true }
      }
      """
    #expect(try Self.heard(code, beside: beside) == Self.textFirst)
  }

  @Test(arguments: [
    "",
    "let below = go.topAnchor.constraint(equalTo: text.bottomAnchor)",
    "go.topAnchor.constraint(equalTo: text.bottomAnchor).isActive = false",
    // Either may begin above the other.
    "go.centerYAnchor.constraint(equalTo: text.centerYAnchor).isActive = true",
    "go.topAnchor.constraint(equalTo: text.topAnchor, constant: gap).isActive = true; isWide = true",
    "go.leadingAnchor.constraint(equalTo: text.trailingAnchor).isActive = true",
    "go.snp.makeConstraints { make in make.top.equalTo(text.snp.bottom).multipliedBy(0.5) }",
    // One way or the other.
    """
    if isWide { go.topAnchor.constraint(equalTo: text.bottomAnchor).isActive = true }
    else { text.topAnchor.constraint(equalTo: go.bottomAnchor).isActive = true }
    """,
    "UIView.animate(withDuration: 1) { self.go.topAnchor.constraint(equalTo: self.text.bottomAnchor).isActive = true }",
  ])
  func `stay in the order of the code where these do not say`(code: String) throws {
    #expect(try Self.heard(code) == Self.goFirst)
  }

  @Test func `are read with what they hold`() throws {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        let go = UIButton(), text = UILabel(), box = UIView()
        override func viewDidLoad() {
          go.setTitle("Go", for: .normal); text.text = "Cat"
          view.addSubview(go); view.addSubview(box); box.addSubview(text)
          go.topAnchor.constraint(equalTo: text.bottomAnchor).isActive = true
        }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.stops.map(\.speech) == Self.textFirst)
  }

  @Test func `are not read before others because they lie in a view that fills the screen`() throws
  {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        let text = UILabel(), box = UIView(), note = UILabel()
        override func viewDidLoad() {
          note.text = "Note"; text.text = "Cat"
          view.addSubview(text); view.addSubview(box); box.addSubview(note)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor), note.centerYAnchor.constraint(equalTo: box.centerYAnchor),
            text.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)])
        }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.stops.map(\.speech) == ["Cat.", "Note."])
  }

  @Test func `of a stack are read in its own order`() throws {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        let go = UIButton(), text = UILabel()
        override func viewDidLoad() {
          go.setTitle("Go", for: .normal); text.text = "Cat"
          view.addSubview(UIStackView(arrangedSubviews: [go, text]))
          go.topAnchor.constraint(equalTo: text.bottomAnchor).isActive = true
        }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.stops.map(\.speech) == Self.goFirst)
  }

  @Test func `on the sides of one condition stay together`() throws {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        let a = UILabel(), b = UILabel(), c = UILabel(), isWide: Bool
        init(isWide: Bool) { self.isWide = isWide; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          a.text = "A"; b.text = "B"; c.text = "C"
          if isWide { view.addSubview(a); view.addSubview(c) }
          view.addSubview(b)
          b.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
          c.topAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
        }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.stops.map(\.speech) == ["A.", "C.", "B."])
  }
}
