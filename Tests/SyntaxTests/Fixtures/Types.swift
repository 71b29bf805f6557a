// swift-format-ignore-file
let a: Int, b: [String], c: [String: [Int]], d: (Int, named: String), e: Int?, f: Int!, g: [Int?]?
let h: (Int, _ x: String) -> Void, i: () async throws(E) -> (), j: @Sendable @MainActor (Int) -> String
let k: some View & Sendable, l: any Collection<Int>, m: (any P)?, n: Swift.Array<Swift.Int>.Element
let o: Int.Type, p: any P.Type, q: P.Protocol, r: Self, s: Any, t: ()
let u: (inout Int, borrowing Card) -> ((Int) -> (String) -> Bool)?
let v: @convention(c) (Int) -> Void, w: @escaping(Int) -> Void
let x: Binding<Text?>?, y: Array<Array<Int>>, z: Dictionary<String, Array<Int>> = [:]
let aa: A.B<C>.D.E?, bb: [Key.Type: Value?]!, cc: ~Copyable, dd: repeat each T
func f<each T>(_ x: repeat each T) -> (repeat (each T, Int)) {}
func g(_ x: nonisolated(nonsending) () async -> Void, _ y: __owned Int, z: Int...) {}
func h() -> @Sendable () -> Void {}
func i(a: Int = 3, b: (Int) -> Void = { _ in }, c: [Int] = [1], d: String? = nil) {}
typealias Handler<T> = (Result<T, Error>) -> Void where T: Sendable
struct V<let n: Int>: P & Q, R<Int> { var x: V<3>; var y: [3 of Int] }
