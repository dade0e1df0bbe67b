import type { SaCommand } from '../commands/command'
import type { BattleState } from '../model/battle'

/** To the engineering phase of the first round: the armadas at the distance that the dice give (SA-075, SA-076). */
export function opening({ phase, round, distanceHexes, obligations }: BattleState): SaCommand | null {
  if (obligations.length > 0) return null
  if (phase === 'deployment') return distanceHexes === null ? { type: 'setDistance', hexes: null } : { type: 'advancePhase' }
  return phase === 'roundStart' && round === 1 ? { type: 'advancePhase' } : null
}
