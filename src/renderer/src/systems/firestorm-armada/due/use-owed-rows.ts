import type { ComputedRef } from 'vue'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import { present } from '@shared/kernel/present'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { ObligationRow } from '../../../contract/obligation-row'
import type { Owed } from '../../../table/due/owed-rows'
import { useOwedRows as useRows } from '../../../table/due/owed-rows'
import { markOf } from '../rack/table-mark'
import { useFaFlow } from '../table/fa-flow'
import { useFleets } from '../use-fleets'

export function useOwedRows(): ComputedRef<readonly ObligationRow[]> {
  const { state } = useFleets()
  const { settling } = useFaFlow()
  return useRows(
    () => owedIn(state.value),
    () => settling.value?.obligationId ?? null
  )
}

export function owedIn(state: BattleState): Owed {
  const owners = [...state.ships, ...state.wings]
  return {
    dues: firestormArmada.obligations(state),
    markOf: id =>
      markOf(
        state,
        present(
          owners.find(one => one.id === id),
          id
        )
      ),
    text: ({ title }) => title,
    when: turn => ({ key: 'faTable.turnShort', values: { turn } })
  }
}
