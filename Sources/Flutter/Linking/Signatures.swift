internal import DartModules

extension DartModule {
  /// By name, what others may know of a declaration without looking into the file: that it is there, of which
  /// kind it is, and what a type stands on.
  var signatures: [String: UInt64] {
    var found: [String: UInt64] = [:]
    func add(_ name: String, _ parts: [UInt64]) {
      found[name] = Digest.of([found[name] ?? 0] + parts)
    }
    for type in types {
      if !type.name.isEmpty {
        add(type.name, [1, Digest.of("\(type.kind)"), type.isAbstract ? 1 : 0] + type.bases)
      }
      if type.kind == .extension {
        for function in type.functions where !function.isStatic {
          add(
            function.name, [2, Digest.of("\(function.kind)")] + type.on.map { Digest.of($0.name) })
        }
      }
      if case .state(let widget) = type.role {
        add(widget, [3, Digest.of(type.name), type.isAbstract ? 1 : 0])
      }
    }
    for function in functions { add(function.name, [4, Digest.of("\(function.kind)")]) }
    for variable in variables { add(variable.name, [5]) }
    return found
  }

  /// By which it is known which types stand on those of some names, of types that are called so here.
  func heirs(of names: Set<String>) -> Set<String> {
    Set(types.filter { names.contains($0.name) }.flatMap(\.above).map(Overrides.heirs))
  }

  /// Names of which another file does not say the same.
  func names(differentFrom other: DartModule) -> Set<String> {
    let (own, others) = (signatures, other.signatures)
    var names = Set(own.keys.filter { own[$0] != others[$0] })
    for name in others.keys where own[name] == nil { names.insert(name) }
    return names
  }
}

extension DartTypeDeclaration {
  fileprivate var bases: [UInt64] {
    ([superclass].compactMap { $0 } + mixins + interfaces).map {
      Digest.of([Digest.of($0.name), Digest.of($0.prefix ?? "")])
    }
  }
}
