import { rollAmong } from '../../../core/dice/rule'
import { endOfRound } from '../../../core/effects/clock'
import type { Decision } from '../commands/command'
import { effectBegun } from '../rules/begin-effect'
import { findOfficer } from '../state'
import type { ActionRule } from './action-rule'

/**
 * Scramble (SA-072, SA-Q44): during the next round one officer of an enemy fleet, chosen or drawn among those aboard, gives no benefit and
 * takes no action, and officers of other fleets cannot affect that fleet.
 */
export const scramble: ActionRule<'scramble'> = {
  side: 'enemy',
  targets: choice => [choice.fleetId],
  meets: choice => choice.fleetId,
  checkChoice: (state, choice) => {
    if (choice.victimId === null) return null
    const victim = findOfficer(state, choice.victimId)
    if (victim === undefined) return 'no-such-officer'
    return victim.fleetId === choice.fleetId ? null : 'wrong-kind-of-target'
  },
  *decide(state, officer, choice, roll): Decision {
    if (roll?.isSuccess !== true) return []
    const aboard = state.officers.filter(one => one.fleetId === choice.fleetId && !one.isIncapacitated)
    const drawn =
      choice.victimId ??
      (aboard.length === 0 ? null : aboard[(yield* rollAmong('sa.roll.scrambled', aboard.length, choice.fleetId)) - 1]?.id)
    const round = state.round + 1
    return [
      effectBegun(state, {
        kind: 'scramble',
        officerId: officer.id,
        targetId: choice.fleetId,
        round,
        victimId: drawn ?? null,
        cause: 'sa.cause.scramble',
        source: 'SA-072',
        ending: endOfRound(round)
      })
    ]
  }
}
