import Scenes
import Views

/// Views of classes that are made from one of a package, or are a package's own: that they are views is told by the
/// interface file that has one, or by the code that puts one into another view.
///
/// What such a class shows nobody sees; what code of the app sets on the view it does all the same.
enum UIKitLibraryViews {
  /// `<button customClass="Round">` of a class of the repository: the object says what it is.
  static func kind(
    of type: TypeID, placedAs word: Word, _ builder: inout UIKitBuilder
  ) -> UIKitKind? {
    if let known = builder.kind(of: type) { return known }
    guard case .class = builder.evaluator.linker[type].kind,
      LibraryClasses.isMadeFromOne(type, &builder.evaluator)
    else { return nil }
    builder.kinds[type] = word
    if UIKitClasses.all[word] == .children { builder.libraryTypes.insert(type) }
    return UIKitKind(word: word, type: type)
  }

  /// `let dial = Dial()`, a property or a variable that code of the class puts into a view.
  static func placed(
    _ named: UInt64, madeBy value: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> UIKitKind? {
    guard case .call(let callee, _) = builder.evaluator.expression(value, site.file),
      case .name(let name) = builder.evaluator.expression(callee, site.file)
    else { return nil }
    return placed(named, ofClass: name, site, &builder)
  }

  /// The same where only the class is said: `var dial: Dial!`.
  static func placed(
    _ named: UInt64, ofClass name: NameID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> UIKitKind? {
    guard builder.evaluator.word(name, site.file) == .other,
      builder.evaluator.linker.text(of: name, in: site.file).first?.isUppercase == true,
      isPlaced(named, &builder)
    else { return nil }
    let hash = builder.evaluator.hash(name, site.file)
    guard let type = builder.evaluator.linker.type(named: hash, from: site.file, inside: site.owner)
    else { return UIKitKind(word: .UIView, isUnknown: true) }
    return kind(of: type, placedAs: .UIView, &builder)
  }

  /// Code of the class that is read puts what goes by that name into a view.
  private static func isPlaced(_ named: UInt64, _ builder: inout UIKitBuilder) -> Bool {
    guard let own = builder.lineage.first else { return false }
    if let known = builder.placedNames[own] { return known.contains(named) }
    var found: Set<UInt64> = []
    for type in builder.lineage {
      for declaration in builder.evaluator.linker.declarations(of: type) {
        for member in builder.evaluator.linker.everything(in: declaration) {
          found.formUnion(builder.evaluator.code.placedNames(in: member))
        }
      }
    }
    builder.placedNames[own] = found
    return found.contains(named)
  }

  /// What a class of a package adds nobody sees.
  static func noteClass(_ builder: inout UIKitBuilder) {
    let own = builder.own
    guard let top = builder.lineage.last,
      let name = builder.evaluator.linker[top].inherited.first
    else { return }
    if let type = builder.parts[own].type, builder.libraryTypes.contains(type) {
      let known = builder.parts[own].name
      return note(known ?? SourceName(file: top.file, name: name), above: top, &builder)
    }
    guard LibraryClasses.adding.contains(builder.parts[own].word) else { return }
    // Of a controller in an interface file its own class is not there.
    let isScene = builder.evaluator.files.interface(top.file) != nil
    if isScene, builder.evaluator.linker.isPlainScene(top) { return }
    if !isScene {
      let hash = builder.evaluator.hash(name, top.file)
      let above = builder.evaluator.linker.type(named: hash, from: top.file, inside: top)
      let isThere =
        above.map { !LibraryClasses.isForeign($0, above: top, &builder.evaluator) } ?? false
      if builder.evaluator.word(name, top.file) != .other || isThere { return }
    }
    let named = isScene ? builder.evaluator.linker[top].name : name
    note(SourceName(file: top.file, name: named), above: top, &builder)
  }

  private static func note(
    _ name: SourceName, above top: TypeID, _ builder: inout UIKitBuilder
  ) {
    let own = builder.own
    let site = Site(file: top.file, owner: top, environment: -1)
    let unknown = builder.add(UIKitKind(word: .other), nil, -1, site)
    builder.parts[unknown].name = name
    builder.parts[unknown].isUnknown = true
    builder.parts[unknown].isPlaced = true
    builder.parts[unknown].isAboveOthers = builder.parts.saysSomething(own)
    // A table of its own that nothing here fills is what that class shows.
    let tables = [UIKitNames.tableView, UIKitNames.collectionView].compactMap {
      builder.byName[$0]
    }
    builder.parts[own].children.removeAll { [parts = builder.parts] child in
      tables.contains(child) && parts[child].expression < 0 && parts[child].type == nil
        && !parts[child].isFilled && parts[child].hosted == nil
    }
    builder.parts[own].children.append(unknown)
  }

  /// Made an element by the app, such a view is called what the app says, or what its class does.
  static func settle(_ builder: inout UIKitBuilder) {
    for part in builder.parts.indices where isOfPackage(part, builder) {
      guard
        let element = builder.parts[part].settings.first(where: {
          $0.word == .isAccessibilityElement && $0.flag != false
        })
      else { continue }
      if builder.parts[part].word == .other { builder.parts[part].word = .UIView }
      var label = UIKitPart.Setting(
        word: .accessibilityLabel, name: element.name, value: .unknown,
        expression: builder.parts[part].expression, site: builder.parts[part].site)
      label.around = builder.parts[part].around
      builder.parts[part].settings.insert(label, at: 0)
    }
  }

  private static func isOfPackage(_ part: Int, _ builder: borrowing UIKitBuilder) -> Bool {
    guard let type = builder.parts[part].type else {
      return builder.parts[part].isUnknown
        && (builder.parts[part].word == .UIView || builder.parts[part].word == .other)
    }
    return builder.libraryTypes.contains(type)
  }

  /// What is set on it that takes it away, as far as that is known.
  static let hiding: Set<Word> = [.isHidden, .alpha, .accessibilityElementsHidden]
}

extension UIKitCode {
  /// `dial` and `note` of `view.addSubview(dial)`, `UIStackView(arrangedSubviews: [note, dial])`.
  fileprivate func placedNames(in member: MemberID) -> Set<UInt64> {
    var found: Set<UInt64> = []
    for id in files[member].expressions {
      guard case .call(let callee, let arguments) = files.expression(id, in: member.file) else {
        continue
      }
      let isPlacing =
        switch files.expression(callee, in: member.file) {
        case .name(let name), .member(_, let name):
          UIKitNames.placing.contains(files.word(name, in: member.file))
        default: false
        }
      for index in arguments {
        let argument = files.argument(index, in: member.file)
        let label = argument.label.map { files.word($0, in: member.file) }
        guard isPlacing && label == nil || label == .arrangedSubviews else { continue }
        insertNames(of: argument.value, member.file, into: &found)
      }
    }
    return found
  }

  private func insertNames(of id: ExpressionID, _ file: FileID, into found: inout Set<UInt64>) {
    switch files.expression(id, in: file) {
    case .array(let items):
      for item in items {
        if let name = ownName(files.item(item, in: file), file) {
          found.insert(files.hash(name, in: file))
        }
      }
    default:
      if let name = ownName(id, file) { found.insert(files.hash(name, in: file)) }
    }
  }
}
