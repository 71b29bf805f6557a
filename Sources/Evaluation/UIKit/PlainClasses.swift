import Scenes
import Views

/// Classes that are no views and no controllers, and show controllers: coordinators, routers, delegates of apps.
enum PlainClasses {
  /// Most files are none of them.
  static func mayShow(_ type: TypeID, _ files: LiveFiles) -> Bool {
    switch files[type].kind {
    case .class, .struct, .enum, .actor:
      UIKitCode(files: files).mentions(UIKitNames.pushing, type.file)
    default: false
    }
  }

  /// Reads what such a class shows; false for what shows nothing.
  static func read(_ type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    let members = showing(type, &evaluator)
    guard !members.isEmpty else { return false }
    let environment = evaluator.bind(WellKnown.selfName, .instance(0), onto: -1)
    var builder = UIKitBuilder(evaluator)
    let site = Site(file: type.file, owner: type, environment: environment)
    builder.parts = [
      UIKitPart(word: .other, expression: -1, site: site, isPlaced: true, isRead: true)
    ]
    builder.around = [type]
    builder.lineage = [type]
    for member in members {
      builder.stacks.enter(member)
      if let value = builder.evaluator.linker[member].value,
        let closure = builder.evaluator.code.calledClosure(value, site.inFile(member))
      {
        builder.read(closure: closure, site.inFile(member), nil)
        builder.forgetLocals()
        continue
      }
      let owner = builder.evaluator.linker[member].owner.map {
        TypeID(file: member.file, index: $0)
      }
      builder.readBody(
        of: member, Site(file: member.file, owner: owner ?? type, environment: environment))
      builder.forgetLocals()
    }
    evaluator = builder.writer().end()
    return !evaluator.scene.mentions.isEmpty
  }

  /// Its members whose code calls what shows a controller: functions, and `lazy var tabs = { … }()`.
  private static func showing(_ type: TypeID, _ evaluator: inout Evaluator) -> [MemberID] {
    var found: [MemberID] = []
    for declaration in evaluator.linker.declarations(of: type)
    where evaluator.code.mentions(UIKitNames.pushing, declaration.file) {
      for id in evaluator.linker.everything(in: declaration)
      where evaluator.linker[id].body != nil
        || evaluator.linker[id].value.map({
          evaluator.code.calledClosure(
            $0, Site(file: id.file, owner: nil, environment: -1)) != nil
        }) ?? false
      {
        let shows = evaluator.linker[id].expressions.contains { use in
          switch evaluator.expression(use, id.file) {
          case .name(let name), .member(_, let name):
            UIKitNames.pushing.contains(evaluator.word(name, id.file))
          default: false
          }
        }
        if shows { found.append(id) }
      }
    }
    return found
  }
}

extension UIKitCode {
  fileprivate func mentions(_ words: [Word], _ file: FileID) -> Bool {
    files[file].views.mentions(words)
  }
}
