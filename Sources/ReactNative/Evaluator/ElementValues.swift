internal import Components
internal import ScriptModules

extension ScriptEvaluator {
  mutating func element(_ number: Int32, _ scope: Int) -> ScriptValue {
    let written = module(scope).elements[Int(number)]
    var props = ScriptObject()
    for attribute in written.attributes {
      guard let name = attribute.name else {
        guard let id = attribute.value else { continue }
        let value = evaluate(id, scope)
        spread(value, into: &props)
        continue
      }
      switch name {
      case "key", "ref": continue
      default: props[name] = attribute.value.map { evaluate($0, scope) } ?? .flag(true)
      }
    }
    var children: [ScriptValue] = []
    for child in written.children {
      let value = evaluate(child, scope)
      if case .spread = module(scope)[child], case .list(let list) = value {
        children.append(.list(list))
      } else {
        children.append(value)
      }
    }
    if children.count == 1 { props["children"] = children[0] }
    if children.count > 1 { props["children"] = .list(ScriptList(children)) }
    var type = ScriptValue.external(ExternalName(module: "react", path: ["Fragment"]))
    if let tag = written.tag { type = evaluate(tag, scope) }
    return .element(
      ReactElement(
        type: type, props: props, site: site(written, scope), seed: seed, makers: shown,
        passes: modules[scopes[scope].module].passed[number]))
  }
}

extension ScriptValue {
  var isElement: Bool { if case .element = self { true } else { false } }
}
