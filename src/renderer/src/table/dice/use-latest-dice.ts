import { computed, type ComputedRef } from 'vue'
import type { AnsweredDice } from '@shared/core/log/entry'
import { useBattleStore } from '../../session/battle-store'

/** Dice of this window's last act, until it is undone or other dice are requested. */
export function useLatestDice(): ComputedRef<readonly AnsweredDice[]> {
  const store = useBattleStore()
  return computed(() => {
    const entry = store.entries()[(store.lastAct?.seq ?? 0) - 1]
    return store.pending === null && entry?.kind === 'command' && !store.isUndone(entry.seq) ? entry.dice : []
  })
}
