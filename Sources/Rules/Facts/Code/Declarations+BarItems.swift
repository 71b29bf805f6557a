import Views
import VoiceOver

/// A bar button item that is made of an image only; items are no views, so no scene has them.
struct BarItem {
  var expression: ExpressionID
  var owner: Int32
  var path: String
  /// The hash of the variable that holds it.
  var name: UInt64?
  /// That of the property whose closure gives it back.
  var outerName: UInt64?
  /// That of the variable that holds its picture.
  var image: UInt64?
  var heard: String

  var names: [UInt64] { [name, outerName, image].compactMap { $0 } }
}

/// The names of what code gives a name, or hands to other code that may.
private struct NamedItems {
  var hashes: Set<UInt64> = []
  /// Those that are made here.
  let made: Set<UInt64>
  /// Items are named where nobody can tell which.
  var isAny = false
}

extension Declarations {
  /// How many there are, and those that the code of the file names nowhere.
  func iconBarItems() -> (count: Int, unnamed: [BarItem]) {
    guard mentions(.UIBarButtonItem) else { return (0, []) }
    let items = barItems()
    if items.isEmpty { return (0, []) }
    let names = namedBarItems(of: Set(items.flatMap(\.names)))
    guard !names.isAny else { return (items.count, []) }
    return (items.count, items.filter { names.hashes.isDisjoint(with: $0.names) })
  }

  private func barItems() -> [BarItem] {
    var found: [BarItem] = []
    for member in views.members {
      if let owner = member.owner, views.types[Int(owner)].isPreviewOrTest { continue }
      let path = views[member.name].text
      let add = { (call: ExpressionID, name: UInt64?, locals: [UInt64: ExpressionID]) in
        guard let read = heard(ofItem: call, locals) else { return }
        found.append(
          BarItem(
            expression: start(of: call), owner: member.owner ?? -1, path: path, name: name,
            image: read.image, heard: read.heard))
      }
      if let value = member.value {
        add(value, views[member.name].hash, [:])
        // What the closure makes that sets up a property has the name that it has there.
        let start = found.count
        forEachBody(in: value) { addItems(of: $0, add) }
        let hash = views[member.name].hash
        for made in givenBack(byClosure: value) {
          add(made, hash, [:])
          guard let inner = lastName(of: made) else { continue }
          for place in found.indices[start...] where found[place].name == views[inner].hash {
            found[place].outerName = hash
          }
        }
      }
      if let body = member.body { addItems(of: body, add) }
    }
    return found
  }

  private func forEachBody(in value: ExpressionID, _ visit: (Block) -> Void) {
    code.forEachExpression(in: value) { inner in for body in code.bodies(of: inner) { visit(body) }
    }
  }

  private func addItems(
    of body: Block, _ add: (ExpressionID, UInt64?, [UInt64: ExpressionID]) -> Void
  ) {
    var locals: [UInt64: ExpressionID] = [:]
    code.forEachStatement(in: body, leavesOutOldSystems: true) { statement in
      switch statement {
      case .declaration(let name, let value?, let isVariable):
        add(value, views[name].hash, locals)
        locals[views[name].hash] = isVariable ? nil : value
      case .assignment(let target, _, let value):
        guard let name = lastName(of: target) else { return }
        if views[name].text != "backBarButtonItem" { add(value, views[name].hash, locals) }
      default: break
      }
    }
  }

  /// What `{ return UIBarButtonItem(…) }()` gives back.
  private func givenBack(byClosure value: ExpressionID) -> [ExpressionID] {
    guard case .call(let callee, _) = code.expressions[Int(value)],
      case .closure(let closure) = code.expressions[Int(callee)]
    else { return [] }
    let body = code.closures[Int(closure)].body
    var found: [ExpressionID] = []
    code.forEachStatement(in: body, leavesOutOldSystems: true) { statement in
      switch statement {
      case .return(let id?): found.append(id)
      case .expression(let id) where body.count == 1: found.append(id)
      default: break
      }
    }
    return found
  }

