// swift-format-ignore-file
let a = { }, b = { x }, c = { x in x }, d = { x, y in x + y }, e = { (x) in x }, f = { (x: Int, y: Int) -> Int in x }
let g = { [weak self] in self?.x }, h = { [unowned(unsafe) x, y = z + 1] a, _ in a }
let i = { @MainActor [x] (y: Int) async throws(E) -> Void in y }, j = { () -> Void in }, k = { @Sendable in 1 }
let l = { async in 1 }, m = { (a, b) }, n = { (a, b) in a }, o = { [1, 2] }, p = { [a] in a }
let q = { $0 + $1 }, r = { _ in }, s = { _, x in x }, t = { x -> Int in x }, u = { x throws in x }
run { first() } second: { second() } third: { x in x }
run(a) { } _: { }
view.onTap { [self] in tap() }
view
  .sheet(isPresented: $shown) { Sheet() }
  .task { await load() }
  .onChange(of: x) { old, new in print(old, new) }
let sorted = xs.sorted { $0.a < $1.a }
let result = xs.map({ $0 }).first { $0 == 1 }
UIView.animate(withDuration: 1) {
  x = 1
} completion: { _ in
  y = 2
}
let dict = ["a": { 1 }, "b": { x in x }]
lazy var label: UILabel = {
  let label = UILabel()
  return label
}()
foo
{ bar }
