import type { PwCommand } from '../commands/command'
import { deployZone } from '../derive/deploy-zone'
import { unplacedSquadrons } from '../derive/unplaced'
import type { BattleState } from '../model/battle'
import type { Position } from '../model/board'
import { GRID_SIZE } from '../tables/grid'

/** Squares between two squadrons of a side, and from the middle of the map to the first row of each side. */
const APART = 5
const MIDDLE = GRID_SIZE / 2
const ALTITUDE = 14

/** To the first activation: both sides face each other across the middle of the map, and initiative is rolled (PW-026, PW-028). */
export function opening(state: BattleState): PwCommand | null {
  const { phase, turn, deployingSideId, initiativeSideId } = state
  if (phase === 'deployment' && deployingSideId === null) return { type: 'rollDeployment' }
  if (phase === 'deployment' && deployingSideId !== null) {
    const left = unplacedSquadrons(state, deployingSideId)
    return left[0] === undefined
      ? null
      : { type: 'placeSquadron', squadronId: left[0].id, at: placeFor(state, deployingSideId, left.length) }
  }
  return phase === 'initiative' && turn === 1 && initiativeSideId === null ? { type: 'rollInitiative' } : null
}

/** The next place of a side that has this many squadrons left to place, in the row of its zone that is nearest to the middle. */
function placeFor(state: BattleState, sideId: string, left: number): Position {
  const isFirst = state.fleets[0]?.sideId === sideId
  const { from, to } = deployZone(state, sideId)
  const row = isFirst ? MIDDLE - 2 : MIDDLE + 1
  return { x: (APART * left) % GRID_SIZE, y: Math.min(to, Math.max(from, row)), z: ALTITUDE }
}
