import { hasAbility } from '../../derive/fleet/abilities'
import type { BattleState, FleetState, StagedAttack } from '../../model/battle'
import { readRuling } from '../../rulings'
import type { SaCommands } from '../command'
import type { Refusals } from '../refusal'

/** One attack a round (SA-083); an array declares two or three targets with its first and fires once at each (SA-034). */
export function* checkTargets(state: BattleState, attacker: FleetState, target: FleetState, command: SaCommands['stageAttack']): Refusals {
  if (command.arrayTargets > 1 && !hasAbility(state, attacker, 'array')) yield 'no-array'
  if (!attacker.hasAttacked) return null
  if (attacker.arrayTargets === 1) {
    yield 'already-attacked'
    return null
  }
  if (attacker.targetsThisRound.length >= attacker.arrayTargets) yield 'array-full'
  if (command.arrayTargets !== attacker.arrayTargets) yield 'array-mismatch'
  if (attacker.targetsThisRound.includes(target.id)) yield 'duplicate-target'
  return null
}

/** Whether the superweapon works and has recovered since its last shot (SA-041, SA-042). */
export function* checkSuperweapon(state: BattleState, attacker: FleetState): Refusals {
  if (!hasAbility(state, attacker, 'superweapon')) yield 'no-superweapon'
  if (state.round < attacker.superweaponReadyRound) yield 'superweapon-not-ready'
  return null
}

/** Whether the fleet's EMP works for this attack (SA-032, SA-Q05): always, or only in the gunnery phase of the round it was armed for. */
export function hasLiveEmp(state: BattleState, fleet: FleetState, kind: StagedAttack['kind']): boolean {
  if (!hasAbility(state, fleet, 'emp')) return false
  if (readRuling(state.rulings, 'sa.emp') !== 'armedByAction') return true
  if (kind === 'free' || kind === 'selfDestruct') return false
  return state.effects.some(effect => effect.kind === 'empArmed' && effect.targetId === fleet.id && effect.round === state.round)
}
