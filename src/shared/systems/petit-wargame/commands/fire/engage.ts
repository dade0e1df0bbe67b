import { rollOne } from '../../../../core/dice/rule'
import { isDetected } from '../../derive/detected'
import { distance, isSamePlace } from '../../derive/distance'
import { longestRange } from '../../derive/fire'
import { manoeuvreBonus } from '../../derive/movement'
import type { BattleState, ShipState } from '../../model/battle'
import { conductPosition } from '../../rules/conduct-fight'
import { leaveUnfinished } from '../../rules/end-shot'
import { sectorOf } from '../../rules/settle-damage'
import { Story } from '../../rules/story'
import { readRuling } from '../../rulings'
import { findShip, isDestroyed, placeOf, sideOf, theShip } from '../../state'
import type { Decision, PwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * A ship of the active squadron engages an enemy that was found and is in the same place (PW-043, PW-Q15). Refused: 'not-same-place', or
 * with `pw.rangedCombat` 'out-of-range' instead (PW-Q22).
 */
export function* checkEngage(state: BattleState, { shipId, targetId }: PwCommands['engage']): Refusals {
  const { activation } = state
  if (activation === null) return 'no-activation'
  const ship = findShip(state, shipId)
  const target = findShip(state, targetId)
  if (ship === undefined || target === undefined) return 'no-such-ship'
  if (sideOf(state, shipId) === sideOf(state, targetId)) return 'not-an-enemy'
  if (isDestroyed(ship) || isDestroyed(target)) return 'out-of-play'
  if (ship.position === null || target.position === null) return 'not-placed'
  if (state.phase !== 'combat') yield 'wrong-phase'
  if (activation.squadronId !== ship.squadronId) yield 'not-in-squadron'
  if (activation.engagement !== null) yield 'engagement-open'
  if (activation.engagedIds.includes(shipId) && readRuling(state.rulings, 'pw.engagementsPerShip') === '1') yield 'already-engaged'
  if (!isDetected(state, ship.squadronId, targetId)) yield 'not-detected'
  const refusal = reachProblem(state, ship, target)
  if (refusal !== null) yield refusal
  return null
}

function reachProblem(state: BattleState, ship: ShipState, target: ShipState): 'not-same-place' | 'out-of-range' | null {
  const [from, to] = [placeOf(ship), placeOf(target)]
  if (readRuling(state.rulings, 'pw.rangedCombat') === 'no') return isSamePlace(from, to) ? null : 'not-same-place'
  return distance(state.rulings, from, to).total <= longestRange(ship) ? null : 'out-of-range'
}

/** The manoeuvre test: each side rolls a die and adds its manoeuvre points. In a tie dice set the position (PW-044, PW-045). */
export function* decideEngage(state: BattleState, { shipId, targetId }: PwCommands['engage']): Decision {
  const story = new Story(state)
  leaveUnfinished(story)
  story.tell({ type: 'engagementBegun', shipId, targetId })
  const faces = [yield* rollOne('pw.roll.manoeuvre', 'd6', shipId), yield* rollOne('pw.roll.manoeuvre', 'd6', targetId)] as const
  const bonus = (id: PwCommands['engage']['shipId']): number => manoeuvreBonus(state.rulings, theShip(state, id)).total
  const totals = [faces[0] + bonus(shipId), faces[1] + bonus(targetId)] as const
  const winnerId = totals[0] === totals[1] ? null : totals[0] > totals[1] ? shipId : targetId
  story.tell({ type: 'manoeuvreRolled', shipId, targetId, faces, totals, winnerId })
  if (winnerId !== null) return story.events
  const firingSector = sectorOf(yield* rollOne('pw.roll.position', 'd6', shipId))
  const targetSector = sectorOf(yield* rollOne('pw.roll.position', 'd6', targetId))
  story.tell({ type: 'positionSet', by: 'chance', firingSector, targetSector })
  yield* conductPosition(story)
  return story.events
}
