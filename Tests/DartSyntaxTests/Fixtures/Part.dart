part of 'declarations.dart';

class _JsonGauge<T> extends Gauge<T> {
  _JsonGauge.parse(Map<String, Object?> json) : super._(json['last'] as T);
}
