import type { Message } from '../engine/message'
import type { Viewer } from './viewer'

/** Something of a side that a player may speak for, by its id in the battle. */
export interface StationClaim {
  readonly id: string
  readonly kind: 'officer' | 'strip' | 'side'
  readonly name: string
  readonly what: Message | null
  /** It has had its action or its turn of this round. */
  readonly hasActed: boolean
}

/** A value the player chooses for a proposal: a number, a yes or no, or the value of an option. */
type ActValue = number | boolean | string
export type ActValues = Readonly<Record<string, ActValue>>

/** A choice of an act. Options hold values of the battle, which no phone is ever sent. */
export type ActField = { readonly name: string; readonly label: Message } &
  /** `value` is null where it is to be measured first. */
  (
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly value: number | null }
    | { readonly kind: 'flag'; readonly value: boolean }
    | { readonly kind: 'pick'; readonly options: readonly { readonly value: string; readonly label: Message }[] }
  )

/** Something a station may propose. Whether the rules allow it is asked of the rules themselves, with the command it comes to. */
export interface StationAct<Command> {
  /** Says which act it is, as long as the battle does not change; never sent. */
  readonly key: string
  /** Name of the unit or officer that acts. */
  readonly group: Message
  readonly label: Message
  readonly fields: readonly ActField[]
  /** Called only with complete values that fit the fields. */
  readonly commandOf: (values: ActValues) => Command
  /** The chance from 0 to 1 that its check succeeds; null where it has none. */
  readonly chanceOf: (values: ActValues) => number | null
  /** Whether that chance would tell a player what the view hides; absent where it never does. */
  readonly isChanceSecret?: (values: ActValues) => boolean
  /** The same with half of its damage, as the game master may grant it; absent where it deals none. */
  readonly halvedOf?: (values: ActValues) => Command
}

/** What a game provides for stations. All functions are pure. */
export interface StationRules<State, Command> {
  /** Prefix of the game's message keys. */
  readonly messages: string
  readonly claims: (state: State, sideId: string) => readonly StationClaim[]
  /**
   * The battle with nothing in it but what this viewer knows. Acts, chances and refusals are made from it, so that a station learns nothing
   * from what it may or may not do.
   */
  readonly knownTo: (state: State, viewer: Viewer) => State
  /** Rolls whose dice are added up; of others the best is kept, or each counts by itself. */
  readonly sums: readonly string[]
  /** All acts of the units spoken for, in screen order, legal or not. `known` comes from `knownTo`. */
  readonly acts: (known: State, ownIds: readonly string[]) => readonly StationAct<Command>[]
}

/** An act without fields; its label describes it completely. */
export function plainAct<Command>(key: string, name: string, label: Message, command: Command): StationAct<Command> {
  return { key, group: { key: 'view.named', values: { name } }, label, fields: [], commandOf: () => command, chanceOf: () => null }
}
