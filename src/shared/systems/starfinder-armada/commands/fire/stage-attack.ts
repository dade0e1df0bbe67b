import { isWithin, sum } from '../../../../kernel/collections'
import { dieOf, type Rule } from '../../../../core/dice/rule'
import { armorClassTotal } from '../../derive/fleet/armor-class'
import { damageDice, damageTotal } from '../../derive/fire/damage'
import { criticalFrom } from '../../derive/fire/critical-from'
import { areEnemies } from '../../derive/fire/enemies'
import { asItCounts } from '../../derive/fire/flyby'
import { gunneryTotal } from '../../derive/fire/gunnery'
import { hasNaturalAuto, hitFrom } from '../../derive/fire/hit-face'
import { rangeBand } from '../../derive/fire/range'
import type { SaEvent } from '../../events'
import type { BattleState, FleetState, RangeBand, StagedAttack } from '../../model/battle'
import type { FleetId, OfficerId } from '../../model/design'
import { readRuling } from '../../rulings'
import { spentEncouragement } from '../../rules/encouragement'
import { findFleet, idFor, isFighting, isGone, theFleet } from '../../state'
import { ARRAY_TARGETS_MAX, EMP_MARGIN, REACH_HEXES, SUPERWEAPON_ROUNDS } from '../../tables/limits'
import { checkSuperweapon, checkTargets, hasLiveEmp } from './attack-limits'
import type { Decision, SaCommands } from '../command'
import type { Refusals } from '../refusal'
import { checkDice, checkResolve, highest, spentResolve } from '../officers/resolve-point'

/** A fleet fires at another; the result waits in the volley (SA-083, SA-084, SA-092 to SA-094). */
export function* checkStageAttack(state: BattleState, measured: SaCommands['stageAttack']): Refusals {
  const command = asItCounts(state, measured)
  const attacker = findFleet(state, command.attackerId)
  const target = findFleet(state, command.targetId)
  if (attacker === undefined || target === undefined) return 'no-such-fleet'
  if (attacker === target) return 'same-fleet'
  if (!hasSoundNumbers(command)) return 'bad-number'
  const byResolve = command.resolveOfficerId === null ? null : yield* checkResolve(state, attacker.id, command.resolveOfficerId)
  if (byResolve !== null) return byResolve
  if (state.phase !== 'gunnery') yield 'wrong-phase'
  if (!areEnemies(state, attacker, target)) yield 'not-an-enemy'
  if (!isFighting(attacker) || isGone(target)) yield 'out-of-battle'
  if (rangeBand(state, attacker, command.rangeHexes) === null) yield 'out-of-range'
  if (!command.isTargetAhead && readRuling(state.rulings, 'sa.fireArc') === 'forwardOnly') yield 'not-in-arc'
  // Generators cost time, so the plain attack, which is nearly every attack, goes without.
  if (attacker.hasAttacked || command.arrayTargets > 1) yield* checkTargets(state, attacker, target, command)
  if (command.usesSuperweapon) yield* checkSuperweapon(state, attacker)
  return null
}

function hasSoundNumbers(command: SaCommands['stageAttack']): boolean {
  const { rangeHexes, arrayTargets, debrisCrossed, gmCheck, gmAc } = command
  const isValid = (n: number, min: number, max: number): boolean => Number.isInteger(n) && isWithin(n, min, max)
  return (
    isValid(rangeHexes, 0, 999) &&
    isValid(arrayTargets, 1, ARRAY_TARGETS_MAX) &&
    isValid(debrisCrossed, 0, 99) &&
    isValid(gmCheck, -99, 99) &&
    isValid(gmAc, -99, 99)
  )
}

export function* decideStageAttack(state: BattleState, measured: SaCommands['stageAttack']): Decision {
  const command = asItCounts(state, measured)
  const attack = yield* rollAttack(state, measuredAttack(command))
  const superweaponReadyRound = command.usesSuperweapon ? state.round + SUPERWEAPON_ROUNDS : null
  const staged: SaEvent = { type: 'attackStaged', attack, superweaponReadyRound }
  const spent = spentForAttack(state, 'gunnery', command.attackerId, command.resolveOfficerId)
  return spent.length === 0 ? [staged] : [...spent, staged]
}

