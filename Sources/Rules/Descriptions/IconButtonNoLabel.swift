import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let iconButtonNoLabel = Rule(
    id: "icon-button-no-label",
    title: "A control is only an icon, and has no label",
    severity: .serious,
    wcag: ["4.1.2"],
    document: .descriptions,
    population: .iconControls,
    claim: "have no label",
    wrong: "The whole label of a control is an image without an accessibility label.",
    heard:
      "What the system calls the symbol, or the name of the file: \"Trash. Button.\", whatever it deletes.",
    fix:
      "Say what the control does: a title with a Label, or an accessibilityLabel on the control.",
    bad: iconsWithoutName, good: iconsWithName,
    check: .both(
      {
        IconButtonNoLabelCheck(
          scene: $0.scene, tree: $0.tree, inherited: $0.inherited, sayings: $0.sayings,
          pictures: $0.pictures, counts: $0.counts, names: $0.names, images: $0.images,
          nameless: $0.nameless, actions: $0.actions, taps: $0.taps
        ).find(&$1)
      }, findBarItems),
    pieces: PieceCheck(
      reactNative: "Give it an accessibilityLabel that says what it does.",
      flutter: "Give it a tooltip, or its icon a semanticLabel, that says what it does.",
      examples: [
        .reactNative(
          bad: """
            <Pressable accessibilityRole="button" onPress={f}>
              <Icon name="trash" />
            </Pressable>
            """,
          good: """
            <Pressable accessibilityRole="button" accessibilityLabel="Delete" onPress={f}>
              <Icon name="trash" />
            </Pressable>
            """),
        .flutter(
          bad: """
            IconButton(icon: Icon(Icons.delete), onPressed: f)
            """,
          good: """
            IconButton(tooltip: 'Delete', icon: Icon(Icons.delete), onPressed: f)
            """),
      ],
      findNamelessIcons))
}

private struct IconButtonNoLabelCheck {
  let scene: Scene
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings
  let pictures: Pictures
  let counts: Counts
  let names: Names
  let images: HeardImages
  let nameless: Nameless
  let actions: Actions
  let taps: Taps

  func find(_ report: inout SceneReport) {
    findTabItems(&report)
    findTabs(&report)
    findMadeButtons(&report)
    for control in tree.judged.controls
    where inherited[control].label < 0 && (inherited.isHeard(control) || isAction(control)) {
      guard isNamedByItsLabel(control), !nameless.isDrawn(control), !isNamedBetween(control) else {
        continue
      }
      let icons: [Scene.NodeID]
      var isAlways = true
      switch names.shownName(of: control) {
      case .icons(let shown): icons = shown
      // A text, or what spins while something is done, may stand there in another case only.
      case .text, .unknown:
        icons = iconsAtTimes(in: control)
        isAlways = false
      case .nothing: continue
      }
      guard let icon = icons.first else { continue }
      let heard = heard(ofOneOf: icons)
      guard inherited.isHeard(control) else {
        // Where some screen has it as a control of its own, that one speaks.
        let isOffered = isOffered(control)
        let action =
          isOffered ? "action" : "\(tree.word(of: control)), an action of the element around it,"
        let name = heard.map { "lists it as \($0)" } ?? "has no name for it"
        report.add(
          control,
          "\(isAlways ? "The" : "At times the") \(action) shows only an image: VoiceOver \(name).",
          severity: isAlways && isOffered ? nil : .moderate)
        continue
      }
      guard !isLabel(icon) else {
        report.add(
          control,
          "The title of the Label in the \(tree.word(of: control)) is empty: only its image could name it."
        )
        continue
      }
      report.add(
        control,
        isAlways
          ? "The \(tree.word(of: control)) \(isShown(control) ? "shows only an image" : "is named by an image alone"): VoiceOver reads \(heard ?? "nothing but the role")."
          : "At times the \(tree.word(of: control)) shows only an image: VoiceOver reads \(heard ?? "nothing but the role").",
        severity: isHeardRightly(icons) ? .minor : isAlways ? nil : .moderate)
    }
  }

  /// All that the control shows in some case, or once the picture in its label has come, which says nothing.
  func iconsAtTimes(in control: NodeID) -> [NodeID] {
    let icons = images.iconsWithoutTitle(in: control)
    guard icons.isEmpty, case .icons(let beside)? = names.shownOnceLoaded(control) else {
      return icons
    }
    return beside
  }

