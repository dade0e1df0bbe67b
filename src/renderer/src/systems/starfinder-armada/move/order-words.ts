import type { DiceRequest, Faces } from '@shared/core/dice/rule'
import { sum } from '@shared/kernel/collections'
import type { SaCommands } from '@shared/systems/starfinder-armada/commands/command'
import { gmCheckOf, orderCheck } from '@shared/systems/starfinder-armada/commands/officers/order-check'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { Consequence } from '../../../contract/consequence'
import type { ArmadaSubmission } from '../use-armada'

type Asked = Pick<DiceRequest, 'purpose' | 'actor'>

/**
 * Totals of the armadas that have rolled, including precognition, then the order once known. Each answer of `tape` matches one of
 * `answered`; one more is in the field, for the request of `after`.
 */
export function orderWords(
  state: BattleState,
  command: SaCommands['rollMovementOrder'],
  tape: readonly Faces[],
  answered: readonly Asked[],
  after: ArmadaSubmission | null
): readonly Consequence[] {
  if (after?.kind === 'decided') {
    const event = after.events.find(one => one.type === 'movementOrderRolled')
    const names = event?.movement.order.map(id => state.armadas.find(armada => armada.id === id)?.name ?? '') ?? []
    return [{ message: { key: 'sa.say.order', values: { names: names.join(', ') } }, isHarm: false }]
  }
  const asked: readonly Asked[] = after?.kind === 'needs' ? after.asked : answered
  const totals = state.armadas.flatMap(armada => {
    const rolled = (purpose: string): readonly number[] =>
      tape.find((_, i) => asked[i]?.actor === armada.id && asked[i].purpose === purpose) ?? []
    const check = rolled('sa.roll.movementOrder')
    if (check.length === 0) return []
    const bonus = orderCheck(state, armada.id, gmCheckOf(command, armada.id)).total
    return [`${armada.name} ${String(Math.max(...check) + bonus + sum(rolled('sa.roll.precognition')))}`]
  })
  return totals.length === 0 ? [] : [{ message: { key: 'sa.say.totals', values: { totals: totals.join(', ') } }, isHarm: false }]
}
