import { isWithin, sum } from '../../../kernel/collections'
import { present } from '../../../kernel/present'
import type { Rule } from '../../../core/dice/rule'
import { dieOf } from '../../../core/dice/rule'
import { armorClassTotal } from '../derive/armor-class'
import { damageDice, damageTotal } from '../derive/damage'
import { areEnemies } from '../derive/enemies'
import { fleetById } from '../derive/fleet-index'
import { gunneryTotal } from '../derive/gunnery'
import { rangeBand } from '../derive/range'
import type { SaEvent } from '../events'
import type { BattleState, StagedAttack } from '../model/battle'
import { idFor, isFighting } from '../state'
import { ARRAY_TARGETS_MAX, CRITICAL_NATURAL, EMP_MARGIN } from '../tables/limits'
import { checkSuperweapon, checkTargets, hasLiveEmp } from './attack-limits'
import type { StageAttack } from './command'
import type { SaRefusal } from './refusal'
import { checkDice, checkResolve, highest, spentResolve } from './resolve-point'

/**
 * A fleet fires at another; the result waits in the volley (SA-083, SA-084, SA-092 to SA-094).
 * Refused: 'no-such-fleet', 'same-fleet', 'bad-number', 'no-such-officer', 'not-aboard', 'no-resolve-points', 'wrong-phase', 'not-an-enemy',
 * 'out-of-battle', 'out-of-range', 'no-array', 'array-mismatch', 'array-full', 'duplicate-target', 'already-attacked', 'no-superweapon', 'superweapon-not-ready'.
 */
export function checkStageAttack(state: BattleState, command: StageAttack): SaRefusal | null {
  const attacker = fleetById(state, command.attackerId)
  const target = fleetById(state, command.targetId)
  if (attacker === undefined || target === undefined) return 'no-such-fleet'
  if (attacker === target) return 'same-fleet'
  if (!hasSoundNumbers(command)) return 'bad-number'
  const byResolve = checkResolve(state, attacker.id, command.resolveOfficerId)
  if (byResolve !== null) return byResolve
  if (state.phase !== 'gunnery') return 'wrong-phase'
  if (!areEnemies(state, attacker, target)) return 'not-an-enemy'
  if (!isFighting(attacker) || target.status === 'destroyed' || target.status === 'fled') return 'out-of-battle'
  if (rangeBand(state, attacker, command.rangeHexes) === null) return 'out-of-range'
  return checkTargets(state, attacker, target, command) ?? checkSuperweapon(state, attacker, command)
}

function hasSoundNumbers(command: StageAttack): boolean {
  const { rangeHexes, arrayTargets, gmCheck, gmAc } = command
  const isSound = (n: number, min: number, max: number): boolean => Number.isInteger(n) && isWithin(n, min, max)
  return isSound(rangeHexes, 0, 999) && isSound(arrayTargets, 1, ARRAY_TARGETS_MAX) && isSound(gmCheck, -99, 99) && isSound(gmAc, -99, 99)
}

export function* decideStageAttack(state: BattleState, command: StageAttack): Rule<readonly SaEvent[]> {
  // Field by field: a spread that is given new fields behind it costs V8 more than the whole rule.
  const attack = yield* rollAttack(state, {
    kind: 'gunnery',
    attackerId: command.attackerId,
    targetId: command.targetId,
    rangeHexes: command.rangeHexes,
    isFromFrontArc: command.isFromFrontArc,
    arrayTargets: command.arrayTargets,
    usesSuperweapon: command.usesSuperweapon,
    resolveOfficerId: command.resolveOfficerId,
    isThroughDebris: command.isThroughDebris,
    gmCheck: command.gmCheck,
    gmAc: command.gmAc,
    isHalved: false
  })
  const staged: SaEvent = { type: 'attackStaged', attack }
  return command.resolveOfficerId === null ? [staged] : [...spentResolve(command.resolveOfficerId), staged]
}

/** What the Armor Class meets: a free attack comes from astern, where no shield bonus counts (SA-Q27). */
export function versusOf(kind: StagedAttack['kind']): 'gunnery' | 'freeAttack' {
  return kind === 'free' ? 'freeAttack' : 'gunnery'
}

/** Everything an attack needs to know before its dice. */
export interface AttackPlan extends Omit<StageAttack, 'type'> {
  readonly kind: StagedAttack['kind']
  /** Half damage: a free attack during a flyby (SA-091). */
  readonly isHalved: boolean
}

/**
 * The gunnery check (SA-093) and, on a hit, the damage (SA-094): one d20, or two with the better kept for a Resolve Point,
 * then the damage dice of the attacker's tier and size. Equal to the AC is a hit; no face hits or misses by itself (SA-Q13).
 */
export function* rollAttack(state: BattleState, plan: AttackPlan): Rule<StagedAttack> {
  const attacker = present(fleetById(state, plan.attackerId), plan.attackerId)
  const target = present(fleetById(state, plan.targetId), plan.targetId)
  const rolls = yield checkDice('sa.roll.gunnery', 'd20', attacker.id, plan.resolveOfficerId !== null)
  const natural = highest(rolls)
  const band = rangeBand(state, attacker, plan.rangeHexes)
  const total = natural + gunneryTotal(state, attacker, target, plan, band)
  const ac = armorClassTotal(state, target, {
    versus: versusOf(plan.kind),
    isFromFrontArc: plan.isFromFrontArc,
    gmAc: plan.gmAc
  })
  const isHit = total >= ac
  const dice = damageDice(attacker)
  const damageFaces = isHit ? yield { purpose: 'sa.roll.damage', die: dieOf(dice.sides), count: dice.count, actor: attacker.id } : []
  const hit = { sum: sum(damageFaces), diceCount: dice.count, usesSuperweapon: plan.usesSuperweapon, isHalved: plan.isHalved }
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
    isCriticalNatural: isHit && natural >= CRITICAL_NATURAL,
    isEmp: isHit && total >= ac + EMP_MARGIN && hasLiveEmp(state, attacker)
  }
}