  /// What is read of the first image, or of those that take its place.
  func heard(ofOneOf icons: [NodeID]) -> String? {
    guard let first = icons.first(where: { heard(of: $0) != nil }) else { return nil }
    var all: [String] = []
    for icon in icons where icon == first || tree.isInOtherCase(icon, than: first) {
      guard all.count < 3, let heard = heard(of: icon), !all.contains(heard) else { continue }
      all.append(heard)
    }
    return all.joined(separator: " or ")
  }

  /// What the system says for the symbol is what such a button does.
  func isHeardRightly(_ icons: [NodeID]) -> Bool {
    icons.allSatisfy { icon in
      guard !scene.isUIKit(icon), !tree.isText(icon) else { return false }
      let names = pictures.symbols(of: icon)
      return !names.isEmpty
        && names.allSatisfy { PlatformNames.deedsOfSymbols.contains(SymbolNames.spoken($0)) }
    }
  }

  /// The items of tab bars, which are views of no kind of control.
  func findTabItems(_ report: inout SceneReport) {
    for (number, modifier) in scene.modifiers.enumerated()
    where modifier.word == .tabItem && modifier.content >= 0
      && tree.judged.contains(inherited.hosts[number])
    {
      guard inherited[inherited.hosts[number]].hiddenBy < 0,
        case .icons(let icons) = names.shown(in: scene.views(of: modifier)), let icon = icons.first
      else { continue }
      let heard = icons.compactMap { self.heard(of: $0) }.first
      report.add(
        modifier: Int32(number),
        isLabel(icon)
          ? "The title of the tab's Label is empty: only its image could name it."
          : "The tab shows only an image: VoiceOver reads \(heard ?? "nothing but the role").",
        fix: "Give the tab a title with a Label, or its image an accessibilityLabel.")
    }
  }

  /// Tabs that are written as views: of an image alone, or with an empty title beside one.
  func findTabs(_ report: inout SceneReport) {
    for tab in tree.judged.tabs where inherited[tab].hiddenBy < 0 && inherited[tab].label < 0 {
      if let title = sayings.title(of: tab) {
        guard sayings.isSilent(title) else { continue }
        let heard = heard(of: tab)
        report.add(
          tab, "The title of the tab is empty: VoiceOver reads \(heard ?? "nothing but the role").",
          fix: "Give the tab its title, which names it wherever it is shown.")
      } else if case .icons(let icons) = names.shown(in: scene.children(of: tab, .label)) {
        let heard = icons.compactMap { self.heard(of: $0) }.first
        report.add(
          tab, "The tab shows only an image: VoiceOver reads \(heard ?? "nothing but the role").",
          fix: "Give the tab a title with a Label, or its image an accessibilityLabel.")
      }
    }
  }

  /// Symbols that a trait makes buttons of; that a file has no label is said of its image.
  func findMadeButtons(_ report: inout SceneReport) {
    var last: Scene.NodeID = -1
    for gesture in inherited.judged.gestures {
      let host = inherited.hosts[Int(gesture)]
      guard host != last, isMadeButton(gesture), case .icons(let icons) = names.shown(in: [host]),
        icons.allSatisfy({ isSymbol($0) }), let heard = icons.first.flatMap({ heard(of: $0) })
      else { continue }
      last = host
      report.add(
        host,
        "The view is made a button and shows only an image: VoiceOver reads \(heard).",
        fix: "Say in an accessibilityLabel what a tap does.")
    }
  }

  func isLabel(_ icon: NodeID) -> Bool { if case .label = tree.kind(icon) { true } else { false } }

  /// One element that a tap is for: a trait says that it is a button, and no label says of what.
  func isMadeButton(_ gesture: Int32) -> Bool {
    let host = inherited.hosts[Int(gesture)]
    let around = inherited[host]
    guard case .tap = actions.gestureKind(tree.modifier(gesture)), !scene.isUIKit(host) else {
      return false
    }
    return inherited.isHeard(host) && around.traits.contains(.button) && around.label < 0
      && around.value < 0
      && counts.before[Int(gesture)].most == 1 && counts.before[Int(gesture)].controls == 0
      && !counts.tallies[Int(host)].isOpen && inherited.elements(around: host).isEmpty
  }

