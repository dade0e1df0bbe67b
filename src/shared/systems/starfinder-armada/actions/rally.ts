import { endOfRound } from '../../../core/effects/clock'
import type { Decision } from '../commands/command'
import { rollCheck, spentResolve } from '../commands/officers/resolve-point'
import { moraleResult, moraleTotal } from '../derive/checks/morale'
import { officerBonusTotal } from '../derive/checks/officer-bonus'
import { evolve } from '../events'
import type { BattleState } from '../model/battle'
import type { FleetId } from '../model/design'
import { effectBegun } from '../rules/begin-effect'
import { spentEncouragement } from '../rules/encouragement'
import { moodBegun } from '../rules/mood'
import { theFleet } from '../state'
import type { ActionHelp, ActionRule } from './action-rule'

/**
 * Rally (SA-061): the admiral's bonus on the morale of one allied fleet until the end of the round; a routed one checks again at once
 * against the DC that routed it, and stops fleeing if it passes.
 */
export const rally: ActionRule<'rally'> = {
  side: 'ally',
  targets: choice => [choice.fleetId],
  checker: choice => choice.fleetId,
  *decide(state, officer, choice, _roll, help): Decision {
    const begun = effectBegun(state, {
      kind: 'officerBonus',
      stat: 'morale',
      targetId: choice.fleetId,
      value: officerBonusTotal(officer),
      officerId: officer.id,
      cause: 'sa.cause.rally',
      source: 'SA-061',
      ending: endOfRound(state.round)
    })
    return [begun, ...(yield* checkedAnew(evolve(state, begun), choice.fleetId, help))]
  }
}

/**
 * The new check of a routed fleet. It is a morale check like any other (SA-101): passing by 5 or more emboldens the fleet, and after any
 * pass it makes no others this round (SA-105). A fleet that fails, however narrowly, keeps fleeing and does not rout a second time.
 */
function* checkedAnew(state: BattleState, fleetId: FleetId, help: ActionHelp): Decision {
  const fleet = theFleet(state, fleetId)
  if (fleet.rout === null) return []
  const { dc } = fleet.rout
  const { natural } = yield* rollCheck('sa.roll.morale', 'd20', fleetId, help.resolveOfficerId !== null)
  const total = natural + moraleTotal(state, fleet) + help.gmCheck
  const isPassed = total >= dc
  const result = isPassed ? moraleResult(total - dc) : 'routed'
  return [
    ...spentResolve(help.resolveOfficerId),
    ...spentEncouragement(state, fleetId),
    { type: 'moraleChecked', fleetId, natural, total, dc, result },
    ...(isPassed ? [{ type: 'routRallied', fleetId } as const] : []),
    ...(result === 'emboldened' ? moodBegun(state, fleetId, result) : [])
  ]
}
