import { present } from '../../../kernel/present'
import { forRounds } from '../../../core/effects/clock'
import type { Decision } from '../commands/command'
import { lastsAsLong } from '../commands/due/settle-critical'
import type { BattleState } from '../model/battle'
import type { ConditionEffect } from '../model/effects'
import { readRuling } from '../rulings'
import { REPAIR } from '../tables/officers'
import type { ActionRule } from './action-rule'

/**
 * Repair (SA-067): a critical condition of a fleet is ignored for one round, and one more for every full 5 points above its Armor Class.
 * Every copy of it is; what an earlier repair holds back longer stays so. A fleet without communications cannot be repaired, except for
 * Communications themselves if `sa.repairCommunications` lets it (SA-109).
 */
export const repair: ActionRule<'repair'> = {
  side: 'ally',
  targets: choice => [choice.fleetId],
  meets: choice => choice.fleetId,
  checkChoice: (state, choice) => {
    const condition = conditionOf(state, choice.effectId)
    if (condition === undefined) return 'no-such-effect'
    return condition.targetId === choice.fleetId ? null : 'wrong-kind-of-target'
  },
  isHeardWithoutCommunications: (state, choice) =>
    conditionOf(state, choice.effectId)?.condition === 'communications' && readRuling(state.rulings, 'sa.repairCommunications') === 'yes',
  *decide(state, _officer, choice, roll): Decision {
    const { total, dc, isSuccess } = present(roll, 'the roll of a repair')
    if (!isSuccess) return []
    const ending = forRounds(state.round, 1 + Math.floor((total - dc) / REPAIR.pointsPerRound))
    const condition = present(conditionOf(state, choice.effectId), choice.effectId)
    return copiesOf(state, condition)
      .filter(copy => copy.suspension === null || !lastsAsLong(copy.suspension.ending, ending))
      .map(copy => ({ type: 'effectSuspended', effectId: copy.id, cause: 'sa.cause.repair', ending }))
  }
}

function conditionOf(state: BattleState, id: string): ConditionEffect | undefined {
  return conditions(state).find(effect => effect.id === id)
}

/** The same condition of the same fleet, suffered once or more. */
function copiesOf(state: BattleState, { targetId, condition, ability }: ConditionEffect): readonly ConditionEffect[] {
  return conditions(state).filter(one => one.targetId === targetId && one.condition === condition && one.ability === ability)
}

function conditions(state: BattleState): readonly ConditionEffect[] {
  return state.effects.filter(effect => effect.kind === 'condition')
}
