String name(Object? it) => switch (it) {
      null => 'nothing',
      1 || 2 => 'few',
      -1 => 'minus',
      3.5 => 'half',
      true => 'yes',
      'a' 'b' => 'text',
      Colors.red => 'constant',
      prefix.Colors.red => 'prefixed',
      const Point(1, 2) => 'made',
      const (1 + 2) => 'sum',
      > 10 && <= 20 => 'range',
      != 5 => 'not',
      int n => '$n',
      String? s => s ?? '',
      List<int> numbers => 'numbers',
      (int, int) pair => 'pair',
      void Function(int) f => 'function',
      var x? when x is num => 'there',
      final y! => 'sure',
      z as int => 'cast',
      (1) => 'in parentheses',
      (1,) => 'one',
      () => 'unit',
      (int a, b: 2, :final c, d: [_, ...]) => 'record',
      [] || [_] => 'short',
      [var first, ...final rest, 3] => 'list',
      <int>[1, ...] => 'typed',
      {} => 'map',
      {'k': var v, 1: _} => 'entries',
      <String, int>{'k': 1} => 'typed map',
      Point(x: 0, :var y) => 'axis',
      Box<int>(value: > 0) => 'box',
      geo.Point() => 'library',
      .north => 'short',
      _ => 'other',
    };

void bind(Object it, List<Object> many) {
  var (a, (b, c: d), :e) = it;
  final [f, ..., g] = many;
  final {'h': h, 'i': int i} = map;
  var Point(:x, y: z) = point;
  if (it case {'user': {'name': String name, 'tags': [String tag, ...]}} when name != tag) print(name);
  while (it case Next(:final next)) {
    it = next;
  }
}
