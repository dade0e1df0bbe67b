import type { ComputedRef } from 'vue'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'
import type { ObligationRow } from '../../../contract/obligation-row'
import type { Owed } from '../../../table/due/owed-rows'
import { useOwedRows as useRows } from '../../../table/due/owed-rows'
import { markOf } from '../rack/places'
import { useDwFlow } from '../table/dw-flow'
import { useDystopian } from '../use-dystopian'

export function useOwedRows(): ComputedRef<readonly ObligationRow[]> {
  const { state } = useDystopian()
  const { settling } = useDwFlow()
  return useRows(
    () => owedIn(state.value),
    () => settling.value?.id ?? null
  )
}

export function owedIn(state: BattleState): Owed {
  return {
    dues: dystopianWars.obligations(state),
    markOf: id => markOf(state, id as CombatantId),
    text: ({ title, reason }) => ({ key: 'dwTable.owed', values: { title, reason } }),
    when: turn => ({ key: 'dwTable.inTurn', values: { turn } })
  }
}
