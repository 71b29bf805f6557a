extension DemoCorpus {
  /// A pantry in React Native: rows of many stops at first, one stop once each row is pressed, and words for what only
  /// eyes could see at the end.
  static let larder = #"""
    === 2025-03-03T08:30:00Z Noor Haddad | Start with an empty shelf
    +++ README.md
    Larder, which jar stands where.
    +++ package.json
    {
      "name": "larder",
      "dependencies": {
        "react": "19.2.0",
        "react-native": "0.85.1",
        "react-native-vector-icons": "10.3.0",
        "@react-navigation/native": "7.1.0",
        "@react-navigation/native-stack": "7.3.0"
      }
    }
    +++ ios/Podfile
    target 'Larder' do
      use_react_native!
    end
    +++ App.tsx
    import React from 'react';
    import { NavigationContainer } from '@react-navigation/native';
    import { createNativeStackNavigator } from '@react-navigation/native-stack';
    import { ShelfScreen } from './src/ShelfScreen';

    const Stack = createNativeStackNavigator();

    export default function App() {
      return (
        <NavigationContainer>
          <Stack.Navigator>
            <Stack.Screen name="Shelf" component={ShelfScreen} options={{ title: 'Shelf' }} />
          </Stack.Navigator>
        </NavigationContainer>
      );
    }
    +++ src/ShelfScreen.tsx
    import React from 'react';
    import { FlatList, Text } from 'react-native';
    import { useJars } from './jars';

    export function ShelfScreen() {
      const jars = useJars();
      return <FlatList data={jars} renderItem={({ item }) => <Text>{item.name}</Text>} />;
    }
    +++ src/jars.ts
    import { useState } from 'react';

    export function useJars() {
      const [jars] = useState([]);
      return jars;
    }
    === 2025-03-21T17:05:00Z Noor Haddad | How much is left, and since when
    ~~~ src/ShelfScreen.tsx
    @@
    import { FlatList, Text } from 'react-native';
    import { useJars } from './jars';
    @@
    import { FlatList } from 'react-native';
    import { JarRow } from './JarRow';
    import { useJars } from './jars';
    @@
    <Text>{item.name}</Text>
    @@
    <JarRow jar={item} />
    @@
    +++ src/JarRow.tsx
    import React from 'react';
    import { Image, StyleSheet, Text, View } from 'react-native';

    export function JarRow({ jar }) {
      return (
        <View style={styles.row}>
          <Image source={{ uri: jar.picture }} style={styles.picture} />
          <View>
            <Text>{jar.name}</Text>
            <Text>{jar.amount}</Text>
          </View>
          <View>
            <Text>{jar.opened}</Text>
            {jar.isLow && <View style={styles.dot} />}
          </View>
        </View>
      );
    }

    const styles = StyleSheet.create({
      row: { flexDirection: 'row', padding: 12 },
      picture: { width: 40, height: 40 },
      dot: { width: 8, height: 8, borderRadius: 4, backgroundColor: 'crimson' },
    });
    === 2025-05-12T11:40:00Z Tom Eriksen | Open a jar, and add one
    ~~~ App.tsx
    @@
    import { ShelfScreen } from './src/ShelfScreen';
    @@
    import { AddButton } from './src/AddButton';
    import { JarScreen } from './src/JarScreen';
    import { ShelfScreen } from './src/ShelfScreen';
    @@
    options={{ title: 'Shelf' }} />
    @@
    options={{ title: 'Shelf', headerRight: () => <AddButton /> }} />
            <Stack.Screen name="Jar" component={JarScreen} options={{ title: 'Jar' }} />
    @@
    +++ src/AddButton.tsx
    import React from 'react';
    import { Pressable } from 'react-native';
    import Icon from 'react-native-vector-icons/Ionicons';
    import { addJar } from './jars';

    export function AddButton() {
      return (
        <Pressable accessibilityRole="button" onPress={addJar}>
          <Icon name="add" size={24} />
        </Pressable>
      );
    }
    ~~~ src/JarRow.tsx
    @@
    import { Image, StyleSheet, Text, View } from 'react-native';

    export function JarRow({ jar }) {
      return (
        <View style={styles.row}>
    @@
    import { Image, Pressable, StyleSheet, Text, View } from 'react-native';

    export function JarRow({ jar, onOpen }) {
      return (
        <Pressable style={styles.row} onPress={onOpen}>
    @@
            {jar.isLow && <View style={styles.dot} />}
          </View>
        </View>
    @@
            {jar.isLow && <View style={styles.dot} />}
          </View>
        </Pressable>
    @@
    ~~~ src/ShelfScreen.tsx
    @@
    export function ShelfScreen() {
    @@
    export function ShelfScreen({ navigation }) {
    @@
    <JarRow jar={item} />
    @@
    <JarRow jar={item} onOpen={() => navigation.navigate('Jar', { jar: item })} />
    @@
    +++ src/JarScreen.tsx
    import React, { useState } from 'react';
    import { StyleSheet, Switch, Text, View } from 'react-native';

    export function JarScreen({ route }) {
      const { jar } = route.params;
      const [reminds, setReminds] = useState(false);
      return (
        <View>
          <Text style={styles.title}>Contents</Text>
          <Text>{jar.name}</Text>
          <Text>{jar.amount}</Text>
          <View style={styles.line}>
            <Text>Remind me</Text>
            <Switch value={reminds} onValueChange={setReminds} />
          </View>
        </View>
      );
    }

    const styles = StyleSheet.create({
      title: { fontSize: 24, fontWeight: '700' },
      line: { flexDirection: 'row', justifyContent: 'space-between' },
    });
    ~~~ src/jars.ts
    @@
    export function useJars() {
    @@
    export function addJar() {}

    export function useJars() {
    @@
    === 2025-09-08T09:15:00Z Tom Eriksen | A reader wrote that nothing says “button”
    ~~~ src/JarRow.tsx
    @@
    <Pressable style={styles.row} onPress={onOpen}>
    @@
    <Pressable accessibilityRole="button" style={styles.row} onPress={onOpen}>
    @@
    ~~~ src/AddButton.tsx
    @@
    <Pressable accessibilityRole="button" onPress={addJar}>
    @@
    <Pressable accessibilityRole="button" accessibilityLabel="Add a jar" onPress={addJar}>
    @@
    === 2026-02-17T14:50:00Z Noor Haddad | Say what the dot shows, and name the switch
    ~~~ src/JarRow.tsx
    @@
    <Pressable accessibilityRole="button" style={styles.row} onPress={onOpen}>
    @@
    <Pressable
          accessibilityRole="button"
          accessibilityLabel={`${jar.name}, ${jar.amount}, ${jar.opened}${jar.isLow ? ', running low' : ''}`}
          style={styles.row}
          onPress={onOpen}>
    @@
    ~~~ src/JarScreen.tsx
    @@
    <Text style={styles.title}>Contents</Text>
    @@
    <Text accessibilityRole="header" style={styles.title}>Contents</Text>
    @@
            <Text>Remind me</Text>
            <Switch value={reminds} onValueChange={setReminds} />
    @@
            <Text aria-hidden>Remind me</Text>
            <Switch accessibilityLabel="Remind me" value={reminds} onValueChange={setReminds} />
    @@
    """#
}