  private func start(of call: ExpressionID) -> ExpressionID {
    if case .call(let callee, _) = code.expressions[Int(call)] { callee } else { call }
  }

  /// What is read of `UIBarButtonItem(image: UIImage(named: "ic"), …)`, and what the code calls the picture; nil for
  /// other items.
  private func heard(
    ofItem call: ExpressionID, _ locals: [UInt64: ExpressionID]
  ) -> (heard: String, image: UInt64?)? {
    guard case .call(let callee, let arguments) = code.expressions[Int(call)],
      case .name(let name) = code.expressions[Int(callee)], views[name].word == .UIBarButtonItem
    else { return nil }
    var image: ExpressionID?
    for number in arguments {
      let argument = code.arguments[Int(number)]
      switch argument.label.map({ views[$0].text }) {
      case "image": image = argument.value
      case "landscapeImagePhone", "style", "target", "action", "menu": break
      default: return nil
      }
    }
    guard let image else { return nil }
    if case .name(let name) = code.expressions[Int(image)] {
      let hash = views[name].hash
      return locals[hash].flatMap { heard(ofImage: $0) }.map { ($0, hash) }
    }
    return heard(ofImage: image).map { ($0, nil) }
  }

  private func heard(ofImage image: ExpressionID) -> String? {
    guard case .call(let callee, let arguments) = code.expressions[Int(image)] else { return nil }
    switch code.expressions[Int(callee)] {
    // `UIImage(named: "ic").withRenderingMode(.alwaysTemplate)`
    case .member(let base, let change):
      return views[change].text.hasPrefix("with") ? heard(ofImage: base) : nil
    case .name(let name):
      guard views[name].word == .UIImage, let first = arguments.first else { return nil }
      switch code.arguments[Int(first)].label.map({ views[$0].text }) {
      case "named": return "the name of a file"
      case "systemName": return "a description of the symbol"
      default: return nil
      }
    default: return nil
    }
  }

  private func namedBarItems(of made: Set<UInt64>) -> NamedItems {
    var names = NamedItems(made: made)
    for member in views.members {
      var bodies = member.body.map { [$0] } ?? []
      if let value = member.value { forEachBody(in: value) { bodies.append($0) } }
      for body in bodies {
        code.forEachStatement(in: body) { statement in
          if case .assignment(let target, _, _) = statement { note(assigned: target, &names) }
          for part in code.parts(of: statement) {
            code.forEachExpression(in: part) { note(handed: $0, &names) }
          }
        }
      }
    }
    return names
  }

  /// As in `item.accessibilityLabel = "Save"`.
  private func note(assigned target: ExpressionID, _ names: inout NamedItems) {
    guard case .member(let base, let name) = code.expressions[Int(target)],
      PlatformNames.namesOfItems.contains(views[name].text)
    else { return }
    guard let owner = lastName(of: base) else {
      names.isAny = true
      return
    }
    switch views[owner].text {
    case "rightBarButtonItem", "rightBarButtonItems", "leftBarButtonItem", "leftBarButtonItems",
      "toolbarItems", "items", "$0", "first", "last":
      names.isAny = names.isAny || views[name].text != "title"
    // Loops and closures give items names like these.
    case "item", "button", "barButtonItem":
      if !names.made.contains(views[owner].hash), views[name].text != "title" { names.isAny = true }
    default: break
    }
    names.hashes.insert(views[owner].hash)
  }

  /// As in `style(item)`.
  private func note(handed call: ExpressionID, _ names: inout NamedItems) {
    guard case .call(let callee, let arguments) = code.expressions[Int(call)],
      let function = lastName(of: callee), views[function].word != .UIBarButtonItem,
      !PlatformNames.callsWithItems.contains(views[function].text)
    else { return }
    for number in arguments {
      if let name = lastName(of: code.arguments[Int(number)].value) {
        names.hashes.insert(views[name].hash)
      }
    }
  }

  /// `item` of `self.item` and of `item`.
  private func lastName(of expression: ExpressionID) -> NameID? {
    switch code.expressions[Int(expression)] {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }
}