  func isSymbol(_ icon: NodeID) -> Bool {
    if case .symbol = pictures.source(of: icon) { true } else { false }
  }

  /// What is read of an image, or of a text made of one; nil for one without any name.
  func heard(of icon: NodeID) -> String? {
    switch scene.isUIKit(icon)
      ? pictures.imageSource(ofUIKit: icon)
      : tree.isText(icon) ? .symbol(nil) : pictures.source(of: icon)
    {
    case .asset(let name?) where pictures.isNamedByTools(icon): "the file name of “.\(name)”"
    case .asset(let name?): "the file name “\(name)”"
    case .symbol(let name?): heard(ofSymbol: name, isUIKit: scene.isUIKit(icon))
    case .symbol: "a description of the symbol"
    case .asset: "the name of a file"
    case .unknown: "what the image is called"
    case .data, .decorative, .labelled, .resolved: nil
    }
  }

  private func heard(ofSymbol name: String, isUIKit: Bool) -> String {
    let said = isUIKit ? SymbolNames.spokenInUIKit(name) : SymbolNames.spoken(name)
    return said == name ? "the name of the symbol “\(name)”" : "“\(said)” for the symbol “\(name)”"
  }

  /// VoiceOver lists it by its name among the actions of an element: of a row, of what is combined, of
  /// the control in whose label it lies.
  func isAction(_ control: NodeID) -> Bool {
    if isOffered(control) || isListed(control) { return true }
    guard let outer = taps.activated(around: control) else { return false }
    return inherited.isHeard(outer) && tree.isWhole(control)
  }

  /// The first action of what is combined is what a tap on that does, and has no name.
  func isListed(_ control: NodeID) -> Bool {
    guard taps.isCarried(control), let element = inherited.elements(around: control).last else {
      return false
    }
    return tree.controls[tree.controls.place(of: element.node)...].prefix { $0 < control }
      .contains { taps.isCarried($0) }
  }

  /// An element that is made of it inside the one whose action it becomes has a label: what is combined again
  /// names its actions by the labels of its parts (MODEL 0.3-5).
  func isNamedBetween(_ control: NodeID) -> Bool {
    inherited.elements(around: control).dropLast().contains { $0.outer.label >= 0 }
  }

  func isOffered(_ control: NodeID) -> Bool {
    let around = inherited[control]
    return around.surroundings.contains(.actions) && around.hiddenBy < 0 && around.control < 0
      && tree.isWhole(control)
  }

  func isNamedByItsLabel(_ control: NodeID) -> Bool {
    guard !inherited[control].surroundings.contains(.labeledContent) else { return false }
    switch tree.control(control) {
    case .button, .link, .navigationLink, .menu, .toggle, .slider, .stepper: return true
    // Elsewhere its title is no name.
    case .picker: return !nameless.isListOfChoices(control) && nameless.isMenu(control)
    default: return false
    }
  }

  /// Its label is what is seen of it.
  func isShown(_ control: NodeID) -> Bool {
    switch tree.control(control) {
    case .slider, .stepper, .picker: false
    default: true
    }
  }
}

private func findBarItems(_ declarations: Declarations, _ report: inout Report) -> Int {
  let items = declarations.iconBarItems()
  for item in items.unnamed {
    report.add(
      Origin(file: declarations.file, offset: declarations.code.offsets[Int(item.expression)]),
      owner: item.owner, item.path,
      "The bar button item shows only an image: VoiceOver reads \(item.heard).")
  }
  return items.count
}

private func findNamelessIcons(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (item, element) in screen.elements
  where element.isPressed && element.isNameless && element.showsOnlyIcons && !element.isField {
    guard !element.facts.isDisabled, !element.facts.onlyDismissesKeyboard,
      !element.facts.set.contains(where: { $0.kind == .label })
    else { continue }
    let heard = element.utterance { $0.said }.said
    report.add(
      element,
      "The control shows only an image: VoiceOver \(heard.isEmpty ? "says nothing" : "says only “\(heard)”").",
      severity: item.isConditional ? .moderate : nil)
  }
}
