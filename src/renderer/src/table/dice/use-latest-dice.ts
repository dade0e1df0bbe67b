import { computed, type ComputedRef } from 'vue'
import type { AnsweredDice } from '@shared/core/log/entry'
import { useBattleStore } from '../../session/battle-store'

/** Faces of the last act of this window, for as long as it stands and no other dice are asked. */
export function useLatestDice(): ComputedRef<readonly AnsweredDice[]> {
  const store = useBattleStore()
  return computed(() => {
    const entry = store.entries()[(store.lastAct?.seq ?? 0) - 1]
    return store.pending === null && entry?.kind === 'command' && !store.isUndone(entry.seq) ? entry.dice : []
  })
}
