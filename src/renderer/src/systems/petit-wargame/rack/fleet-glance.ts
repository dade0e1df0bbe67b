import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { SECTORS } from '@shared/systems/petit-wargame/model/element'
import type { HullSide } from '../../../ui/marks/HullSides.vue'
import { isPresent, shipsOf } from '@shared/systems/petit-wargame/state'

/** Remaining elements of every squadron of every side. */
export function fleetGlance(state: BattleState): readonly HullSide[] {
  return state.fleets.map(({ id, sideId, name }) => ({
    sideId,
    name,
    rows: state.squadrons
      .filter(squadron => squadron.fleetId === id)
      .map((squadron, index) => {
        const sectors = shipsOf(state, squadron.id).flatMap(ship => SECTORS.map(sector => ship.sectors[sector]))
        const left = sectors.reduce((sum, sector) => sum + sector.elements.length, 0)
        const lost = sectors.reduce((sum, sector) => sum + sector.lost.length, 0)
        return {
          id: squadron.id,
          number: index + 1,
          name: squadron.name,
          isOut: !isPresent(state, squadron.id),
          hp: left,
          max: left + lost,
          label: { key: 'pw.glance', values: { name: squadron.name, left, max: left + lost } }
        }
      })
  }))
}
