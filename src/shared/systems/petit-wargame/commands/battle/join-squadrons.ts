import { areKnown } from '../../../../core/housekeeping/beginning'
import { theOne } from '../../../../kernel/collections'
import { isOnGrid } from '../../derive/movement'
import type { BattleState } from '../../model/battle'
import { launched, worthOf } from '../../rules/launch'
import { maybePassInitiative } from '../../rules/next-squadron'
import { Story } from '../../rules/story'
import { validateFleet } from '../../validate/validate-fleet'
import type { PwRefusal } from '../refusal'
import type { Decision, PwCommands } from '../command'

/**
 * Squadrons join a fleet during the battle, all in one place. Refused: 'duplicate-id' for anything that is already there, or listed twice;
 * 'not-fit' for ships nothing can fight with, and for an empty list.
 */
export function checkJoinSquadrons(state: BattleState, { fleetId, squadrons, at }: PwCommands['joinSquadrons']): PwRefusal | null {
  const fleet = state.fleets.find(one => one.id === fleetId)
  if (fleet === undefined) return 'no-such-fleet'
  if (!isOnGrid(at)) return 'off-grid'
  const coming = squadrons.flatMap(squadron => [squadron.id, ...squadron.ships.map(ship => ship.id)])
  if (areKnown([...state.fleets, ...state.squadrons, ...state.ships], coming)) return 'duplicate-id'
  const { id, name, budgetPoints } = fleet
  return validateFleet({ id, name, budgetPoints, squadrons, allowIllegal: true }, state.rulings).isFit ? null : 'not-fit'
}

/** They may act this turn, at once if nobody else is left. What half is taken of, `pw.lateSquadrons` reads (PW-061). */
export function* decideJoinSquadrons(state: BattleState, { fleetId, squadrons, at }: PwCommands['joinSquadrons']): Decision {
  const story = new Story(state)
  const fleet = theOne(state.fleets, fleetId)
  const { costPoints, elementsStart } = worthOf(squadrons)
  const { late = { costPoints: 0, elementsStart: 0 } } = fleet
  story.tell({
    type: 'squadronsJoined',
    fleetId,
    at,
    costPoints: fleet.costPoints + costPoints,
    elementsStart: fleet.elementsStart + elementsStart,
    late: { costPoints: late.costPoints + costPoints, elementsStart: late.elementsStart + elementsStart },
    ...launched(fleetId, squadrons, at)
  })
  maybePassInitiative(story)
  return story.events
}
