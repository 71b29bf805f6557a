// swift-format-ignore-file
let sum = a + b * -c / 2 - d!.e?.f[0]
let cmp = a < b && c > d || (e >= f) == !g
let generic = Array<Int>(), nested = Dictionary<String, [Set<Int>]>.self, opt = Foo<Bar<Baz>>?.none
let less = (a < b, c > (d))
let call = f<Int>(x), static1 = Result<Int, any Error>.success(1)
let ternary = flag ? a : b ? .c : .d(e)
let cast = x as? [String: Any] ?? [:], is1 = y is Int, force = z as! () -> Void
let tried = try? await load(from: url), other = try! f() + g()
let range = 0..<10, closed = (1...), upTo = ...5, both = a...b
let shift = a >> b << c, sh2 = x>>y, ge = a>=b
let op = [1, 2].reduce(0, +), sort = xs.sorted(by: >), cmpf = list.max(by: <)
let path = \Card.title.count, self1 = \.self, opt2 = \.a?.b!.c, sub = \[Int].[0], p = \Foo<Int>.bar
let implicit: Color = .red.opacity(0.5), member = .init(x: 1)
let tuple = (a: 1, 2, c: (3)), dict = ["a": 1, "b": [1, 2,],], empty: [Int: Int] = [:], none = [Int]()
let closureCall = items.map { $0.name }.filter { !$0.isEmpty }
let fn = fetch(from:to:), method = Card.show(id:), ctor = String.init(describing:)
let macro = #selector(Card.open(_:)), file = #file, line = #function, ex = #expect(a == b)
let number = 0xFF + 0b10_10 + 0o17 + 1_000.5e-3 + 0x1.8p3, t0 = pair.0.1
let inout1 = withUnsafe(&value, &array[0])
let assign: () = (x = 3)
let some1: some View = (any P).self, t = (Int, String).self, f2 = ((Int) -> Void)?.none
let throwing = (() throws -> Int).self, asyncf = (@Sendable () async throws -> Void).self
let consumeIt = consume x, copied = copy y, unsafe1 = unsafe pointer.pointee
let chain = view
  .padding()
  .frame(width: 1,
         height: 2)
  // a comment between
  .background { Color.red } content: { Text("x") }
let multi = Button { tap() } label: { Label("x", systemImage: "y") }
let value = if a { 1 } else if b { 2 } else { 3 }
let switched = switch x { case .a: 1
  case .b where y, .c(_): z
  default: 0 }
let regex = /ab+c\/d/, r2 = #/a/b/#, r3 = text.contains(/[a-z](\d)/), div = a / b / c, half = x/2
let isEmpty = self.items[safe: 3, default: nil]?.value ?? Self.none
let unicode = 数 + café.naïve ≤ 3, emoji = 🐶🐮.🎉, `in` = `class`
x += 1; y -= 2 ; z = w
foo.bar = baz ?? { throw E.x }()
_ = a
-b
let multiline = a
  + b
  && c
  ? d
  : e
super.init(frame: .zero)
self[0] = 1
Self.make()
await withTaskGroup(of: Int.self) { group in group.addTask { 1 } }
(a, b) = (b, a)
[1, 2].forEach { print($0) }
precedence = a &+ b &* c ^ ~d | e & f
let anyp = any, each1 = each, repeat1 = (repeat each x)
print(#line, separator: "", terminator: "\n")
foo(a, b: c) { x in } d: { }
foo { }
  .bar()
x = (y as! Int) < 3
let copy = 1; let await1 = 2
