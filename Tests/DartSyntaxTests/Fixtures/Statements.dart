Future<int> tally(List<Item> items, {int? limit}) async {
  var count = 0;
  final Map<String, List<int>> byName = {};
  const int most = 9;
  const pad = EdgeInsets.all(8);
  late String first, second = 'b';
  int? left = limit ?? most, right;
  void Function(int)? done;
  (int, String) pair = (1, 'a');
  @pragma('vm:prefer-inline')
  int twice(int n) => n * 2;
  T same<T>(T it) {
    return it;
  }

  outer:
  for (var i = 0, j = items.length; i < j; i++, j--) {
    if (items[i].isEmpty) continue outer;
    if (i > most) break;
  }
  for (;;) {
    break outer;
  }
  for (final item in items) count += item.size;
  for (final MapEntry(:key, value: sizes) in byName.entries) {
    print('$key $sizes');
  }
  for (Item item in items) {}
  for (count in counts()) ;
  await for (final change in changes) {
    handle(change);
  }
  while (count > 0) {
    count -= 1;
  }
  do {
    count++;
  } while (count < most);

  if (items.isEmpty) {
    return 0;
  } else if (items case [Item(:final size?), ...] when size > 2) {
    count = size;
  } else {
    assert(count >= 0, 'never below');
    assert(items.length < 100,);
  }

  switch (count) {
    case 0:
    case 1:
      print('few');
      break;
    again:
    case > 2 && < 5 || 7:
      continue again;
    case int n when n.isOdd:
      throw StateError('odd $n');
    default:
      print('many');
  }

  try {
    await save(items);
  } on SocketException catch (error, trace) {
    log(error, trace);
    rethrow;
  } on FormatException {
    return -1;
  } catch (_) {
    done?.call(1);
  } finally {
    close();
  }

  var (a, b) = (b: 1, 2);
  final Item(:name, size: total) = items.first;
  (a, b) = (b, a);
  [first, second] = names;
  isOpen ? open() : close();
  isOpen ? count = 1 : count = 2;
  await save(items);
  done!(count);
  items[0].size = 3;
  byName['a']?[0]++;
  --count;
  list<int>(items);
  a < b;
  {
    print('block');
  }
  ;
  throw UnimplementedError();
}

Iterable<int> upTo(int n) sync* {
  for (var i = 0; i < n; i++) yield i;
  yield* upTo(n - 1);
}
