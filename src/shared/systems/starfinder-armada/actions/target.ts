import { endOfRound } from '../../../core/effects/clock'
import type { Decision } from '../commands/command'
import { areEnemies } from '../derive/fire/enemies'
import { effectBegun } from '../rules/begin-effect'
import { theFleet } from '../state'
import type { ActionRule } from './action-rule'

/** Target (SA-073): until the end of the round an allied fleet has +1 against one enemy and critical damage on a natural 19 or 20. */
export const target: ActionRule<'target'> = {
  side: 'ally',
  targets: choice => [choice.fleetId, choice.enemyId],
  meets: choice => choice.enemyId,
  check: (state, officer, choice) =>
    areEnemies(state, theFleet(state, officer.fleetId), theFleet(state, choice.enemyId)) ? null : 'not-an-enemy',
  *decide(state, officer, choice, roll): Decision {
    if (roll?.isSuccess !== true) return []
    return [
      effectBegun(state, {
        kind: 'target',
        targetId: choice.fleetId,
        enemyId: choice.enemyId,
        officerId: officer.id,
        cause: 'sa.cause.target',
        source: 'SA-073',
        ending: endOfRound(state.round)
      })
    ]
  }
}
