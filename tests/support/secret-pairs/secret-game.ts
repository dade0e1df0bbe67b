import type { RuleSystem, Typed } from '@shared/core/engine/rule-system'
import type { Viewer } from '@shared/core/view/viewer'
import type { Chance } from '../chance'

/** A viewer whose pairs are played: the table, or a side with its screen and its phones. */
export type Watcher = Extract<Viewer, { kind: 'table' | 'side' }>

/** A unit as it comes to a battle, whatever else the game puts in it. */
export interface Draft {
  readonly id: string
  readonly name: string
  readonly isHidden?: boolean
}

type ChangeDrafts = <D extends Draft>(drafts: readonly D[], sideId: string) => readonly D[]

/**
 * What the pairs need to know of a game. `open` is written from the rules of secrecy alone, and not from the code that draws views: it is
 * the whole state, less what the viewer may not know. A new field of a state is therefore public until it is taken out here.
 */
export interface SecretGame<State, Command extends Typed, Event extends Typed, Refusal extends string> {
  readonly system: RuleSystem<State, Command, Event, Refusal>
  readonly randomSetup: (chance: Chance) => Command
  readonly randomCommand: (chance: Chance, state: State) => Command
  readonly nextCommand: (chance: Chance, state: State) => Command | null
  /** The units in a command that brings some, changed; any other command as it is. */
  readonly withDrafts: (state: State, command: Command, change: ChangeDrafts) => Command
  /** A unit changed in what is aboard, which its strangers see nothing of; absent where all of it is in sight or told by scans. */
  readonly changedInside?: <D extends Draft>(chance: Chance, draft: D) => D
  /** Puts a unit out of sight, or shows it again. */
  readonly hiding: (chance: Chance, state: State, isHidden: boolean) => Command
  readonly open: (state: State, viewer: Watcher) => unknown
  /** The state with nothing on the table but what is hidden from this viewer, for acts that concern nothing else. */
  readonly hiddenAlone: (state: State, viewer: Watcher) => State
  /** Commands that cannot be carried out without players coming to know, each with its reason. */
  readonly neverHidden: Readonly<Partial<Record<Command['type'], string>>>
}

/** The same, its types forgotten once they have been checked against each other. */
export type AnyGame = SecretGame<unknown, Typed, Typed, string>

/** Whether this side is strange to the viewer. */
export const isStrange = (viewer: Watcher, sideId: string): boolean => viewer.kind === 'table' || viewer.sideId !== sideId

/** A gauge as bars show it. */
export function bar(value: number, max: number): number {
  if (max <= 0 || value <= 0) return 0
  if (value >= max) return 4
  return value * 4 <= max ? 1 : value * 2 <= max ? 2 : 3
}

/** The object without these fields. */
export function less<T extends object>(from: T, ...fields: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !fields.includes(name as keyof T))) as Partial<T>
}
