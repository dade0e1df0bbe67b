import type { ComputedRef } from 'vue'
import { shipsDue, whoseTurn } from '@shared/systems/xwing/derive/whose-turn'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { ShipId } from '@shared/systems/xwing/model/squad'
import { currentAttack, sideOf } from '@shared/systems/xwing/state'
import { usePointing, type Pointing } from '../../../table/racks/use-pointing'
import { createInjection } from '../../../table/frame/create-injection'
import { rackOf, sidesOf } from '../fire/places'

/** The selected ship, and the sides shown in the racks. Plain digits refer to ships of the deciding side. */
export type Selection = Pointing<ShipId>

export const { provide: provideXwSelection, use: useXwSelection } = createInjection<Selection>('selection of X-Wing')

export function useSelection(state: ComputedRef<BattleState>): Selection {
  return usePointing({
    sides: () => sidesOf(state.value),
    active: () => whoseTurn(state.value).sideIds[0] ?? null,
    actor: () => actingSide(state.value),
    foe: () => sideIn(state.value, currentAttack(state.value)?.defenderId),
    sideOf: id => sideOf(state.value, id),
    rack: sideId => rackOf(state.value, sideId)
  })
}

/** That of the attacker, whoever is acting; else that of the ships that engage next. */
function actingSide(state: BattleState): string | null {
  return sideIn(state, currentAttack(state)?.attackerId ?? shipsDue(state)[0]?.id)
}

function sideIn(state: BattleState, id: ShipId | undefined): string | null {
  return id === undefined ? null : sideOf(state, id)
}
