extension DemoCorpus {
  /// A notebook of birds in Flutter: an InkWell for each row, then tiles, then words for what was only coloured.
  static let birdlog = #"""
    === 2025-04-07T07:20:00Z Mara Vogel | Start the notebook
    +++ README.md
    Birdlog, who sang where.
    +++ pubspec.yaml
    name: birdlog
    dependencies:
      flutter:
        sdk: flutter
    +++ lib/main.dart
    import 'package:flutter/material.dart';
    import 'log_page.dart';

    void main() => runApp(const BirdlogApp());

    class BirdlogApp extends StatelessWidget {
      const BirdlogApp({super.key});

      @override
      Widget build(BuildContext context) {
        return MaterialApp(title: 'Birdlog', home: LogPage(birds: const []));
      }
    }
    +++ lib/bird.dart
    class Bird {
      const Bird(this.name, this.place, this.time, this.photo, this.isRare);
      final String name;
      final String place;
      final String time;
      final String photo;
      final bool isRare;
    }
    +++ lib/log_page.dart
    import 'package:flutter/material.dart';
    import 'bird.dart';

    class LogPage extends StatelessWidget {
      const LogPage({super.key, required this.birds});
      final List<Bird> birds;

      @override
      Widget build(BuildContext context) {
        return Scaffold(
          appBar: AppBar(title: const Text('Log')),
          body: SingleChildScrollView(
            child: Column(
              children: birds.map((bird) => Row(children: [Text(bird.name), Text(bird.time)])).toList(),
            ),
          ),
        );
      }
    }
    === 2025-06-02T18:10:00Z Mara Vogel | Photos, places and a mark for rare birds
    ~~~ lib/log_page.dart
    @@
    import 'bird.dart';
    @@
    import 'bird.dart';
    import 'bird_row.dart';
    @@
          body: SingleChildScrollView(
            child: Column(
              children: birds.map((bird) => Row(children: [Text(bird.name), Text(bird.time)])).toList(),
            ),
          ),
    @@
          body: ListView.builder(
            itemCount: birds.length,
            itemBuilder: (context, index) => BirdRow(bird: birds[index]),
          ),
    @@
    +++ lib/bird_row.dart
    import 'package:flutter/material.dart';
    import 'bird.dart';

    class BirdRow extends StatelessWidget {
      const BirdRow({super.key, required this.bird});
      final Bird bird;

      @override
      Widget build(BuildContext context) {
        return InkWell(
          onTap: () {},
          child: Row(
            children: [
              CircleAvatar(backgroundImage: NetworkImage(bird.photo)),
              Column(children: [Text(bird.name), Text(bird.place)]),
              Text(bird.time),
              if (bird.isRare)
                Container(
                  width: 10,
                  height: 10,
                  decoration: const BoxDecoration(color: Colors.red, shape: BoxShape.circle),
                ),
            ],
          ),
        );
      }
    }
    === 2025-08-19T12:00:00Z Ilja Brandt | Look at a bird, and add one
    ~~~ lib/log_page.dart
    @@
    import 'bird_row.dart';
    @@
    import 'bird_row.dart';
    import 'new_bird_page.dart';
    @@
          appBar: AppBar(title: const Text('Log')),
    @@
          appBar: AppBar(
            title: const Text('Log'),
            actions: [IconButton(icon: const Icon(Icons.search), onPressed: () {})],
          ),
          floatingActionButton: FloatingActionButton(
            onPressed: () => Navigator.of(context).push(
              MaterialPageRoute(builder: (context) => const NewBirdPage()),
            ),
            child: const Icon(Icons.add),
          ),
    @@
    +++ lib/new_bird_page.dart
    import 'package:flutter/material.dart';

    class NewBirdPage extends StatefulWidget {
      const NewBirdPage({super.key});

      @override
      State<NewBirdPage> createState() => _NewBirdPageState();
    }

    class _NewBirdPageState extends State<NewBirdPage> {
      bool isRare = false;

      @override
      Widget build(BuildContext context) {
        return Scaffold(
          appBar: AppBar(title: const Text('New bird')),
          body: Column(
            children: [
              const TextField(),
              Row(
                children: [
                  const Text('Rare'),
                  Switch(value: isRare, onChanged: (value) => setState(() => isRare = value)),
                ],
              ),
              ElevatedButton(onPressed: () => Navigator.of(context).pop(), child: const Text('Save')),
            ],
          ),
        );
      }
    }
    === 2026-01-26T09:45:00Z Ilja Brandt | Names for what only shows a picture
    ~~~ lib/log_page.dart
    @@
    IconButton(icon: const Icon(Icons.search), onPressed: () {})
    @@
    IconButton(tooltip: 'Search', icon: const Icon(Icons.search), onPressed: () {})
    @@
            child: const Icon(Icons.add),
    @@
            tooltip: 'Add a bird',
            child: const Icon(Icons.add),
    @@
    ~~~ lib/new_bird_page.dart
    @@
              const TextField(),
              Row(
                children: [
                  const Text('Rare'),
                  Switch(value: isRare, onChanged: (value) => setState(() => isRare = value)),
                ],
              ),
    @@
              const TextField(decoration: InputDecoration(labelText: 'Name')),
              SwitchListTile(
                title: const Text('Rare'),
                value: isRare,
                onChanged: (value) => setState(() => isRare = value),
              ),
    @@
    === 2026-05-11T16:30:00Z Mara Vogel | One sentence for each bird
    ~~~ lib/bird_row.dart
    @@
        return InkWell(
          onTap: () {},
          child: Row(
    @@
        return Semantics(
          label: '${bird.name}, ${bird.place}, ${bird.time}${bird.isRare ? ", rare" : ""}',
          button: true,
          excludeSemantics: true,
          onTap: () {},
          child: Row(
    @@
    """#
}
