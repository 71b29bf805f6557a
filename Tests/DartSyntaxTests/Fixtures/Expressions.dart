final a = 1 + 2 * 3 ~/ 4 % 5 - -6;
final b = x == null || !y && z != 1 ^ 2 & 3 | ~4 << 1 >> 2 >>> 3;
final c = p > q, d = p >= q, e = p < q, f = p <= q;
final g = x ?? y ?? throw ArgumentError.notNull('x');
final h = x is String ? x.length : x is! int? && x as double? == 1 ? 2 : null;
final i = items?[0]?.name ?? (items ? [0] : [1]);
final j = this.k.l!.m![n]!(o)<int>(p);
final k = new Map<String, int>.from(const {'a': 1}), l = const <int>{}, m = <int>[], n = {};
final o = List<int>.filled, p = List<List<int>>.generate(2, (i) => [i]), q = identity<int>;
final r = f(a < b, c > d), s = f(a<b, c>(d)), t = f(a<b>, c), u = [a<b>.c];
final v = (1, 'a', named: true), w = (1,), x = (1), y = ();
final z = () => {}, aa = () {}, ab = (a, [b]) async => await a(b), ac = <T>(T a) sync* {};
final ad = Paint()
  ..color = Colors.red
  ..strokeWidth = wide ? 2 : 1
  ..shader?.dispose()
  ..points[0] = Offset.zero
  ..listen((event) => print(event));
final ae = maybe?..start()..['a'] = 1;
final af = [
  1,
  if (a) b else c,
  if (a case final b?) ...b,
  for (var i = 0; i < 3; i++) i,
  for (final x in xs) if (x.isOk) x,
  ...?more,
  ?maybe,
  switch (a) { 1 => 'one', _ => 'many' },
];
final ag = {'a': 1, ...others, if (b) 'c': 2 else 'd': 3, for (final e in es) e.key: e.value, ?k: ?v};
final ah = switch (shape) {
  Square(:final side) when side > 0 => side * side,
  Circle(radius: var r) => 3.14 * r * r,
  Shape(area: > 10 || == 5) || null => throw 'no',
  _ => const .zero(),
};
final ai = #name, aj = #a.b, ak = #[]=;
final al = 0xFF + 1_000 + .5 + 1e-3 + 1.5e10;
final Alignment am = .center, an = .lerp(.topLeft, .bottomRight, .5)!;
final ao = a.b.c(d: e, f)(g)[h].i;
final ap = await_ + (await something()) * 2;
final aq = super.toString() + this.hashCode.toString();
final ar = i++ + ++i - i-- - --i;
final at = a = b ??= c += d;
final au = (int x) { return x; }(3);
final av = true && false || null == null;
final aw = a >>= 1;
final ax = compose(<A>(A a) => a, <A, B>{a: b}, <A>[a]);
