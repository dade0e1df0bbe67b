import type { SaCommands } from '../commands/command'
import { firstRefusal } from '../../../core/engine/refusals'
import { checkStageAttack } from '../commands/fire/stage-attack'
import { areEnemies } from '../derive/fire/enemies'
import type { BattleState } from '../model/battle'
import { theFleet } from '../state'

/**
 * The same attack by every other fleet of the side that may still make it this round, without Resolve Points, superweapons or modifiers
 * of the attacker's own. Distance, arc and debris stay as measured (SA-083). Throws when a fleet is not there.
 */
export function othersToFire(state: BattleState, attack: SaCommands['stageAttack']): readonly SaCommands['stageAttack'][] {
  const attacker = theFleet(state, attack.attackerId)
  return state.fleets
    .filter(fleet => fleet !== attacker && !areEnemies(state, fleet, attacker))
    .map(fleet => ({
      ...attack,
      attackerId: fleet.id,
      arrayTargets: fleet.hasAttacked ? fleet.arrayTargets : 1,
      usesSuperweapon: false,
      resolveOfficerId: null,
      gmCheck: 0
    }))
    .filter(shot => firstRefusal(checkStageAttack(state, shot), []) === null)
}
