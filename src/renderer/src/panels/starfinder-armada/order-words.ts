import type { Faces } from '@shared/core/dice/rule'
import { admiralOf } from '@shared/systems/starfinder-armada/commands/roll-movement-order'
import { officerCheck } from '@shared/systems/starfinder-armada/derive/officer-bonus'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { isFighting } from '@shared/systems/starfinder-armada/state'
import type { Consequence } from '../../components/battle/consequence'
import type { ArmadaSubmission } from './use-armada'

/** Totals of the armadas that have rolled, then the order once it is known. `tape` holds one answer per armada, ties behind. */
export function orderWords(state: BattleState, tape: readonly Faces[], after: ArmadaSubmission | null): readonly Consequence[] {
  if (after?.kind === 'decided') {
    const event = after.events.find(one => one.type === 'movementOrderRolled')
    const names = event?.movement.order.map(id => state.armadas.find(armada => armada.id === id)?.name ?? '') ?? []
    return [{ message: { key: 'sa.say.order', values: { names: names.join(', ') } }, isHarm: false }]
  }
  const rolling = state.armadas.filter(armada => state.fleets.some(fleet => fleet.armadaId === armada.id && isFighting(fleet)))
  const totals = rolling.flatMap((armada, i) => {
    const faces = tape[i]
    if (faces === undefined || faces.length === 0) return []
    const admiral = admiralOf(state, armada.id)
    return [`${armada.name} ${String(Math.max(...faces) + (admiral === undefined ? 0 : officerCheck(state, admiral).total))}`]
  })
  return totals.length === 0 ? [] : [{ message: { key: 'sa.say.totals', values: { totals: totals.join(', ') } }, isHarm: false }]
}
