import { criticalThreshold } from '@shared/systems/starfinder-armada/derive/fire/critical-threshold'
import { hpMax } from '@shared/systems/starfinder-armada/derive/fleet/hull'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { HullSide } from '../../../ui/marks/HullSides.vue'

/** Every side with its fleets and their remaining hull. */
export function hullSides(state: BattleState): readonly HullSide[] {
  return [...new Set(state.armadas.map(armada => armada.sideId))].map(sideId => {
    const armadas = state.armadas.filter(armada => armada.sideId === sideId)
    const fleets = state.fleets.filter(fleet => armadas.some(armada => armada.id === fleet.armadaId))
    const rows = fleets.map(fleet => {
      const { id, number, name, status } = fleet
      const hp = Math.max(0, fleet.hp)
      const max = hpMax(state, fleet)
      const label = { key: 'campaigns.resume.hull', values: { number, name, hp, max } }
      return { id, number, isOut: status === 'destroyed' || status === 'fled', hp, max, threshold: criticalThreshold(state, fleet), label }
    })
    return { sideId, name: armadas.map(armada => armada.name).join(', '), rows }
  })
}
