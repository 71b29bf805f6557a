// swift-format-ignore-file
let a = { }
let b = { x in x }
let c = { x, y in x + y }
let d = { (x: Int, y: String) -> Bool in true }
let e = { [weak self] in self?.f() }
let f = { [weak self, unowned b, c = d.e, strong] x in }
let g = { [self] (x) async throws -> Int in 1 }
let h = { @MainActor in f() }
let i = { @Sendable @MainActor [weak self] (x: Int) async in f() }
let j = { (x) in x }
let k = { _ in }
let l = { _, _ in }
let m = { (_: Int) in }
let n = { () -> Void in }
let o = { () in }
let p = { x -> Int in x }
let q = { x async -> Int in x }
let s = { (x: inout Int) in x += 1 }
let t = { x throws in x }
let u = { [x] in x }
let v = { [x, y] }
let w = { [x: y] }
let x = { (a, b) }
let z = { $0 + $1.a }
let aa = { a in { b in a + b } }
let ab = { (a: Int, b: Int...) in }
let ac = { x in
  let y = x
  return y
}
let ad = { self.a() }
let ae = { for x in y { } }
let af = { if a { b } else { c } }
let ag = { switch $0 { case .a: 1; default: 2 } }
let ah = { [unowned(unsafe) self, weak x = y] in }
let ai = { (x: (Int, Int)) -> (Int) -> Void in { _ in } }
let aj = { x throws(E) -> Int in 1 }
f { a in b }
f(x) { a, b in c } label: { d in e } _: { g }
f { [weak self] result in
  switch result {
  case .success(let value): self?.done(value)
  case .failure: break
  }
}
Button("x") { a = b } label: { Image(systemName: "y") }
Button { } label: { Text("z") }.buttonStyle(.plain)
VStack(alignment: .leading, spacing: 8) {
  Text("a")
    .font(.title)
    .padding(.horizontal, 3)
  if x {
    Text("b")
  } else if let y {
    Text(y)
  } else {
    EmptyView()
  }
  ForEach(items) { item in
    Row(item: item)
  }
  ForEach(0..<3, id: \.self) { i in Text("\(i)") }
  switch state {
  case .loading: ProgressView()
  case .loaded(let items) where !items.isEmpty, .cached(let items):
    List(items) { Text($0.name) }
  @unknown default: EmptyView()
  }
  #if os(iOS)
  Text("c")
  #else
  Text("d")
  #endif
  let z = 1
  Text("e") .bold()
}
.task { await load() }
.onChange(of: a) { old, new in b(old, new) }
.toolbar { ToolbarItem(placement: .primaryAction) { Button("z", action: f) } }
let x1 = list.sorted { $0.a < $1.a }, x2 = list.map(\.a), x3 = list.first { $0 > 1 } ?? 3
let x4 = f { a } (b), x5 = f { a }?.b, x6 = f { a }!, x7 = f { a } + g { b }
DispatchQueue.main.async { [weak self] in guard let self else { return }; self.x() }
let x8 = foo.bar { } .baz, x9 = try await withCheckedThrowingContinuation { (c: CheckedContinuation<Int, any Error>) in c.resume(returning: 1) }
let lazyBlock: () -> Void = { [weak self] in
  // only a comment
}
func takes(_ f: () -> Void = { print("x") }, other: @escaping (Int) -> Void) { f() }
let property: Int = { 3 }()
let get = { get in get }, set = { set }, get2 = { get { 1 } }
var accessors: Int { get { 1 } }
var notAccessors: Int { self.get() }
var getter: some View { Text("x") }
var getterIf: Int { if a { 1 } else { 2 } }
let defer1 = { defer { a() }; b() }
extension X { var body: some View { content { } .x { } } }
