import { computed, type ComputedRef } from 'vue'
import type { WireCommand } from '@shared/ipc/calls'
import { useBattleStore } from '../../session/battle-store'

/** The command that led to the moment looked at; null for an undo or a redo, and now. */
export function usePastCommand(): ComputedRef<WireCommand | null> {
  const store = useBattleStore()
  return computed(() => {
    const entry = store.lookingAt === null ? undefined : store.entries()[store.lookingAt - 1]
    return entry?.kind === 'command' ? entry.command : null
  })
}
