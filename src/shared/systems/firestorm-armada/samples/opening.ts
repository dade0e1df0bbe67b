import type { FaCommand } from '../commands/command'
import type { BattleState } from '../model/battle'

/** To the first activation: nobody lays a turn card, and initiative is rolled (FA-001, FA-002). */
export function opening({ phase, turn, fleets, turnCards, initiative, obligations }: BattleState): FaCommand | null {
  if (turn > 1 || obligations.length > 0) return null
  if (phase === 'deployment') return { type: 'advancePhase' }
  if (phase === 'turnCards') {
    const choosing = fleets.find(({ id }) => !turnCards.some(({ fleetId }) => fleetId === id))
    return choosing === undefined ? { type: 'advancePhase' } : { type: 'placeTurnCards', fleetId: choosing.id, cards: [] }
  }
  if (phase !== 'initiative') return null
  return initiative === null ? { type: 'rollInitiative' } : { type: 'advancePhase' }
}
