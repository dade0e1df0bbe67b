import type { RuleSystem, Typed } from '@shared/core/engine/rule-system'
import type { Message } from '@shared/core/engine/message'
import type { Submission } from '@shared/core/engine/submit'

/** One line of the outcome of the typed dice. */
export interface Consequence {
  readonly message: Message
  readonly isHarm: boolean
}

/** What a command would do with its dice, read from its events: `quiet` events are skipped, `harm` events are highlighted. */
export function eventConsequences<State, Event extends Typed>(
  system: Pick<RuleSystem<State, never, Event, never>, 'describe' | 'evolve'>,
  state: State,
  after: Submission<State, Event, string> | null,
  { quiet, harm }: { readonly quiet: readonly Event['type'][]; readonly harm: readonly Event['type'][] }
): readonly Consequence[] {
  if (after?.kind !== 'decided') return []
  const lines: Consequence[] = []
  let now = state
  for (const event of after.events) {
    if (!quiet.includes(event.type)) lines.push({ message: system.describe(now, event), isHarm: harm.includes(event.type) })
    now = system.evolve(now, event)
  }
  return lines
}
