import type { CommandEntry } from '@shared/core/log/entry'
import type { BattleStore } from '../../session/battle-store'

/** Commands of the battle that have not been taken back, the last first. */
export function* entriesInForce<Command, Event>(
  store: Pick<BattleStore, 'entryCount' | 'entries' | 'isUndone'>
): Iterable<CommandEntry<Command, Event>> {
  for (let seq = store.entryCount; seq > 0; seq -= 1) {
    const entry = store.entries()[seq - 1]
    if (entry?.kind === 'command' && !store.isUndone(seq)) yield entry as CommandEntry<Command, Event>
  }
}
