import { endOfRound } from '../../../core/effects/clock'
import type { Decision } from '../commands/command'
import { rollCheck, spentResolve } from '../commands/officers/resolve-point'
import { moraleCheck, moraleResult, moraleTotal } from '../derive/checks/morale'
import { officerBonusTotal } from '../derive/checks/officer-bonus'
import { count, explained } from '../derive/tally'
import { evolve } from '../events'
import type { BattleState, OfficerState } from '../model/battle'
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
  followedBy(state, officer, { fleetId }) {
    const { rout } = theFleet(state, fleetId)
    if (rout === null) return null
    const rallied = evolve(state, rallyBegun(state, officer, fleetId))
    const dc = explained(tally => count(tally, 'routDc', rout.dc, 'SA-061'))
    return { adds: moraleCheck(rallied, theFleet(rallied, fleetId)), dc }
  },
  *decide(state, officer, choice, _roll, help): Decision {
    const begun = rallyBegun(state, officer, choice.fleetId)
    return [begun, ...(yield* checkedAnew(evolve(state, begun), choice.fleetId, help))]
  }
}

function rallyBegun(state: BattleState, officer: OfficerState, fleetId: FleetId) {
  return effectBegun(state, {
    kind: 'officerBonus',
    stat: 'morale',
    targetId: fleetId,
    value: officerBonusTotal(officer),
    officerId: officer.id,
    cause: 'sa.cause.rally',
    source: 'SA-061',
    ending: endOfRound(state.round)
  })
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
