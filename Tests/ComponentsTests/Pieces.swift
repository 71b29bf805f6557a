import Components
import VoiceOver

func place(_ line: Int) -> Place { Place(path: "Inbox.tsx", line: line, column: 1) }

func text(_ text: String, line: Int = 1) -> Piece {
  .element(
    PieceElement(
      .text, at: place(line), in: "Inbox", anchor: "Text", label: .literal(text),
      traits: .staticText))
}

func rows(_ pieces: [Piece], line: Int, count: Int) -> Piece {
  .rows(
    PieceRows(
      at: place(line), in: "Inbox", anchor: "List", count: count, isAssumed: true, pieces))
}

func branch(_ sides: [PieceSide], isExhaustive: Bool) -> Piece {
  .branch(PieceBranch(at: place(1), isExhaustive: isExhaustive, sides))
}

func screen(_ pieces: [Piece]) -> ComponentScreen {
  let lists = PieceLists(content: pieces)
  return ComponentScreen(
    name: "Inbox", place: place(1), reason: .unused, platform: lists, guideline: lists)
}
