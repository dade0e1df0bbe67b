import type { ComputedRef } from 'vue'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { FleetId } from '@shared/systems/starfinder-armada/model/design'
import { theFleet } from '@shared/systems/starfinder-armada/state'
import type { ObligationRow } from '../../../contract/obligation-row'
import type { Owed } from '../../../table/due/owed-rows'
import { useOwedRows as useRows } from '../../../table/due/owed-rows'
import { markOf } from '../rack/strip-model'
import { useSaFlow } from '../table/sa-flow'
import { useArmada } from '../use-armada'

export function useOwedRows(): ComputedRef<readonly ObligationRow[]> {
  const { state } = useArmada()
  const { runningId } = useSaFlow()
  return useRows(
    () => owedIn(state.value),
    () => runningId.value
  )
}

export function owedIn(state: BattleState): Owed {
  return {
    dues: starfinderArmada.obligations(state),
    markOf: id => markOf(state, theFleet(state, id as FleetId)),
    text: ({ kind, reason }) => ({ key: `sa.owed.${kind}`, values: { reason } }),
    when: round => `R${String(round)}`
  }
}
