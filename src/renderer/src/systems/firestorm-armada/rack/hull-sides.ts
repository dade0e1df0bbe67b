import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { HullSide } from '../../../ui/marks/HullSides.vue'

/** Every side with its squadrons and their remaining hull. Ships out of the battle count as 0. */
export function hullSides({ fleets, units, ships }: BattleState): readonly HullSide[] {
  return [...new Set(fleets.map(fleet => fleet.sideId))].map(sideId => {
    const allies = fleets.filter(fleet => fleet.sideId === sideId)
    const squadrons = units.filter(unit => unit.kind === 'squadron' && allies.some(fleet => fleet.id === unit.fleetId))
    return {
      sideId,
      name: allies.map(fleet => fleet.name).join(', '),
      rows: squadrons.map(({ id, number, name }) => {
        const own = ships.filter(ship => ship.unitId === id)
        const hp = own.reduce((sum, ship) => sum + (ship.status === 'active' ? ship.hull - ship.hullLost : 0), 0)
        const max = own.reduce((sum, ship) => sum + ship.hull, 0)
        return { id, number, name, isOut: hp === 0, hp, max, label: { key: 'fa.glance.hull', values: { name, hp, max } } }
      })
    }
  })
}
