import Components
import VoiceOver

/// A screen's pieces as rules look at them: in reading order, each with what is around it.
struct PieceScreen {
  let framework: Framework
  let isLocalized: Bool
  private(set) var items: [Item] = []
  /// Repeated bodies of the guideline model, with what they cost.
  let rows: [Row]

  /// One stop, or something that is seen and is none.
  struct Item {
    enum Kind {
      case element(PieceElement)
      case silent(PieceContent)
    }
    var kind: Kind
    /// How many repeated bodies it stands in.
    var rows: Int
    /// Which of them is the innermost; -1 for none.
    var row: Int
    var isChrome: Bool
    /// The list that it stands in: those with the same are side by side.
    var list: Int
    /// The one around the branch that it stands in; -1 for none.
    var outerList = -1
    /// It is there only at times.
    var isConditional: Bool
    /// The sides of branches that it stands in, outermost first.
    var sides: [Side] = []

    struct Side {
      var branch: Int
      var side: Int
    }

    /// They stand on different sides of one branch: where one of them is, the other is not.
    func excludes(_ other: Item) -> Bool {
      zip(sides, other.sides).first { $0.branch != $1.branch || $0.side != $1.side }
        .map { $0.branch == $1.branch } ?? false
    }

    var element: PieceElement? { if case .element(let element) = kind { element } else { nil } }
    var silent: PieceContent? { if case .silent(let content) = kind { content } else { nil } }
  }

  struct Row {
    var piece: PieceRows
    var report: RowReport
  }

  init(
    _ screen: ComponentScreen, _ report: ViewReport, _ framework: Framework, isLocalized: Bool
  ) {
    self.framework = framework
    self.isLocalized = isLocalized
    var written: [PieceRows] = []
    Self.forEachRows(screen.guideline.content) { written.append($0) }
    rows = zip(written, report.rows).filter { $0.place == $1.place }.map {
      Row(piece: $0, report: $1)
    }
    var around = Around()
    add(screen.platform.content, &around)
    around = Around(isChrome: true, list: around.last + 1, last: around.last + 1)
    add(screen.platform.chrome, &around)
  }

  private struct Around {
    var rows = 0
    var row = -1
    var isChrome = false
    var isConditional = false
    var sides: [Item.Side] = []
    var lastBranch = -1
    var list = 0
    var outerList = -1
    /// The number given out last, of lists and of rows.
    var last = 0
    var lastRow = -1
  }

  private mutating func add(_ pieces: [Piece], _ around: inout Around) {
    let own = around
    for piece in pieces {
      around.rows = own.rows
      around.row = own.row
      around.list = own.list
      around.outerList = own.outerList
      around.isConditional = own.isConditional
      switch piece {
      case .element(let element): append(.element(element), around)
      case .silent(let content): append(.silent(content), around)
      case .group(_, let inner):
        open(&around)
        add(inner, &around)
      case .stack(_, let inner):
        // What stands in a stack of its own is not beside what is around that.
        open(&around)
        add(inner, &around)
      case .branch(let branch):
        around.lastBranch += 1
        let number = around.lastBranch
        for (index, side) in branch.sides.enumerated() {
          open(&around)
          around.outerList = own.list
          around.sides = own.sides + [Item.Side(branch: number, side: index)]
          around.isConditional = own.isConditional || branch.sides.count > 1 || !branch.isExhaustive
          around.rows = own.rows
          around.row = own.row
          add(side.pieces, &around)
        }
        around.sides = own.sides
      case .rows(let rows):
        open(&around)
        around.rows += 1
        around.lastRow += 1
        around.row = around.lastRow
        add(rows.pieces, &around)
      }
    }
    (around.rows, around.row, around.list) = (own.rows, own.row, own.list)
    around.outerList = own.outerList
    around.isConditional = own.isConditional
  }

  private func open(_ around: inout Around) {
    around.last += 1
    around.list = around.last
    around.outerList = -1
  }

  private mutating func append(_ kind: Item.Kind, _ around: Around) {
    items.append(
      Item(
        kind: kind, rows: around.rows, row: around.row, isChrome: around.isChrome,
        list: around.list, outerList: around.outerList, isConditional: around.isConditional,
        sides: around.sides))
  }

  private static func forEachRows(_ pieces: [Piece], _ visit: (PieceRows) -> Void) {
    for piece in pieces {
      switch piece {
      case .element, .silent: break
      case .group(_, let inner), .stack(_, let inner): forEachRows(inner, visit)
      case .branch(let branch): for side in branch.sides { forEachRows(side.pieces, visit) }
      case .rows(let rows):
        visit(rows)
        forEachRows(rows.pieces, visit)
      }
    }
  }
}

// MARK: - What is asked most

extension PieceScreen {
  var elements: [(item: Item, element: PieceElement)] {
    items.compactMap { item in item.element.map { (item, $0) } }
  }

  /// What the author wrote on elements, of one kind.
  func settings(
    _ kinds: PieceSetting.Kind...
  ) -> [(element: PieceElement, setting: PieceSetting)] {
    elements.flatMap { _, element in
      element.facts.set.filter { kinds.contains($0.kind) && !$0.isLost }.map { (element, $0) }
    }
  }

  /// Everything that is seen: what elements hold, and what stands by itself.
  var contents: [(content: PieceContent, element: PieceElement?, item: Item)] {
    items.flatMap { item -> [(content: PieceContent, element: PieceElement?, item: Item)] in
      switch item.kind {
      case .element(let element): element.facts.contents.map { ($0, element, item) }
      case .silent(let content): [(content, nil, item)]
      }
    }
  }

  /// Whether some stop says the words, or the same that is only known at run time.
  func isSaid(_ text: SourcedText) -> Bool {
    elements.contains { _, element in
      element.says(text)
    }
  }
}

extension PieceElement {
  /// All words of the text, and all that it is about, are in what is said here.
  func says(_ text: SourcedText) -> Bool {
    let said = label + .literal(" ") + value + .literal(" ") + hint
    if let known = text.known {
      let all = Words(said.literals.joined(separator: " "))
      return all.contains(phrase: Words(known)) || Words(known).isEmpty
    }
    let (own, asked) = (Set(said.expressions), text.expressions)
    // One text or another, where the name says one or the other as well.
    if asked.isEmpty, !text.literals.isEmpty {
      let all = Words(said.literals.joined(separator: " "))
      return text.literals.allSatisfy { all.contains(phrase: Words($0)) || Words($0).isEmpty }
    }
    return !asked.isEmpty && asked.allSatisfy(own.contains)
  }

  /// Nothing is said at it, its role apart.
  var isNameless: Bool { label.isEmpty && value.isEmpty && unknown == nil }
}
