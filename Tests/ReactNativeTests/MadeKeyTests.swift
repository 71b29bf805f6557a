import Components
import Testing

/// Texts that code makes up to find them again.
@Suite struct `Marks that code makes up` {
  private func said(_ values: String) throws -> [String] {
    let text = """
      \(ScriptApp.header)
      import {makeId} from 'ids';
      const Filled = ({values}) => {
        const id = makeId();
        const mark = `#_${id}_#`;
        let count = 0;
        const next = () => `PART-${id}-${(count += 1)}`;
        const words = {}; const parts = {};
        Object.entries(values).forEach(([name, value]) => {
          if (React.isValidElement(value)) {
            const part = next(); words[name] = mark + part + mark; parts[part] = value;
          } else { words[name] = value; }
        });
        const message = `Read the ${words.first} and ${words.second}.`;
        const nodes = Object.keys(parts).length > 0
          ? message.split(mark).filter(one => Boolean(one)).map(one => parts[one] || one)
          : [message];
        return React.createElement(T, {}, ...nodes);
      };
      export default function Home({name}) { return <V><Filled values={\(values)}/></V>; }
      """
    return try #require(ScriptApp([("Home.tsx", text)]).unit("Home")).own.speech
  }

  @Test(arguments: [
    ("{first: <T>terms</T>, second: <T>{name}</T>}", "Read the terms and ‹name›."),
    ("{first: <T>terms</T>, second: 'help'}", "Read the terms and help."),
    ("{first: 'terms', second: name}", "Read the terms and ‹name›."),
  ])
  func `are replaced by what they stand for`(_ values: String, _ speech: String) throws {
    #expect(try said(values) == [speech])
  }
}
