import { computed, type ComputedRef } from 'vue'
import type { WireCommand } from '@shared/ipc/calls'
import { useBattleStore } from '../../session/battle-store'

/** The command that led to the past moment shown; null for an undo or a redo, and in the present. */
export function usePastCommand(): ComputedRef<WireCommand | null> {
  const store = useBattleStore()
  return computed(() => {
    const entry = store.lookingAt === null ? undefined : store.entries()[store.lookingAt - 1]
    return entry?.kind === 'command' ? entry.command : null
  })
}
