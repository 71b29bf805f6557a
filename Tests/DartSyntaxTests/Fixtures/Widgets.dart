import 'package:flutter/material.dart';

class TideCard extends StatelessWidget {
  const TideCard({super.key, required this.tide, this.onTap, this.child = const SizedBox.shrink()});

  final Tide tide;
  final VoidCallback? onTap;
  final Widget child;
  static const _pages = <Widget>[TideList(), SettingsPage()];

  @override
  Widget build(BuildContext context) {
    final theme = Theme.of(context);
    if (tide.isEmpty) return const SizedBox();
    return Semantics(
      label: '${tide.name}, ${tide.height} m',
      excludeSemantics: true,
      child: InkWell(
        onTap: onTap ?? () => Navigator.of(context).push(MaterialPageRoute<void>(builder: (_) => DetailPage(tide))),
        child: Column(
          mainAxisSize: .min,
          children: [
            Text(tide.name, style: theme.textTheme.titleLarge?.copyWith(color: Colors.blue)),
            if (tide.isHigh) const Icon(Icons.waves, semanticLabel: 'High') else _low(),
            for (final hour in tide.hours) ...[Text('$hour'), const Divider()],
            ...tide.notes.map((note) => Text(note)).toList(),
            switch (tide.phase) { Phase.ebb => const Text('Ebb'), _ => Text('Flood') },
            child,
          ],
        ),
      ),
    );
  }

  Widget _low() => const Icon(Icons.arrow_downward);
}

class Counter extends StatefulWidget {
  const Counter({super.key});

  @override
  State<Counter> createState() => _CounterState();
}

class _CounterState extends State<Counter> with SingleTickerProviderStateMixin {
  int _count = 0;

  @override
  Widget build(BuildContext context) => ListView.builder(
        itemCount: widget.items.length,
        itemBuilder: (context, index) => ListTile(
          title: Text('Item $index' ' of ${widget.items.length}'),
          trailing: IconButton(icon: const Icon(Icons.add), onPressed: () => setState(() => _count++), tooltip: L10n.of(context)!.add),
        ),
      );
}
