import type { Viewer } from '../view/viewer'
import { toldNames, type Bearer } from './told-names'

interface Named {
  readonly id: string
  readonly name: string
}

/** Gives the things of a list the names by which they are told. */
export type Rename = <T extends Named>(all: readonly T[]) => readonly T[]

/** Whoever tells a battle: the game master's table by the letters of its sides, any other viewer by those of the sides it sees. */
type Letters = (sideId: string) => string

/** How one game tells its things apart. */
interface NamingRules<State> {
  readonly bearersIn: (state: State, letterOf: Letters) => readonly Bearer[]
  readonly sidesIn: (state: State) => readonly string[]
  readonly renamed: (state: State, rename: Rename) => State
}

/** The one place of a game that decides how its ships, squadrons and rosters are told. */
export interface Naming<State> {
  /**
   * The battle with everything in it under the name by which the game master's table tells it, or by which `like`, the whole of a battle
   * that this is a part of, does. Told from the same state it is the same object, and the state itself where every name is its own.
   */
  named(this: void, state: State, like?: State): State
  /** The same for what this viewer sees, told from that alone: no name and no number gives away what is hidden. */
  toldTo(this: void, viewer: Viewer, seen: State): State
  /** The names that differ from those given, by id: at the game master's table, and for what a viewer sees. */
  namesIn(this: void, state: State): ReadonlyMap<string, string>
  namesAsSeen(this: void, seen: State): ReadonlyMap<string, string>
  /** The mark of each thing on the game master's table, by id: "A2". */
  marksIn(this: void, state: State): ReadonlyMap<string, string>
}

/** What a told thing, or a told battle, was made from. */
const given = new WeakMap<object, object>()

/** A thing or a battle with the names it was given, from one that is told. */
export function asGiven<T extends object>(thing: T): T {
  return (given.get(thing) as T | undefined) ?? thing
}

/** Name of a unit in a view, with its own name besides where the view tells more. */
export function shownName(unit: Named): { readonly name: string; readonly called?: string } {
  const own = asGiven(unit).name
  return own === unit.name ? { name: own } : { name: unit.name, called: own }
}

/** Makes the naming of a game from its rules. Pure in what it answers; it remembers answers as long as the state itself is in use. */
export function naming<State extends object>({ bearersIn, sidesIn, renamed }: NamingRules<State>): Naming<State> {
  const known = { table: new WeakMap<State, State>(), seen: new WeakMap<State, State>() }
  const namesIn = (state: State): ReadonlyMap<string, string> => toldNames(bearersIn(asGiven(state), id => id))
  const namesAsSeen = (state: State): ReadonlyMap<string, string> => {
    const own = asGiven(state)
    const sides = [...new Set(sidesIn(own))]
    return toldNames(bearersIn(own, id => LETTERS[sides.indexOf(id)] ?? id))
  }
  const withNames = (state: State, names: ReadonlyMap<string, string>): State => {
    if (names.size === 0) return state
    const told = renamed(state, all => all.map(one => toldAs(one, names.get(one.id))))
    given.set(told, state)
    return told
  }
  const remembered = (of: WeakMap<State, State>, state: State, make: () => State): State => {
    const before = of.get(state)
    if (before !== undefined) return before
    const told = make()
    of.set(state, told)
    return told
  }
  const named: Naming<State>['named'] = (state, like) => {
    const own = asGiven(state)
    if (like !== undefined) return withNames(own, namesIn(like))
    return remembered(known.table, own, () => withNames(own, namesIn(own)))
  }
  return {
    named,
    toldTo(viewer, seen) {
      const own = asGiven(seen)
      return viewer.kind === 'gm' ? named(own) : remembered(known.seen, own, () => withNames(own, namesAsSeen(own)))
    },
    namesIn,
    namesAsSeen,
    marksIn: state => new Map(bearersIn(asGiven(state), id => id).map(({ id, marks: [mark] }) => [id, mark]))
  }
}

const LETTERS = ['A', 'B', 'C', 'D']

function toldAs<T extends Named>(one: T, name: string | undefined): T {
  if (name === undefined) return one
  const own = asGiven(one)
  const told = { ...own, name }
  given.set(told, own)
  return told
}
