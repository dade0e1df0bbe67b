import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { DwEvent } from '@shared/systems/dystopian-wars/events'
import type { CommandEntry } from '@shared/core/log/entry'
import type { BattleStore } from '../../../session/battle-store'

/** Commands of the battle that have not been taken back, the last first. */
export function* standingEntries(
  store: Pick<BattleStore, 'entryCount' | 'entries' | 'isUndone'>
): Iterable<CommandEntry<DwCommand, DwEvent>> {
  for (let seq = store.entryCount; seq > 0; seq -= 1) {
    const entry = store.entries()[seq - 1]
    if (entry?.kind === 'command' && !store.isUndone(seq)) yield entry as CommandEntry<DwCommand, DwEvent>
  }
}
