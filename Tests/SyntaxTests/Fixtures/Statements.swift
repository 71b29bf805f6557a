// swift-format-ignore-file
func statements() throws {
  if a { b() } else if let c, var d = e, case .f(let g)? = h, #available(iOS 17, *) { i() } else { j() }
  if foo { $0 }, bar {}
  if items.contains(where: { $0 > 1 }) { x() }
  if let x = items.first { $0 == 1 }?.name { y() }
  if case let .some(x) = y, x > 0 {}
  if case (1, let b) = pair {}
  if !isOn == true {}
  if (a) {}
  guard let self, let x = self.x as? Int else { return }
  guard case .a = b else { throw E.bad }
  guard #unavailable(iOS 16) else { fatalError() }
  for x in xs where x > 1 { continue }
  for (i, x) in xs.enumerated() { break }
  for case let .a(x)? in xs {}
  for try await line in url.lines {}
  for _ in 0..<3 {}
  for x: Int in xs.filter({ $0 > 1 }) {}
  outer: while let x = next(), x != nil { break outer }
  inner: for x in y { continue inner }
  repeat { x += 1 } while x < 10
  while true { }
  do { try f() } catch let error as MyError where error.code == 1 { } catch is Other, E.a { } catch { throw error }
  do throws(E) { }
  defer { close() }
  switch value {
  case 1, 2: one()
  case let x where x > 3:
    three(); four()
  case .a(let x, label: _), .b(var x): break
  case let (x, y): fallthrough
  case is Int: return
  case let x as String: print(x)
  case "a"..."z": z()
  case _ where x: w()
  case nil: n()
  #if DEBUG
  case .debug: d()
  #else
  case .release: r()
  #endif
  @unknown default:
    assertionFailure()
  }
  switch (a, b) { default: { x() }() }
  switch foo { case .bar: #if X
    x()
    #endif
    y()
  }
  return
}
func values() -> Int {
  return if x { 1 } else { 2 }
}
func more() {
  let x: Int
  x = switch y { case 1: 2 default: 3 }
  return x
    .map { $0 }
  func nested() {}
  struct Local { var x = 1 }
  typealias T = Int
  @Sendable func work() {}
  var z: Int { 3 }
  let a = 1, b = 2
  yield(1)
  print("x");
  _ = { [weak self, x = y.z] (a: Int, b) async throws -> Int in a }
  if x { return }
  return
  foo()
}
func accessors() {
  var x: Int { get { 1 } set { } }
}
if #available(iOS 15.0, macOS 12, *), true {}
while let x = it.next() {}
throw Failure(reason: "x")
