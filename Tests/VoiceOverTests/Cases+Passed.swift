extension Case {
  /// What was passed on: in a case of an enum, in a closure, under a condition.
  static let passed: [Case] = [
    Case(
      "items of a bar that is hidden",
      """
      Text("A")
        .toolbar(.hidden, for: .navigationBar)
        .toolbar {
          Button("Back") {}
          ToolbarItem(placement: .cancellationAction) { Button("Leave") {} }
          ToolbarItem(placement: .bottomBar) { Button("Share") {} }
        }
      """, p: "2", g: "2", say: ["A."], chrome: "1"),
    Case(
      "items of a bar that is hidden at times",
      """
      if isOpen { Text("A").navigationBarHidden(true) } else { Text("B") }
      Text("C").toolbar { Button("Leave") {} }
      """, p: "3", g: "3", say: ["A.", "C."], chrome: "1"),
    Case(
      "lines as thin as a pixel",
      """
      Text("A")
      Rectangle().fill(.gray).frame(height: 1 / displayScale)
      Rectangle().frame(width: 1 / UIScreen.main.scale, height: 40)
      Rectangle().frame(height: pixelLength)
      """, p: "1", g: "1", say: ["A."],
      beside: """
        extension Sample {
          @Environment(\\.pixelLength) var pixelLength
          @Environment(\\.displayScale) var displayScale
        }
        """),
  ]
}
