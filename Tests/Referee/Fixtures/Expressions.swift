// swift-format-ignore-file
let sum = a + b * c - -d / (e % f) << 2 & ~g
let ternary = a ? b : c ? d : e
let nested = (a ? b : c) ?? d
let cast = a as? Int ?? b as! String as Any is Bool
let range = 0..<10, closed = 0...n, from = 3..., upTo = ..<5
let chain = a?.b!.c[0]?.d(e).f { $0 }.g
let tuple = (1, label: 2, (3, 4)), unit = ()
let array = [1, 2, 3,], empty: [Int] = [], nestedArray = [[1], [2, 3]]
let dict = ["a": 1, "b": 2,], emptyDict: [String: Int] = [:]
let call = f(a, b: c, _: d, default: e, in: g) 
let trailing = list.map { $0 + 1 }.filter { $0 > 2 }.reduce(0) { $0 + $1 }
let multi = view.animate { a } completion: { b } and: { c }
let generic = Array<Int>(repeating: 0, count: 3), g2 = Dictionary<String, [Int]>.self, g3 = a < b, g4 = f(a < b, c > d)
let g5 = Foo<Bar>.baz, g6 = Foo<Bar<Baz>>(), g7 = (a < b) > c, g8 = x.y<Int>(3), g9 = [Set<Int>]()
let types = [Int].self, opt = Int?.none, dictType = [String: Int](), fn = ((Int) -> Void).self, anyType = (any P).self
let implicit: Color = .red, chainImplicit = .init(a).b, call2 = .some(3), trailingImplicit = .task { x }
let keyPaths = [\.name, \Foo.bar, \Foo.bar.baz, \.[0], \.a?.b, \Foo<Int>.x, \.self, \[Int].count, \Foo[1, 2].x, \.a!.b]
let inoutCall = f(&a, &b.c)
let reduce = x.reduce(0, +), sorted = x.sorted(by: >), op2 = x.map(-)
let selector = #selector(Foo.bar(_:baz:)), keypath = #keyPath(Foo.bar), colour = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
let file = #file, line = #line, function = #function, macro = #stringify(a + b), macroClosure = #make { a } other: { b }
let prefixOps = !a, neg = -b, compl = ~c, pos = +d, notCall = !f(x), double = !(!a)
let postfix = a++, bang = b!, bangDot = c!.d, optionalCall = e?(f), optionalSubscript = g?[h]
let tries = try f(), tryQ = try? g(), tryBang = try! h(), aw = await i(), both = try await j() + k()
let assign: Void = (a = b)
a = b; a += c; a.b[c] = d; (a, b) = (b, a); _ = f(); a?.b = c
a.b = c ? d : e
let numbers = [1, 0x1F, 0b101, 0o17, 1_000, 1.5, 1e10, 0x1p3, 1.5e-3, 0xA.8p1, -1, 1.description.count]
let tupleMember = t.0.1, nestedTuple = (t.0).1, t3 = x.0.y, t4 = a.1 .2
let selfs = [self.a, Self.b, super.c, self[0], Self()], sub = self[a, b: c], sub2 = x[...], sub3 = x[1...], sub4 = x[..<2]
let ifExpr = if a { 1 } else if b { 2 } else { 3 }
let switchExpr = switch a { case .b: 1; case .c where d: 2; default: 3 }
let method = foo.bar(_:baz:), initRef = Foo.init, initRef2 = Foo.init(a:), unapplied = Foo.bar(_:)(x)
let metatype = type(of: a), protocolType = P.Protocol.self, t2 = Foo.Type.self
let mixed = a
  + b
  - c
let chained = foo
  .bar
  .baz(1)
  // a comment in between
  .qux { $0 }
  /* another */ .end
let boundness = a ?b : c
let withSpaces = a ? .b : .c, withSpaces2 = a ? -1 : +1, q = a ? [b] : [:], q2 = a ? b! : c?.d
let compare = a < b && c > d || e == f, compare2 = a<b, compare3 = (a < b, c > (d)), shift = a >> b, shift2 = a<<b
let call3 = a < (b) , call4 = foo<Int>(a), call5 = foo < Int > (a), less = i<n
let nilc = a ?? b ?? { c }(), fnCall = { 1 }(), closureArg = f({ $0 }), closureArg2 = f(a: { $0 }, b: { 1 })
let consumeCopy = consume a, c2 = copy b, borrowed = f(consume x)
let await2 = await a.b.c(), awaitInArg = f(await g(), try h())
let anyAs = a as any P, someAs = x as! (any P & Q)?, fnAs = f as (Int) -> Void, arrAs = x as? [String: Any]
let isCheck = a is Int && b is [String], isT = x is Foo.Type, notIs = !(x is Foo)
let each1 = (repeat each x), each2 = repeat (each x).y
let placeholder: Array<_> = [1], p2: (_, Int) = (1, 2)
let long = a && b || c && !d || (e && f) && g != h && i !== j && k === l
let custom = a <*> b |> c >>> d ~= e .+ f ∘ g, unicode = √x, dots = a ... b, arrow = a --> b
let unsafeExpr = unsafe f(), unsafe2 = unsafe x.y + z
let optChain = a?.b?.c?(), optChain2 = a?.b?[c]?.d!, optChain3 = try? a?.b()
let literal: Set = [1, 2], multiLine = [
  1,
  2,
]
let lineCall = foo(
  a,
  b: c,
)
foo
  .bar()
(a).b()
[1, 2].forEach { print($0) }
let statement = a
{ b }()
let newLineSubscript = a
[1].count
let newLineParen = a
(b).c
x = y
-z
let semi = a; b; c
let macro3 = #Predicate<Foo> { $0.a == b }
func lines() {
  return
  a
}
func values() -> Int {
  return a
    + b
}
#Preview { Text("x") }
#Preview("Name", traits: .sizeThatFits) { Text("x") }
let colon = a ? (b: 1, c: 2) : d, colon2 = f(a ? b : c, d: e), colon3 = [a ? b : c: d]
let emptyTrailing = f { }, emptyArgs = f() { }, closureThenDot = f { }.g, closureSubscript = f { }[0], c9 = f[0] { }
if let x = f({ $0 }), y { }
if f(where: { $0 }) == true { }
for x in y.filter({ $0 }) where z { }
while x.contains(where: { $0 }) { }
guard let self else { return }
switch f({ $0 }) { default: break }
if (a { b }) { }
if a == .b { }
if x is Foo { }
if case .a = b, case let .c(d) = e, #available(iOS 16, *), let f, let g = h, i < j { }
if let a = b as? C, a.d { }
if !x.isEmpty, try y() { }
if a { } else if b { } else { }
if x == (Foo { 1 }) { }
if [1, 2].contains(a) { }
