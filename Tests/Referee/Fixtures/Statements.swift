// swift-format-ignore-file
func f() {
  guard let a = b, let c, var d = e else { return }
  guard case .a(let x)? = y, x > 3 else { throw E.a }
  if let a { b(a) } else if case let (c, d) = e { f() } else { g() }
  if let a: Int = b { }
  if case .some(let x) = y, case 1...3 = z, case is Int = w, case let x as String = v { }
  if #available(iOS 16.0, macOS 13, *) { } else { }
  if #unavailable(iOS 15) { }
  while let x = next(), x < 3 { continue }
  while true { break }
  repeat { a() } while b
  outer: for x in 0..<3 { inner: for y in z where y > x { continue outer } ; break outer }
  for (i, x) in xs.enumerated() { }
  for case let x? in xs where x > 1 { }
  for case .a(let b) in c { }
  for var x in y { }
  for _ in 0..<3 { }
  for x: Int in y { }
  for await x in stream { }
  for try await (a, b) in stream { }
  do { try a() } catch { b(error) }
  do { try a() } catch E.a(let x) where x > 1 { } catch let e as F { } catch is G, .h { } catch { }
  do throws(E) { } catch { }
  do { }
  defer { a() }
  switch x {
  case 1, 2: a()
  case 3...5: b()
  case let y where y > 3: c()
  case (let a, 1), (1, let a): d(a)
  case let (a, b): e()
  case .a: fallthrough
  case .b(let c, d: _): f()
  case .c(.d(let e)): g()
  case let .e(f, g: h): i()
  case is Int: j()
  case let x as String: k()
  case "a": l()
  case nil: m()
  case _ where a: n()
  case Foo.bar, foo.baz(): o()
  case (_, _): p()
  case .x?: q()
  case let .y(z)?: r()
  case var w: break
  case -1, +2, !b: s()
  case [1, 2]: t()
  case { $0 }: u()
  case ..<0: v()
  @unknown default: w()
  }
  switch (a, b) { case (.a, .b): c(); case (let x?, nil): d(x); default: break }
  switch x { }
  switch x {
  #if DEBUG
  case .a: b()
  #else
  case .c: d()
  #endif
  default: break
  }
  return
}
func g() -> Int { return switch a { case .b: 1; default: 2 } }
func h() -> Int { return if a { 1 } else { 2 } }
func i() { throw Error.a(b: 1) }
func j() { let x = y; let z = w; return x + z }
func k() { return; }
func l() { label: do { break label } ; label2: if a { break label2 } ; label3: switch b { default: break label3 } }
func m() -> Int { let x: Int; if a { x = 1 } else { x = 2 }; return x }
func n() { a: while b { } }
func o() { struct Local { var x: Int } ; func inner() { } ; enum E { case a } ; typealias T = Int ; let y = Local(x: 1) ; class C { } }
func p() { if a { return } ; if b { return c } ; b() }
func q() { yieldy() ; yield(x) ; let yield = 3 ; then(x) ; discard(x) ; let each = 3 ; each.x ; repeat { } while each }
func r() { let async = 1, await = 2, get = 3, set = 4, actor = 5, some = 6, any = 7, left = 8, open = 9, macro = 10, of = 11 ; async ; set(actor) ; open = set }
func s() { actor.x() ; open() ; set { } ; final.x ; async { } ; optional?.x ; required() ; override(x) ; dynamic.y ; lazy = 3 ; weak.z ; infix + postfix ; indirect[0] ; package.a ; prefix(3) }
func t() { if x { y } ; z }
func u() { #warning("x") ; #error("y") ; print(#line) }
func v() { if a, b { } ; if a { } ; guard a else { return } ; if (a) { } ; if (a, b) == c { } }
func w() { for x in [1, 2] { } ; for x in a.b { } ; for x in f(y) { } ; for x in (a) { } ; for x in a ? b : c { } ; for x in stride(from: 0, to: 3, by: 1) { } }
func x() { a = b ?? { c }() ; let d = e.map { $0 } ?? [] ; guard let f = g.first(where: { $0.h }) else { return } }
func y() { self.init() ; super.init(x: 1) ; self = .a ; Self.b() ; _ = self }
func z() { let x = if let y { y } else { throw E() } ; let w = try? switch x { default: 1 } ; v = if a { b } else { c } }
func aa() { let _: Int = 3 ; let _ = 4 ; var (a, b): (Int, Int) = (1, 2) ; let (c, _) = d ; let e: Int, f: Int }
func ab() { import_() ; case_ = 1 ; `if` = 2 ; `self`.x ; x.`default` ; x.default ; x.init() ; x.self ; x.Type ; x.`init` ; x.if ; .default ; .self }
