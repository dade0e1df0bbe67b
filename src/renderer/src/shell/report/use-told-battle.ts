import { computed, onBeforeUnmount, ref, type ComputedRef, type Ref } from 'vue'
import type { Typed } from '@shared/core/engine/rule-system'
import type { LogEntry } from '@shared/core/log/entry'
import type { ReportSide } from '@shared/core/report/report-rules'
import type { Viewer } from '@shared/core/view/viewer'
import type { ReportSystem } from '@shared/report/gm-account'
import type { BattleKey } from '@shared/ipc/calls'
import { useBattleStore } from '../../session/battle-store'
import { usePanels } from '../../systems/registry'
import { watchImmediate } from '../../ui/drawing/watch-immediate'

/** How something is told: from the log for the game master, from views for players. */
interface Tellers<T> {
  gm(system: ReportSystem, entries: readonly LogEntry<Typed, Typed>[]): T
  players(system: ReportSystem, entries: readonly LogEntry<Typed, Typed>[], viewer: Viewer): T
}

interface ToldBattle<T> {
  readonly copy: Ref<'gm' | 'players'>
  /** The side whose view the players' copy tells; empty for everybody's. */
  readonly sideId: Ref<string>
  readonly sides: ComputedRef<readonly ReportSide[]>
  /** Null until the battle is open. */
  readonly told: ComputedRef<T | null>
}

/** Opens a battle to be told, and tells it for whoever is chosen. */
export function useToldBattle<T>(key: () => BattleKey, tellers: Tellers<T>): ToldBattle<T> {
  const store = useBattleStore()
  const panels = usePanels(() => store.system)
  const copy = ref<'gm' | 'players'>('gm')
  const sideId = ref('')

  watchImmediate(key, battle => void store.open(battle))
  onBeforeUnmount(() => store.leave())

  const teller = computed(() =>
    panels.value === null || store.opening === null ? null : { rules: panels.value.system, report: panels.value.report }
  )
  return {
    copy,
    sideId,
    sides: computed(() => (teller.value === null || store.state === null ? [] : teller.value.report.sidesOf(store.state))),
    told: computed(() => {
      if (teller.value === null || store.entryCount === 0) return null
      if (copy.value === 'gm') return tellers.gm(teller.value, store.entries())
      return tellers.players(
        teller.value,
        store.entries(),
        sideId.value === '' ? { kind: 'table' } : { kind: 'side', sideId: sideId.value }
      )
    })
  }
}
