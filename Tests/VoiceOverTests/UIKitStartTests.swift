import Testing
import VoiceOver

/// Lists that a class of UIKit fills as its view comes up.
@Suite struct `What is set up as a view comes up` {
  private func report(_ members: String, _ items: String = "items") throws -> ViewReport {
    let sample = Sample([
      "Trips.swift": """
      import UIKit
      struct Trip { let name: String }
      final class Trips: UITableViewController {
        \(members)
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { \(items).count }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "trip", for: p)
          cell.textLabel?.text = \(items)[p.row].name
          return cell
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Text("A") } } }
      """
    ])
    return try #require(sample["Trips"])
  }

  @Test(arguments: [
    #"override func viewDidLoad() { items = [Trip(name: "Walk"), Trip(name: "Sail")] }"#,
    #"""
    override func viewDidLoad() { super.viewDidLoad(); setUp() }
    private func setUp() { fill() }
    private func fill() { items = [Trip(name: "Walk"), Trip(name: "Sail")] }
    """#,
  ])
  func `is known`(_ code: String) throws {
    let report = try report("private var items: [Trip] = []\n" + code)
    #expect(report.swipes.platform.text == "2")
    #expect(report.stops.map(\.each) == [["Walk.", "Sail."]])
  }

  @Test(arguments: [
    // Another file may call it.
    #"""
    override func viewDidLoad() { setUp() }
    func setUp() { items = [Trip(name: "Walk")] }
    """#,
    // It is done again later.
    #"""
    override func viewDidLoad() { setUp() }
    private func setUp() { items = [Trip(name: "Walk")] }
    @objc func reload() { setUp() }
    """#,
    // Somebody is asked to do it.
    #"""
    override func viewDidLoad() { button.addTarget(self, action: #selector(setUp), for: .touchUpInside) }
    @objc private func setUp() { items = [Trip(name: "Walk")] }
    """#,
    #"""
    override func viewDidLoad() { button.addTarget(self, action: #selector(Trips.setUp(_:)), for: .touchUpInside) }
    @objc private func setUp(_ sender: UIButton) { items = [Trip(name: "Walk")] }
    """#,
    #"""
    override func viewDidLoad() { load(then: setUp) }
    private func setUp() { items = [Trip(name: "Walk")] }
    """#,
    // More is put into it.
    #"""
    override func viewDidLoad() { setUp() }
    private func setUp() { items = [Trip(name: "Walk")]; items.append(load()) }
    """#,
    #"""
    override func viewDidLoad() { setUp() }
    private func setUp() { items = [Trip(name: "Walk")]; items += load() }
    """#,
    // A closure is done whenever it is.
    #"""
    override func viewDidLoad() { load { self.setUp() } }
    private func setUp() { items = [Trip(name: "Walk")] }
    """#,
    #"""
    override func viewDidLoad() { items = [Trip(name: "Walk")] }
    func add(_ trip: Trip) { items.append(trip) }
    """#,
  ])
  func `is not known where it may be done later`(_ code: String) throws {
    #expect(try report("private var items: [Trip] = []\n" + code).swipes.platform.text == "20")
  }
}