/**
 * The price of the check of an attack: a Resolve Point (SA-051), and an encouragement if it counts (SA-060). Without a check there
 * is none.
 */
export function spentForAttack(
  state: BattleState,
  kind: StagedAttack['kind'],
  attackerId: FleetId,
  resolveOfficerId: OfficerId | null
): readonly SaEvent[] {
  if (hitsWithoutCheck(state, kind)) return []
  const encouraged = isFreeAttack(state, kind) ? [] : spentEncouragement(state, attackerId)
  return resolveOfficerId === null ? encouraged : [...spentResolve(resolveOfficerId), ...encouraged]
}

/**
 * The kind of attack that the Armor Class is asked for. A free attack comes from astern and boarders from inside, where shields give no
 * bonus (SA-Q27, SA-Q30); a fleet that blows itself up may be anywhere (SA-017, SA-039).
 */
export function versusOf(kind: StagedAttack['kind']): 'gunnery' | 'freeAttack' {
  return kind === 'gunnery' || kind === 'selfDestruct' ? 'gunnery' : 'freeAttack'
}

/** Whether the attack hits without a check: a self-destruction, if `sa.selfDestructAuto` says so (SA-039, SA-Q39). */
export function hitsWithoutCheck(state: BattleState, kind: StagedAttack['kind']): boolean {
  return kind === 'selfDestruct' && readRuling(state.rulings, 'sa.selfDestructAuto') === 'autoHit'
}

/** Whether its damage bypasses shields: that of boarders, if `sa.boardersBypassShields` says so (SA-Q30). */
export function passesShields(state: BattleState, kind: StagedAttack['kind']): boolean {
  return kind === 'boarding' && readRuling(state.rulings, 'sa.boardersBypassShields') === 'yes'
}

/** Whether officers' actions give no bonus: free attacks and self-destructions get none, unless `sa.freeAttackBonuses` says so (SA-Q27). */
export function isFreeAttack(state: BattleState, kind: StagedAttack['kind']): boolean {
  return (kind === 'free' || kind === 'selfDestruct') && readRuling(state.rulings, 'sa.freeAttackBonuses') === 'none'
}

/**
 * The range band of an attack, null if the target is out of range (SA-092). An attack whose distance nobody measures is at short range,
 * however far the attacker's range has shrunk (SA-Q27, SA-Q30).
 */
export function bandOf(state: BattleState, attacker: FleetState, plan: Pick<AttackPlan, 'kind' | 'rangeHexes'>): RangeBand | null {
  return plan.kind === 'gunnery' ? rangeBand(state, attacker, plan.rangeHexes) : 'short'
}

/**
 * The distance for a party's check: the one between the fleets, or that of boarding if `sa.boardersPointDefense` lets point defense help
 * wherever the party's fleet is (SA-043, SA-Q30).
 */
export function boardingHexes(state: BattleState, rangeHexes: number): number {
  return readRuling(state.rulings, 'sa.boardersPointDefense') === 'anyDistance' ? REACH_HEXES.boarding : rangeHexes
}

/** All that must be known of an attack before its dice are rolled. */
export interface AttackPlan extends Omit<SaCommands['stageAttack'], 'type' | 'dealsHalf'> {
  readonly kind: StagedAttack['kind']
  /** Half damage: a free attack during a flyby (SA-091), a boarding party (SA-030), a shot of which the GM grants half. */
  readonly isHalved: boolean
}

/** An attack of the gunnery phase, as measured at the table. */
export function measuredAttack(shot: Omit<SaCommands['stageAttack'], 'type'>): AttackPlan {
  // Field by field: adding fields after a spread costs V8 more than the whole rule.
  return {
    kind: 'gunnery',
    attackerId: shot.attackerId,
    targetId: shot.targetId,
    rangeHexes: shot.rangeHexes,
    isFromFrontArc: shot.isFromFrontArc,
    arrayTargets: shot.arrayTargets,
    usesSuperweapon: shot.usesSuperweapon,
    resolveOfficerId: shot.resolveOfficerId,
    debrisCrossed: shot.debrisCrossed,
    isTargetAhead: shot.isTargetAhead,
    gmCheck: shot.gmCheck,
    gmAc: shot.gmAc,
    isHalved: shot.dealsHalf === true
  }
}

