import { replaceWhere, without } from '../../kernel/collections'
import type { CorrectAttack } from './commands/command'
import { fleetIndex } from './derive/fleet-index'
import type { SaEvent } from './events'
import { withFleet } from './evolve-fleet'
import type { BattleState, FleetState, StagedAttack } from './model/battle'
import { shapedFleet, shapedState } from './shape'
import { SUPERWEAPON_ROUNDS } from './tables/limits'

/** An attack joins the volley, and its fleet has made it. */
export function stage(state: BattleState, attack: StagedAttack): BattleState {
  const staged = shapedState(state)
  staged.volley = [...state.volley, attack]
  staged.nextId += 1
  if (attack.kind === 'gunnery') staged.fleets = withAttackMade(state, attack)
  return staged
}

/** The fleets with the attack of this round entered where it was made. */
function withAttackMade(state: BattleState, attack: StagedAttack): readonly FleetState[] {
  const index = fleetIndex(state, attack.attackerId)
  const before = state.fleets[index]
  if (before === undefined) return state.fleets
  const fleet = shapedFleet(before)
  fleet.hasAttacked = true
  fleet.targetsThisRound = [...before.targetsThisRound, attack.targetId]
  fleet.arrayTargets = attack.arrayTargets
  if (attack.usesSuperweapon) fleet.superweaponReadyRound = state.round + SUPERWEAPON_ROUNDS
  const fleets = state.fleets.slice()
  fleets[index] = fleet
  return fleets
}

/** A hit lands; only an armada that hurt the fleet is remembered for its morale (SA-Q18). */
export function applyDamage(state: BattleState, event: Extract<SaEvent, { type: 'damageApplied' }>): BattleState {
  const attacker = state.fleets.find(fleet => fleet.id === event.attackerId)
  const isHurt = event.spLost + event.hpLost > 0
  return withFleet(state, event.targetId, fleet => ({
    ...fleet,
    sp: event.sp,
    hp: event.hp,
    damagedBy:
      attacker === undefined || !isHurt || fleet.damagedBy.includes(attacker.armadaId)
        ? fleet.damagedBy
        : [...fleet.damagedBy, attacker.armadaId]
  }))
}

/** An attack taken out of the volley gives its fleet the attack back. */
export function unstage(state: BattleState, id: string): BattleState {
  const attack = state.volley.find(staged => staged.id === id)
  const rest: BattleState = { ...state, volley: without(state.volley, staged => staged.id === id) }
  if (attack === undefined || attack.kind === 'free') return rest
  return withFleet(rest, attack.attackerId, fleet => {
    const own = rest.volley.filter(staged => staged.attackerId === fleet.id && staged.kind === 'gunnery')
    return {
      ...fleet,
      targetsThisRound: own.map(staged => staged.targetId),
      hasAttacked: own.length > 0,
      superweaponReadyRound: attack.usesSuperweapon ? state.round : fleet.superweaponReadyRound
    }
  })
}

/** A staged attack as the GM says it was. */
export function correctedVolley(
  volley: readonly StagedAttack[],
  id: string,
  correction: NonNullable<CorrectAttack['correction']>
): readonly StagedAttack[] {
  return replaceWhere(
    volley,
    attack => attack.id === id,
    attack => {
      const next = { ...attack, ...correction }
      return next.isHit ? next : { ...next, damage: 0 }
    }
  )
}
