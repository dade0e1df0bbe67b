import { hullLeft } from '@shared/systems/xwing/derive/health'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { HullSide } from '../../../ui/marks/HullSides.vue'
import { rackOf, sidesOf, squadsOf } from '../fire/places'

/** Every side with its ships and what is left of their hulls and shields. Ships out of the battle have none left. */
export function hullSides(state: BattleState): readonly HullSide[] {
  return sidesOf(state).map(sideId => ({
    sideId,
    name: squadsOf(state, sideId),
    rows: rackOf(state, sideId).map((ship, index) => {
      const isOut = ship.status !== 'active'
      const hp = isOut ? 0 : hullLeft(ship) + ship.shields
      const { id, name } = ship
      const max = ship.hull + ship.shieldsStart
      return { id, number: index + 1, name, isOut, hp, max, label: { key: 'xw.glance.hull', values: { name, hp, max } } }
    })
  }))
}
