import { shotPlaces } from '../../derive/fire'
import { losses, lossUnit } from '../../derive/victory'
import type { PwEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import type { Decision, PwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * The GM ends the battle before either side has beaten the other. Refused: 'already-won' unless the side is named that was the first to win
 * before the table played on (PW-061).
 */
export function* checkEndBattle(state: BattleState, { winnerId }: PwCommands['endBattle']): Refusals {
  if (winnerId !== null && !state.fleets.some(fleet => fleet.sideId === winnerId)) return 'no-such-side'
  if (state.winnerId !== null && state.winnerId !== winnerId) yield 'already-won'
  return null
}

/** The log names what was begun and not finished; it is taken up again if the table plays on. */
export function* decideEndBattle(state: BattleState, { winnerId }: PwCommands['endBattle']): Decision {
  const sides = state.fleets.map(fleet => {
    const { sideId, lost, total } = losses(state, fleet.sideId)
    return { sideId, lost, total }
  })
  return [...unsettled(state), { type: 'battleEnded', winnerId, unit: lossUnit(state), losses: sides }]
}

function unsettled({ activation }: BattleState): readonly PwEvent[] {
  if (activation === null) return []
  const { detection, engagement } = activation
  if (detection !== null) {
    const { shipId, targetId } = detection
    return [{ type: 'leftUnsettled', what: 'detection', shipId, targetId, points: 0 }]
  }
  if (engagement === null) return []
  const points = engagement.shot?.pointsLeft ?? 0
  if (points === 0)
    return [{ type: 'leftUnsettled', what: 'engagement', shipId: engagement.shipId, targetId: engagement.targetId, points: 0 }]
  const { shooterId, targetId } = shotPlaces(engagement, engagement.role)
  return [{ type: 'leftUnsettled', what: 'damage', shipId: shooterId, targetId, points }]
}
