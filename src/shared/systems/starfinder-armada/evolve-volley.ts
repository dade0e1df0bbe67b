import { replaceWhere, without } from '../../kernel/collections'
import type { AttackCorrection, SaEvent } from './events'
import { hurtBy, withFleet } from './evolve-fleet'
import type { BattleState, FleetState, StagedAttack } from './model/battle'
import { fleetIndex } from './model/fleet-index'
import { shapedFleet, shapedState } from './shape'
import { findFleet } from './state'

type AttackStaged = Extract<SaEvent, { type: 'attackStaged' }>

/** An attack joins the volley, and its fleet has made it. */
export function stage(state: BattleState, event: AttackStaged): BattleState {
  const { attack } = event
  const staged = shapedState(state)
  staged.volley = [...state.volley, attack]
  staged.nextId += 1
  if (attack.kind === 'gunnery') staged.fleets = withAttackMade(state, event)
  return staged
}

/** The fleets with the attack of this round entered where it was made. */
function withAttackMade(state: BattleState, { attack, superweaponReadyRound }: AttackStaged): readonly FleetState[] {
  const index = fleetIndex(state, attack.attackerId)
  const before = state.fleets[index]
  if (before === undefined) return state.fleets
  const fleet = shapedFleet(before)
  fleet.hasAttacked = true
  fleet.targetsThisRound = [...before.targetsThisRound, attack.targetId]
  fleet.arrayTargets = attack.arrayTargets
  if (superweaponReadyRound !== null) {
    if (!state.volley.some(other => other.attackerId === fleet.id && other.usesSuperweapon))
      fleet.superweaponReadyBefore = before.superweaponReadyRound
    fleet.superweaponReadyRound = superweaponReadyRound
  }
  const fleets = state.fleets.slice()
  fleets[index] = fleet
  return fleets
}

/** A hit lands; only an armada that hurt the fleet is remembered for its morale (SA-Q18). */
export function applyDamage(state: BattleState, event: Extract<SaEvent, { type: 'damageApplied' }>): BattleState {
  const attacker = findFleet(state, event.attackerId)
  const isHurt = event.spLost + event.hpLost > 0
  return withFleet(state, event.targetId, fleet => ({
    ...fleet,
    sp: event.sp,
    hp: event.hp,
    damagedBy: hurtBy(fleet, isHurt ? attacker?.armadaId : undefined)
  }))
}

/** A fleet that blows itself up strikes at once: its attack leaves the volley as it strikes; the others wait for one another (SA-084, SA-Q39). */
export function withoutStruck(state: BattleState, attackId: string): BattleState {
  const isAtOnce = (attack: StagedAttack): boolean => attack.id === attackId && attack.kind === 'selfDestruct'
  return state.volley.some(isAtOnce) ? { ...state, volley: without(state.volley, isAtOnce) } : state
}

/** An attack taken out of the volley gives its fleet the attack back, and the superweapon as it was before the shot. */
export function unstage(state: BattleState, id: string): BattleState {
  const attack = state.volley.find(staged => staged.id === id)
  const rest: BattleState = { ...state, volley: without(state.volley, staged => staged.id === id) }
  if (attack?.kind !== 'gunnery') return rest
  return withFleet(rest, attack.attackerId, fleet => {
    const own = rest.volley.filter(staged => staged.attackerId === fleet.id && staged.kind === 'gunnery')
    const isUsed = own.some(staged => staged.usesSuperweapon)
    return {
      ...fleet,
      targetsThisRound: own.map(staged => staged.targetId),
      hasAttacked: own.length > 0,
      arrayTargets: own.length > 0 ? fleet.arrayTargets : 1,
      superweaponReadyRound: isUsed || !attack.usesSuperweapon ? fleet.superweaponReadyRound : fleet.superweaponReadyBefore
    }
  })
}

/** A staged attack as the GM says it was. */
export function correctedVolley(
  volley: readonly StagedAttack[],
  id: string,
  correction: NonNullable<AttackCorrection>
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
