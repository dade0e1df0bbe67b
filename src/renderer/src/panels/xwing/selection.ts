import type { ComputedRef } from 'vue'
import { whoseTurn } from '@shared/systems/xwing/derive/whose-turn'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { ShipId } from '@shared/systems/xwing/model/squad'
import { sideOf } from '@shared/systems/xwing/state'
import type { Pointing } from '../../components/battle/use-pointing'
import { usePointing } from '../../components/battle/use-pointing'
import { rackOf, sidesOf } from './places'

/** The ship the table points at, and which sides its racks show. Plain digits mean ships of the side that speaks. */
export type Selection = Pointing<ShipId>

export function useSelection(state: ComputedRef<BattleState>): Selection {
  return usePointing({
    sides: () => sidesOf(state.value),
    active: () => whoseTurn(state.value).sideIds[0] ?? null,
    sideOf: id => sideOf(state.value, id),
    rack: sideId => rackOf(state.value, sideId)
  })
}
