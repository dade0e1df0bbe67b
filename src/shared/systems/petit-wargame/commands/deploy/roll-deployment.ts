import { present } from '../../../../kernel/present'
import type { BattleState } from '../../model/battle'
import { rollOff } from '../../rules/roll-off'
import type { Decision } from '../command'
import type { Refusals } from '../refusal'

/** Each side rolls a die for who places the first squadron (PW-026, PW-Q11). Refused: 'nothing-due' once the battle runs. */
export function* checkRollDeployment(state: BattleState): Refusals {
  if (state.phase !== 'deployment') return 'nothing-due'
  if (state.deployingSideId !== null) yield 'already-rolled'
  return null
}

export function* decideRollDeployment(state: BattleState): Decision {
  const [one, other] = state.fleets.map(fleet => ({ sideId: fleet.sideId, bonus: 0 }))
  const { rolls, winner } = yield* rollOff('pw.roll.deployment', 'd6', present(one, 'first side'), present(other, 'second side'))
  return [{ type: 'deploymentRolled', rolls, sideId: winner }]
}
