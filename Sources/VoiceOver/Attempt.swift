package import Views

/// Reads one view of the repository by itself.
///
/// Types that are no views are not read.
package func read(
  _ type: TypeID, in index: ViewIndex, _ settings: ReadingSettings = ReadingSettings()
) -> Reading? {
  var fragments = Fragments()
  return read(type, in: index, settings, &fragments)
}

/// The same for one of many views of a tree, which have much in common.
package func read(
  _ type: TypeID, in index: ViewIndex, _ settings: ReadingSettings, _ fragments: inout Fragments
) -> Reading? {
  attempt(type, in: index, settings, &fragments).reading
}

/// What came of looking at a type, and all that was asked on the way: where there is nothing to read,
/// another answer may make a view of it.
package struct Attempt: Sendable {
  package var reading: Reading?
  package var lookups: Lookups
}

package func attempt(
  _ type: TypeID, in index: ViewIndex, _ settings: ReadingSettings, _ fragments: inout Fragments
) -> Attempt {
  // Lent, not copied: the evaluator adds to them.
  var lent = Fragments()
  swap(&lent, &fragments)
  var evaluator = Evaluator(root: type, index: index, settings: settings, lent)
  lent = Fragments()
  let reading = read(type, in: index, settings, &evaluator)
  swap(&evaluator.fragments, &fragments)
  return Attempt(reading: reading, lookups: evaluator.linker.lookups)
}

private func read(
  _ type: TypeID, in index: ViewIndex, _ settings: ReadingSettings, _ evaluator: inout Evaluator
) -> Reading? {
  guard let kind = evaluator.kind(of: type) else {
    return readUIKit(type, in: index, settings, &evaluator)
  }
  evaluator.readsView = kind == .view
  evaluator.emitRoot()
  if evaluator.hasNoMoreRoom { evaluator.leaveOutAll() }
  evaluator.fragments.note(evaluator.scene.nodes.count, of: type)
  if kind == .view { evaluator.keepOwn() }
  let isUnmade = kind == .view && evaluator.linker.isUnmade(type)
  let isPart = kind == .view && evaluator.linker.isMadeAsPart(type)
  let target = evaluator.linker.deploymentTarget(of: type.file)
  var reading = reading(of: type, kind, &evaluator)
  reading.outline.report.isUnmade = isUnmade
  reading.outline.isPart = isPart
  if isUnmade, settings.leavesOutUnmade { reading.outline.leaveOut() }
  reading.target = target
  if evaluator.isTooLarge { reading.outline.report.outgrow() }
  return reading
}

/// A view, cell or controller of UIKit, by what its own code builds.
private func readUIKit(
  _ type: TypeID, in index: ViewIndex, _ settings: ReadingSettings, _ evaluator: inout Evaluator
) -> Reading? {
  let tabs = evaluator.linker.inherits(type, .UITabBarController) ? Word.UITabBarController : nil
  guard let word = tabs ?? evaluator.uiKitClass(of: type) else {
    return readPlain(type, in: index, settings, &evaluator)
  }
  // What interface files have for a class that has source is read as that class.
  if evaluator.files.interface(type.file) != nil, !evaluator.linker.isSceneAlone(type) {
    return nil
  }
  let isController = UIKitClasses.controllers.contains(word)
  _ = evaluator.instantiate(type, creator: -1)
  // Something else may show a controller that has nothing to say.
  let isContainer = UIKitClasses.containers.contains { evaluator.linker.inherits(type, $0) }
  guard evaluator.emitUIKit(type, word) || isController && !isContainer else { return nil }
  if evaluator.hasNoMoreRoom { evaluator.leaveOutAll() }
  let kind: ReadingOutline.Kind = isController ? .controller : .component
  let isBase = kind == .controller && evaluator.linker.isBase(type)
  var reading = reading(of: type, kind, &evaluator)
  // Those that are made from it say all that its code does.
  reading.outline.report.isUnmade = isBase
  if isBase, settings.leavesOutUnmade { reading.outline.leaveOut() }
  if evaluator.isTooLarge { reading.outline.report.outgrow() }
  return reading
}

/// A class that only shows others: there is nothing of it to tell.
private func readPlain(
  _ type: TypeID, in index: ViewIndex, _ settings: ReadingSettings, _ evaluator: inout Evaluator
) -> Reading? {
  guard PlainClasses.mayShow(type, evaluator.files) else { return nil }
  _ = evaluator.instantiate(type, creator: -1)
  guard PlainClasses.read(type, &evaluator), !evaluator.hasNoMoreRoom, !evaluator.isTooLarge else {
    return nil
  }
  return reading(of: type, .component, &evaluator)
}

/// What VoiceOver makes of the scene, which is taken.
private func reading(
  of type: TypeID, _ kind: ReadingOutline.Kind, _ evaluator: inout Evaluator
) -> Reading {
  let index = evaluator.linker.index
  var reader = Reader(type: type, index: index, evaluator.settings, evaluator.takeScene())
  swap(&reader.figures, &evaluator.fragments.figures)
  let reading = reader.reading(kind, evaluator.linker.lookups)
  swap(&reader.figures, &evaluator.fragments.figures)
  evaluator.fragments.work += reader.work
  return reading
}

extension Evaluator {
  fileprivate mutating func emitRoot() {
    let instance = instantiate(root, creator: -1)
    instances[0].isKnown = true
    emitBody(of: instance)
  }

  /// Something unknown in place of the view, whose parts have to speak for themselves.
  fileprivate mutating func leaveOutAll() {
    let asked = linker.lookups
    var lent = Fragments()
    swap(&lent, &fragments)
    var next = Evaluator(root: root, index: linker.index, settings: settings, lent)
    lent = Fragments()
    next.linker.depend(on: asked)
    next.emitUnwritten()
    next.isTooLarge = true
    self = next
  }

  private mutating func emitUnwritten() {
    let instance = instantiate(root, creator: -1)
    for body in members(of: root, named: WellKnown.body) {
      guard let block = linker[body].body else { continue }
      let site = inside(body, self: .instance(instance))
      noteParts(in: block, site)
      guard scene.nodes.isEmpty, let first = files.firstExpression(of: block, site.file) else {
        continue
      }
      emitOpaque(nil, first, site, .content, [])
    }
    scene.gaps.append(-1)
  }

  /// The scene, which it has no more: whoever adds to it would copy what two have.
  fileprivate mutating func takeScene() -> Scene {
    var taken = Scene()
    swap(&taken, &scene)
    taken.boundRepetitions()
    return taken
  }

  /// What kind of thing to read a type is, if any.
  mutating func kind(of type: TypeID) -> ReadingOutline.Kind? {
    guard hasBody(type) else { return nil }
    if linker.isView(type) || hasBodyFunction(type) { return .view }
    if linker.inherits(type, .App) || linker.inherits(type, .Scene) { return .app }
    return nil
  }

  private mutating func hasBody(_ type: TypeID) -> Bool {
    members(of: type, named: WellKnown.body).contains { linker[$0].body != nil }
  }
}