/**
 * An attack outside the order of fire: a free attack, one by a boarding party, or a self-destruction. It comes from outside the front arc
 * and from next to no distance, unless the table says otherwise (SA-Q27, SA-Q30).
 */
export function unmeasuredAttack(
  who: Pick<AttackPlan, 'kind' | 'attackerId' | 'targetId' | 'isHalved'>,
  help: Pick<AttackPlan, 'resolveOfficerId' | 'gmCheck'>,
  seen: Partial<Pick<AttackPlan, 'rangeHexes' | 'isFromFrontArc'>> = {}
): AttackPlan {
  return {
    kind: who.kind,
    attackerId: who.attackerId,
    targetId: who.targetId,
    rangeHexes: seen.rangeHexes ?? REACH_HEXES.freeAttack,
    isFromFrontArc: seen.isFromFrontArc ?? false,
    arrayTargets: 1,
    usesSuperweapon: false,
    resolveOfficerId: help.resolveOfficerId,
    debrisCrossed: 0,
    isTargetAhead: true,
    gmCheck: help.gmCheck,
    gmAc: 0,
    isHalved: who.isHalved
  }
}

/**
 * The gunnery check (SA-093) and, on a hit, the damage (SA-094): one d20, or two with the better kept for a Resolve Point,
 * then the damage dice of the attacker's tier and size. Equal to the AC is a hit; no face hits or misses by itself unless `sa.naturalAuto`
 * reads it so (SA-Q13).
 */
export function* rollAttack(state: BattleState, plan: AttackPlan): Rule<StagedAttack> {
  const attacker = theFleet(state, plan.attackerId)
  const target = theFleet(state, plan.targetId)
  const isFree = isFreeAttack(state, plan.kind)
  const isSure = hitsWithoutCheck(state, plan.kind)
  const rolls = isSure ? [] : yield checkDice('sa.roll.gunnery', 'd20', attacker.id, plan.resolveOfficerId !== null)
  const natural = highest(rolls)
  const band = bandOf(state, attacker, plan)
  const total = natural + gunneryTotal(state, attacker, target, plan, isFree, band)
  const ac = armorClassTotal(state, target, {
    versus: versusOf(plan.kind),
    isFromFrontArc: plan.isFromFrontArc,
    gmAc: plan.gmAc
  })
  const isHit = isSure || natural >= hitFrom(natural + ac - total, hasNaturalAuto(state.rulings))
  const dice = damageDice(attacker)
  const damageFaces = isHit ? yield { purpose: 'sa.roll.damage', die: dieOf(dice.sides), count: dice.count, actor: attacker.id } : []
  const hit = {
    sum: sum(damageFaces),
    diceCount: dice.count,
    usesSuperweapon: plan.usesSuperweapon,
    isHalved: plan.isHalved,
    isFree
  }
  return {
    id: idFor('v', state.nextId),
    kind: plan.kind,
    attackerId: attacker.id,
    targetId: target.id,
    rangeHexes: plan.rangeHexes,
    band: band ?? 'extreme',
    isFromFrontArc: plan.isFromFrontArc,
    arrayTargets: plan.arrayTargets,
    usesSuperweapon: plan.usesSuperweapon,
    natural,
    rolls,
    total,
    ac,
    isHit,
    damageFaces,
    damageSides: dice.sides,
    damage: isHit ? damageTotal(state, attacker, target, hit) : 0,
    bypassesShields: passesShields(state, plan.kind),
    isCriticalNatural: isHit && natural >= criticalFrom(state, attacker, target, isFree),
    isEmp: isHit && !isSure && total >= ac + EMP_MARGIN && hasLiveEmp(state, attacker, plan.kind)
  }
}
