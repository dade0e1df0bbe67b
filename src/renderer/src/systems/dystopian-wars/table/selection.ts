import type { ComputedRef } from 'vue'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'
import { currentAttack, sideOf, sideOfSquadron } from '@shared/systems/dystopian-wars/state'
import type { Pointing } from '../../../table/racks/use-pointing'
import { usePointing } from '../../../table/racks/use-pointing'
import { oneForAll } from '../../../table/frame/one-for-all'
import { rackOf, sidesOf } from '../rack/places'

/** The unit or wing the table points at, and which sides its racks show. Plain digits mean units of the side that acts. */
export type Selection = Pointing<CombatantId>

export const { provideOne: provideDwSelection, useOne: useDwSelection } = oneForAll<Selection>('selection of Dystopian Wars')

export function useSelection(state: ComputedRef<BattleState>): Selection {
  const acting = (): string | null => {
    const { activation } = state.value
    return activation === null ? null : sideOfSquadron(state.value, activation.squadronId)
  }
  return usePointing({
    sides: () => sidesOf(state.value),
    active: acting,
    actor: acting,
    foe: () => foeIn(state.value, acting()),
    sideOf: id => sideOf(state.value, id),
    rack: sideId => rackOf(state.value, sideId)
  })
}

/** The side across in the attack that is between its roll and its damage, else in the last one declared: the target of an attack, the firer of a counter. */
function foeIn(state: BattleState, acting: string | null): string | null {
  const attack = currentAttack(state) ?? state.activation?.attacks.at(-1)
  if (attack === undefined) return null
  return [attack.targetId, ...attack.parts.map(part => part.combatantId)].map(id => sideOf(state, id)).find(side => side !== acting) ?? null
}
