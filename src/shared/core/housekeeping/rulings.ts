import type { Rule } from '../dice/rule'
import type { CommandRow } from '../engine/command-table'
import type { EventRow } from '../engine/event-table'
import type { Message, MessageValue } from '../engine/message'
import { checkNewReading, type ChosenRulings, type RulingDefinition } from '../rulings/ruling'

interface SetRuling {
  readonly type: 'setRuling'
  readonly key: string
  readonly value: string
}

interface RulingSet {
  readonly type: 'rulingSet'
  readonly key: string
  readonly value: string
}

interface Ruled {
  readonly rulings: ChosenRulings
}

/**
 * The command with which the GM reads a rule another way from now on; what has been decided stays. `isKnown` also accepts free texts that
 * some readings take. `told` gives all events where the new reading brings more than itself.
 */
export function settingRulings<State extends Ruled, Event = never>(
  definitions: readonly RulingDefinition[],
  isKnown: (key: string, value: string) => boolean,
  told: (state: State, event: RulingSet) => Rule<readonly (Event | RulingSet)[]> = alone
): CommandRow<State, SetRuling, Event | RulingSet, never, 'no-such-ruling' | 'nothing-to-change'> {
  return {
    check: (state, command) => checkNewReading(definitions, isKnown, state.rulings, command),
    decide: (state, { key, value }) => told(state, { type: 'rulingSet', key, value })
  }
}

function* alone(_state: unknown, event: RulingSet): Rule<readonly RulingSet[]> {
  return [event]
}

/** A ruling and its reading, for a sentence. */
export interface RulingWords extends Readonly<Record<string, MessageValue>> {
  readonly ruling: Message
  readonly value: MessageValue
}

/** The ruling and its reading by their messages. */
export function plainRulingWords(key: string, value: string): RulingWords {
  return { ruling: { key: `rulings.${key}.title` }, value: { key: `rulings.${key}.short.${value}` } }
}

/** The event of another reading; `words` says what a game calls it. */
export function rulingSet<State extends Ruled>(
  words: (key: string, value: string) => RulingWords = plainRulingWords
): EventRow<State, RulingSet> {
  return {
    evolve: (state, { key, value }) => ({ ...state, rulings: { ...state.rulings, [key]: value } }),
    describe: (_state, { key, value }, say) => say(words(key, value))
  }
}
