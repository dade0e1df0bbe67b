import type { ComputedRef } from 'vue'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'
import { sideOf, sideOfSquadron } from '@shared/systems/dystopian-wars/state'
import type { Pointing } from '../../components/battle/use-pointing'
import { usePointing } from '../../components/battle/use-pointing'
import { rackOf, sidesOf } from './places'

/** The unit or wing the table points at, and which sides its racks show. Plain digits mean units of the side that acts. */
export type Selection = Pointing<CombatantId>

export function useSelection(state: ComputedRef<BattleState>): Selection {
  return usePointing({
    sides: () => sidesOf(state.value),
    active: () => {
      const { activation } = state.value
      return activation === null ? null : sideOfSquadron(state.value, activation.squadronId)
    },
    sideOf: id => sideOf(state.value, id),
    rack: sideId => rackOf(state.value, sideId)
  })
}
