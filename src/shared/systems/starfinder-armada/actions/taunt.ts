import { startOfNext } from '../../../core/effects/clock'
import type { Decision } from '../commands/command'
import { officerBonusTotal } from '../derive/checks/officer-bonus'
import type { SaEvent } from '../events'
import { ROUND_PHASES } from '../model/battle'
import { effectBegun } from '../rules/begin-effect'
import { readRuling } from '../rulings'
import type { ActionRule } from './action-rule'

/**
 * Taunt (SA-062): the enemy fleet has −(1 + half the officer bonus) on all checks until the next helm phase starts. Whether or not it
 * succeeds, that admiral or that armada, as `sa.tauntLimit` says, cannot taunt the fleet again in this battle (SA-Q21).
 */
export const taunt: ActionRule<'taunt'> = {
  side: 'enemy',
  targets: choice => [choice.fleetId],
  meets: choice => choice.fleetId,
  check: (state, officer, choice) => {
    const isPerAdmiral = readRuling(state.rulings, 'sa.tauntLimit') === 'perAdmiral'
    const isMade = state.taunts.some(
      made => made.targetId === choice.fleetId && (isPerAdmiral ? made.officerId === officer.id : made.armadaId === officer.armadaId)
    )
    return isMade ? 'already-taunted' : null
  },
  *decide(state, officer, choice, roll): Decision {
    const made: SaEvent = { type: 'tauntMade', officerId: officer.id, targetId: choice.fleetId }
    if (roll?.isSuccess !== true) return [made]
    return [
      made,
      effectBegun(state, {
        kind: 'modifier',
        targetId: choice.fleetId,
        stat: 'allChecks',
        value: -tauntPenalty(officerBonusTotal(officer)),
        name: null,
        cause: 'sa.cause.taunt',
        source: 'SA-062',
        ending: startOfNext('helm', { round: state.round, phase: state.phase }, ROUND_PHASES)
      })
    ]
  }
}

/** 1 plus half the officer bonus, rounded down: 3 for a bonus of 4. */
function tauntPenalty(bonus: number): number {
  return 1 + Math.floor(bonus / 2)
}
