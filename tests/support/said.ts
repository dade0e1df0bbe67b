import type { Breakdown } from '@shared/core/breakdown/breakdown'
import type { MessageValue } from '@shared/core/engine/message'
import type { RuleSystem, Typed } from '@shared/core/engine/rule-system'
import { chanceOf, type Chance } from './chance'
import { explored } from './explored'
import { playerOf } from './play-with-chance'

/** Battles in which every message occurs, and commands in each. */
const BATTLES = explored(100)
const COMMANDS = 120

/** How a game is played to hear what it says. */
export interface Played<State, Command, Event> {
  readonly randomSetup: (chance: Chance) => Command
  readonly randomCommand: (chance: Chance, state: State) => Command
  /** A command that a table playing by the book would choose, so that battles make progress. */
  readonly nextCommand: (chance: Chance, state: State) => Command | null
  readonly isOver: (state: State) => boolean
  /** The sums it explains in this state. */
  readonly sumsOf: (state: State) => readonly Breakdown[]
  /** Keys that an event leaves in the state, to be said later. */
  readonly keysOf?: (event: Event) => readonly string[]
}

/** Every message key in battles of random commands with all refusals overruled, and the sources of what was said. */
export function saidInPlay<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  system: RuleSystem<State, Command, Event, Refusal>,
  { randomSetup, randomCommand, nextCommand, isOver, sumsOf, keysOf }: Played<State, Command, Event>
): { readonly keys: ReadonlySet<string>; readonly sources: ReadonlySet<string> } {
  const play = playerOf(system)
  const keys = new Set<string>()
  const sources = new Set<string>()
  const note = (value: MessageValue): void => {
    if (typeof value !== 'object') return
    keys.add(value.key)
    if (value.source !== undefined) sources.add(value.source)
    for (const inner of Object.values(value.values ?? {})) note(inner)
  }
  for (let seed = 1; seed <= BATTLES; seed += 1) {
    const chance = chanceOf(seed)
    let state = system.initial
    for (let seq = 1; seq <= COMMANDS && !isOver(state); seq += 1) {
      const dutiful = seq > 1 && chance.whole(1, 2) === 1 ? nextCommand(chance, state) : null
      const command = seq === 1 ? randomSetup(chance) : (dutiful ?? randomCommand(chance, state))
      const played = play(chance, state, command, seq, true)
      if (played.kind === 'refused') continue
      note(system.describeCommand(state, command))
      for (const dice of played.entry.dice) keys.add(dice.purpose)
      for (const event of played.entry.events) {
        note(system.describe(state, event))
        for (const key of keysOf?.(event) ?? []) keys.add(key)
        state = system.evolve(state, event)
      }
      for (const due of system.obligations(state)) [due.title, due.reason].forEach(note)
      for (const part of sumsOf(state).flatMap(sum => sum.parts)) {
        keys.add(part.label)
        if (part.source !== undefined) sources.add(part.source)
        if (part.notCounted !== undefined) keys.add(part.notCounted)
      }
    }
  }
  return { keys, sources }
}
