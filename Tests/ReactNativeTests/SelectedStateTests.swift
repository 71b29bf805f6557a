import Components
import ReactNative
import Testing
import VoiceOver

/// What hooks give that are handed a function.
@Suite struct `State that a hook hands out` {
  private func home(_ body: String, _ others: String) throws -> ComponentScreen {
    let code = """
      import {useSelector} from 'react-redux';
      import {useContextSelector, createContext} from 'use-context-selector';
      import {useThing} from 'things';
      const Shared = createContext(null);
      const useOwn = (take, same) => useSelector(take, same);
      \(others)
      """
    return try #require(ScriptApp(showing: body, code).unit("Home")).own
  }

  @Test func `is asked by what a function takes from it`() throws {
    let row = """
      const find = (state, id) => state.people.get(id) ?? null;
      const Row = ({id}) => { const person = useOwn(state => find(state, id));
        const mood = useOwn(state => person && moodOf(state, person.id))?.emoji;
        const open = person ? () => show(person) : undefined;
        const body = <V><T>{person == null ? 'Nobody' : person.name}</T>{mood && <T>{mood}</T>}</V>;
        return open ? <P role="button" onPress={open}>{body}</P> : body; };
      """
    let screen = try home("<Row id={x.id}/>", row)
    #expect(screen.swipes(.platform) == Cost(min: 1, max: 1))
  }

  @Test(arguments: ["useOwn(", "useSelector(", "useContextSelector(Shared, "])
  func `is the same for whoever asks`(_ call: String) throws {
    let parts = """
      const Busy = () => { const isBusy = \(call)s => s.app.busy); return isBusy && <T>Busy</T>; };
      const Idle = () => { const isBusy = \(call)({app}) => app.busy); return !isBusy && <T>Idle</T>; };
      """
    #expect(try home("<Busy/><Idle/>", parts).swipes(.platform) == Cost(min: 1, max: 1))
    let name = "const Name = () => { const own = \(call)s => s.user.name); return <T>{own}</T>; };"
    #expect(try home("<Name/>", name).speech == ["‹user.name›."])
  }

  /// What only the package knows is called by whoever keeps it.
  @Test func `has the name that it is kept under`() throws {
    let part = """
      const Part = () => {
        const isBusy = useThing(() => look()); const {owner} = useThing(s => s);
        return <>{isBusy && <T>Busy</T>}{owner && <T>Own</T>}{owner.isOut && <T>Out</T>}</>;
      };
      """
    let stops = try home("<Part/>", part).report(.platform).stops
    #expect(stops.map(\.when) == ["isBusy", "owner", "owner.isOut"])
  }
}
