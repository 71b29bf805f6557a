internal import ScriptSyntax

/// What a module takes from others, and gives.
extension ModuleReader {
  mutating func readImport(_ node: ScriptNodeID) {
    let path = name(node)
    for child in children(node) {
      let local = name(child)
      switch tree.kind(child) {
      case .importDefault: take(local, path, .named("default"))
      case .importNamespace: take(local, path, .namespace)
      case .importSpecifier: take(local, path, .named(firstWord(child)))
      default: break
      }
    }
  }

  private mutating func take(_ local: String, _ path: String, _ name: ScriptImport.Name) {
    bind(local, .imported(ScriptImport(module: path, name: name)))
  }

  /// `import a = require("b")`.
  mutating func readImportEquals(_ node: ScriptNodeID) {
    guard let child = children(node).first else { return }
    let value = expression(child)
    bind(name(node), .variable(.name(name(node)), value))
  }

  mutating func readExports(_ node: ScriptNodeID) {
    let path = name(node)
    for child in children(node) where tree.kind(child) == .exportSpecifier {
      let local = firstWord(child)
      module.exports[name(child)] =
        path.isEmpty
        ? .local(local) : .taken(ScriptImport(module: path, name: .named(local)))
    }
  }

  mutating func readExportAll(_ node: ScriptNodeID) {
    let path = name(node)
    if let namespace = children(node).first {
      module.exports[name(namespace)] = .taken(ScriptImport(module: path, name: .namespace))
    } else {
      module.exportsAll.append(path)
    }
  }

  mutating func readDefault(_ node: ScriptNodeID) {
    guard let child = children(node).last(where: { tree.kind($0) != .decorator }) else { return }
    switch tree.kind(child) {
    case .functionDecl, .classDecl:
      guard name(child).isEmpty else {
        readTopDeclaration(child, decoratedIn: node)
        module.exports["default"] = .local(name(child))
        return
      }
      guard tree.kind(child) == .classDecl else {
        module.exports["default"] = .value(add(.function(function(child))))
        break
      }
      let id = classType(child)
      let decorators = isComponent(id) ? decorators(of: node) + decorators(of: child) : []
      module.exports["default"] = .value(decorated(add(.classType(id)), by: decorators))
    case .interfaceDecl: break
    default:
      let value = expression(child)
      if case .name(let local) = module[value] {
        module.exports["default"] = .local(local)
      } else {
        module.exports["default"] = .value(value)
      }
    }
  }
}
