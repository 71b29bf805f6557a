#!/usr/bin/env dart
// swipecost:disable nothing
@TestOn('vm')
library tides.declarations;

import 'dart:async';
import 'package:tides/harbour.dart' as harbour show Quay, Berth hide Crane;
import 'net.dart' if (dart.library.io) 'net_io.dart' if (dart.library.js_interop == 'true') 'net_web.dart';
import 'charts.dart' deferred as charts;
export 'src/moon.dart' show Moon;
export 'src/' 'sun.dart' hide Sun;
part 'declarations.g.dart';

/// How far the water is above the chart.
typedef Height = double;
typedef Reading<T extends num> = (T value, {DateTime at, String? note});
typedef void Listener(Height height, [bool rising]);
typedef Compare<T> = int Function<S extends T>(S first, S second)?;

const Height mean = 1.5, spring = 2.4;
final listeners = <Listener>[];
late final String station;
var (low, high) = (0.3, 3.9);
external int get revision;

@deprecated
@Since('1.2', reason: 'moved')
abstract base class Gauge<T extends Object?> extends Instrument<T>
    with Logging, Retrying<T>
    implements harbour.Listed, Comparable<Gauge<T>> {
  static const int limit = 12;
  static late final Gauge<void> main;
  final T? last;
  final List<Height Function(Height)> corrections;
  covariant late Widget owner;
  int a = 1, b, c = 3;
  (int, int) span = (0, 24);

  const Gauge(this.last, {super.key, required this.corrections, int depth = 2})
      : assert(depth > 0, 'too shallow'),
        label = 'Gauge $depth',
        super.named(depth, unit: const Unit.metre());
  Gauge.empty() : this(null, corrections: const []);
  Gauge._(T this.last, [this.corrections = const [],]) : onRead = ((r) => r.value) {
    reset();
  }
  factory Gauge.from(Map<String, Object?> json) = _JsonGauge<T>.parse;
  const factory Gauge.still() = StillGauge;
  factory Gauge.of(BuildContext context) {
    return context.read<Gauge<T>>();
  }

  T? get value => last;
  set value(T? next) => _set(next);
  String get name;
  static Gauge<dynamic> get shared async* {}
  @override
  bool operator ==(Object other) => other is Gauge<T> && other.last == last;
  Height operator [](int hour) => _heights[hour];
  void operator []=(int hour, Height height) {
    _heights[hour] = height;
  }
  Gauge<T> operator -();
  Gauge<T> operator >>>(int shift) => this;

  Future<void> read({
    required Duration every,
    void onHeight(Height height)?,
    void Function(Object error, {StackTrace? trace})? onError,
    @visibleForTesting bool quiet = false,
  }) async {
    await for (final reading in stream) yield_(reading);
  }

  Iterable<T> past() sync* {
    yield* _past;
  }

  R map<R>(R Function(T) change) => change(last as T);
  external void calibrate();
  augment void drain() {}
}

sealed class Water {}

final class Salt = Water with Density implements Liquid;

mixin class Density {}

base mixin Logging<T> on Instrument<T>, Object implements Sink<String> {
  void log(String line) => print(line);
}

interface class Liquid {}

extension HeightText on Height {
  String get text => '${toStringAsFixed(1)} m';
}

extension on Iterable<Height> {
  Height get mean => fold(0.0, (a, b) => a + b) / length;
}

extension type const StationId._(int id) implements int {
  StationId.parse(String text) : id = int.parse(text);
}

enum Phase with Named implements Comparable<Phase> {
  @JsonValue('n')
  fresh(0, 'new'),
  half<int>.named(7),
  full;

  const Phase([this.day = 14, this.title = 'full']);
  final int day;
  final String title;

  @override
  int compareTo(Phase other) => day - other.day;
}

enum Tide { ebb, flood, }

class Point(final int x, {final int y = 0});

class const Line(final Point from, final Point to) {
  this : assert(from != to, 'a point');
  new between(List<Point> points) : this(points.first, points.last);
}

int get _seed => 7;
set _seed(int value) {}
void main(List<String> arguments) async => runApp(const TidesApp());
