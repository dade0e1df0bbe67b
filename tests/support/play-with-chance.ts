import { SIDES, type Faces } from '@shared/core/dice/rule'
import type { RuleSystem, Typed } from '@shared/core/engine/rule-system'
import { submitForced } from '@shared/core/engine/submit'
import type { CommandEntry } from '@shared/core/log/entry'
import type { Chance } from './chance'

export type Played<State, Command, Event> =
  | { readonly kind: 'refused'; readonly refusal: string }
  | { readonly kind: 'done'; readonly entry: CommandEntry<Command, Event>; readonly state: State }

/** One command with random dice, as the host would run it; `seq` is the number of its entry. */
type Player<State, Command, Event> = (
  chance: Chance,
  state: State,
  command: Command,
  seq: number,
  force: boolean
) => Played<State, Command, Event>

/** Plays the commands of a system. With `force`, every refusal that can be overruled is. */
export function playerOf<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  system: RuleSystem<State, Command, Event, Refusal>
): Player<State, Command, Event> {
  const { rulesVersion } = system
  return (chance, state, command, seq, force) => {
    const tape: Faces[] = []
    for (;;) {
      const result = submitForced(system, state, command, tape, force)
      if (result.kind === 'refused') return { kind: 'refused', refusal: result.refusal }
      if (result.kind === 'needs') {
        const { count, die } = result.request
        tape.push(Array.from({ length: count }, () => chance.whole(1, SIDES[die])))
        continue
      }
      const dice = result.asked.map(({ purpose, die, actor }, i) => ({ purpose, die, actor, faces: tape[i] ?? [], by: 'host' as const }))
      const overruled = result.overruled.length === 0 ? {} : { overruled: { refusals: result.overruled, reason: '' } }
      const entry = { kind: 'command', seq, at: seq, by: 'gm', command, dice, events: result.events, rulesVersion, ...overruled } as const
      return { kind: 'done', entry, state: result.state }
    }
  }
}

/** A battle from its first command until `next` returns none; every command must be allowed. */
export function wholeBattle<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  system: RuleSystem<State, Command, Event, Refusal>,
  chance: Chance,
  setup: Command,
  next: (state: State) => Command | null
): { readonly entries: readonly CommandEntry<Command, Event>[]; readonly state: State } {
  const play = playerOf(system)
  const entries: CommandEntry<Command, Event>[] = []
  let state = system.initial
  for (let command: Command | null = setup; command !== null; command = next(state)) {
    const played = play(chance, state, command, entries.length + 1, false)
    if (played.kind === 'refused') throw new Error(`${command.type} refused: ${played.refusal}`)
    entries.push(played.entry)
    state = played.state
  }
  return { entries, state }
}
