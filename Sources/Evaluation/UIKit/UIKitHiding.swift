import Scenes
import Views

/// Views that code hides on one side of a condition and shows on another: each stands on the side that shows it.
///
/// `note.isHidden = isOn; form.isHidden = !isOn`, written with an `if`, are two states of a screen that are never
/// there together.
///
/// https://developer.apple.com/documentation/uikit/uiview/ishidden
enum UIKitHiding {
  static func settle(_ builder: inout UIKitBuilder) {
    for part in builder.parts.indices where builder.parts[part].isPlaced {
      if builder.parts[part].word == .UIActivityIndicatorView { settleTurning(part, &builder) }
      settle(part, &builder)
      if isNeverStarted(part, &builder) { hide(part, &builder) }
    }
  }

  private static func settle(_ part: Int, _ builder: inout UIKitBuilder) {
    let all = builder.parts[part].hiding
    // What is done later, and what nobody knows, has both states of itself.
    guard let word = all.first?.word, all.allSatisfy({ !$0.isLate && !$0.isHandedOn }) else {
      return
    }
    var begin = false
    var fork: Int?
    var sides: [Int32: Bool] = [:]
    // Code that is done again decides anew, as `didSet` does for each value.
    let last = UIKitOutcomes.withoutReplaced(
      word, all, of: builder.parts[part].around, builder.places)
    for setting in last {
      guard let isHidden = setting.hides(builder.evaluator.files) else { return }
      let steps = builder.places.between(setting.around, builder.parts[part].around)
      guard let step = steps.first else {
        (begin, fork, sides) = (isHidden, nil, [:])
        continue
      }
      guard steps.count == 1, case .side(let asked, let place) = step,
        builder.places.forks[asked].kind == .branch, fork == nil || fork == asked
      else { return }
      fork = asked
      sides[place] = isHidden
    }
    guard let fork else {
      if word == .isHidden { set(isHidden: begin, part, &builder) }
      return
    }
    if word == .alpha, !begin, !sides.values.contains(true) { return }
    if !builder.places.forks[fork].isExhaustive { builder.places.close(fork) }
    let places = builder.places.forks[fork].places
    let shown = places.filter { !(sides[$0] ?? begin) }
    if shown.isEmpty || shown.count == places.count {
      return set(isHidden: shown.isEmpty, part, &builder)
    }
    guard shown.count == 1 else { return }
    set(isHidden: false, part, &builder)
    builder.parts[part].around = builder.places.step(
      .side(fork: fork, place: shown[0]), in: builder.parts[part].around)
  }

  // MARK: Indicators

  /// `spinner.stopAnimating()`: it hides when it is stopped, and shows itself again when it is started.
  static func noteTurning(
    _ name: NameID, of part: Int, _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    let hash = builder.evaluator.hash(name, site.file)
    let stops = hash == UIKitNames.stopAnimating
    guard builder.parts[part].word == .UIActivityIndicatorView, !builder.parts[part].isInterface,
      stops || hash == UIKitNames.startAnimating
    else { return false }
    if !stops { builder.touch(part, name, id, site) }
    var setting = UIKitPart.Setting(
      word: .isHidden, name: name, value: .unknown, expression: id, site: site, flag: stops,
      around: builder.places.now)
    (setting.isLate, setting.isHandedOn) = (builder.isLate, builder.isHandedOn)
    builder.parts[part].settings.append(setting)
    return true
  }

  /// Where the sides of one condition stop it and start it that is known; else it is there at times where anything stops
  /// it.
  private static func settleTurning(_ part: Int, _ builder: inout UIKitBuilder) {
    let isTurning = { (setting: UIKitPart.Setting, files: LiveFiles) in
      guard setting.word == .isHidden, case .unknown = setting.value, setting.flag != nil else {
        return false
      }
      let hash = files.hash(setting.name, in: setting.site.file)
      return hash == UIKitNames.stopAnimating || hash == UIKitNames.startAnimating
    }
    let files = builder.evaluator.files
    let hiding = builder.parts[part].settings.filter { $0.word == .isHidden }
    let around = builder.parts[part].around
    let isKnown = hiding.allSatisfy { setting in
      setting.flag != nil && !setting.isLate && !setting.isHandedOn
    }
    let isAsked = hiding.contains { builder.places.isAsked($0.around, of: around) }
    if isKnown, isAsked { return }
    builder.parts[part].settings.removeAll { setting in
      isTurning(setting, files) && setting.flag == false
    }
    for index in builder.parts[part].settings.indices
    where isTurning(builder.parts[part].settings[index], files) {
      builder.parts[part].settings[index].flag = nil
      builder.parts[part].settings[index].around = -1
      builder.parts[part].settings[index].isLate = false
      builder.parts[part].settings[index].isHandedOn = false
    }
  }

  /// An indicator of the class's own that nothing starts: it hides as long as it does not turn.
  ///
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped
  private static func isNeverStarted(_ part: Int, _ builder: inout UIKitBuilder) -> Bool {
    let indicator = builder.parts[part]
    guard indicator.word == .UIActivityIndicatorView, indicator.type == nil, indicator.isMade,
      !indicator.isInterface, let named = indicator.name, let owner = indicator.site.owner
    else { return false }
    let hash = builder.evaluator.hash(named.name, named.file)
    let member = builder.evaluator.members(of: owner, named: hash).first
    // Elsewhere others may start it.
    if let member, !builder.evaluator.linker[member].isFilePrivate { return false }
    for declaration in builder.evaluator.linker.declarations(of: owner) {
      for id in builder.evaluator.linker.everything(in: declaration)
      where builder.evaluator.code.starts(id) {
        return false
      }
    }
    return true
  }

  private static func hide(_ part: Int, _ builder: inout UIKitBuilder) {
    guard let name = builder.parts[part].name else { return }
    builder.parts[part].settings.append(
      UIKitPart.Setting(
        word: .isHidden, name: name.name, value: .unknown,
        expression: builder.parts[part].expression, site: builder.parts[part].site, flag: true,
        around: builder.parts[part].around))
  }

  /// The last word that code has.
  private static func set(isHidden: Bool, _ part: Int, _ builder: inout UIKitBuilder) {
    guard let last = builder.parts[part].hiding.last else { return }
    builder.parts[part].hiding = []
    guard isHidden else { return }
    var setting = last
    (setting.word, setting.flag, setting.around) = (.isHidden, true, builder.parts[part].around)
    builder.parts[part].settings.append(setting)
  }
}

extension UIKitCode {
  /// It starts an indicator, hands one on, or says that it shows in any case.
  fileprivate func starts(_ member: MemberID) -> Bool {
    files[member].expressions.contains { id in
      switch files.expression(id, in: member.file) {
      case .name(let name), .member(_, let name):
        UIKitNames.starting.contains(files.hash(name, in: member.file))
      default: false
      }
    }
  }
}
