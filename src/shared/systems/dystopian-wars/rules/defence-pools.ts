import type { Breakdown } from '../../../core/breakdown/breakdown'
import { sum } from '../../../kernel/collections'
import { present } from '../../../kernel/present'
import { fireDice } from '../derive/attack-dice'
import { partArm } from '../derive/arms'
import { firingParts, leadArm } from '../derive/part-dice'
import { workingGenerators } from '../derive/ratings'
import { appendixNumber } from '../derive/to-hit'
import type { Attack, BattleState, Fire, UnitState } from '../model/battle'
import type { Modifier } from '../model/modifier'
import { CONCUSSION_CHARGES, type PoolDice } from '../model/force'
import { readRuling } from '../rulings'
import { combatant, findUnit } from '../state'
import { HARDEST_TO_HIT } from '../tables/appendix'
import { GUARDIAN_DICE, SHIELD_DICE } from '../tables/limits'
import { poolDiceOf, type PoolRules } from './roll-pool'

/** Dice of defensive fire (DW-049, DW-051), with their breakdown. */
export function defensiveDice(state: BattleState, fire: Fire, modifiers: readonly Modifier[]): Breakdown {
  return fireDice(state, fire, [], modifiers)
}

/**
 * How defensive fire is rolled: it hits on `toHit`, 2 to 6, or on the 5 of the appendix (DW-046 to DW-050). A six is one success and adds
 * no die, unless `dw.defenceSix` says otherwise (DW-053). Successes of Concussion Charges are rolled again once against Fast Torpedoes
 * (DW-052).
 */
export function defensiveRules(state: BattleState, attack: Attack, fire: Fire, toHit: number | null): PoolRules {
  const isFast = isCharges(fire) && hasFastTorpedoes(state, attack)
  return {
    needed: toHit ?? defensiveNumber(state, fire) ?? HARDEST_TO_HIT,
    six: readRuling(state.rulings, 'dw.defenceSix') === 'asAttack' ? poolDiceOf(state.rulings, null) : 'basic',
    reroll: isFast ? 'successes' : 'none'
  }
}

/** The number of the appendix for this defensive fire; null if it says that it cannot hit (DW-047, DW-Q03). */
export function defensiveNumber(state: BattleState, fire: Fire): number | null {
  return appendixNumber(state.rulings, isCharges(fire) ? 'ccVsTorpedoes' : 'aaVsRockets')
}

function isCharges(fire: Fire): boolean {
  return present(fire.parts[0], 'lead').weaponId === CONCUSSION_CHARGES
}

/** Whether the first torpedoes that fired are fast: those of a link are one salvo. */
function hasFastTorpedoes(state: BattleState, attack: Attack): boolean {
  const torpedoes = firingParts(state, attack).find(part => partArm(state, part).kind === 'torpedo')
  return torpedoes !== undefined && combatant(state, torpedoes.combatantId).mars.some(mar => mar.mar === 'fastTorpedoes')
}

/** How many of each kind of generator. */
export interface Generators {
  readonly shields: number
  readonly guardians: number
}

/** Generators that may help the target: its own shields, and the Guardians of its squadron. */
export function generatorsFor(state: BattleState, attack: Attack): Generators {
  const target = findUnit(state, attack.targetId)
  if (target === undefined) return { shields: 0, guardians: 0 }
  return {
    shields: workingGenerators(target).shields,
    guardians: sum(helpers(state, target).map(unit => workingGenerators(unit).guardians))
  }
}

/** Generators that have to be rolled: all of the target's own, or none where the defender may choose (`dw.ownGenerators`, DW-055). */
export function leastGenerators(state: BattleState, attack: Attack): Generators {
  const target = findUnit(state, attack.targetId)
  if (target === undefined || readRuling(state.rulings, 'dw.ownGenerators') === 'choice') return { shields: 0, guardians: 0 }
  return workingGenerators(target)
}

/** Dice of generators that are rolled alike. */
interface GeneratorPool {
  readonly purpose: 'dw.roll.shield' | 'dw.roll.guardian'
  readonly dice: number
  readonly rules: PoolRules
}

/**
 * The dice of that many generators against the weapon of an attack (DW-054, DW-055): shields, then Guardians whose failures are rolled
 * again, then others; the first pool is always there. They save on `toSave`, 2 to 6, or on the number of the appendix. An Inventive
 * Scientist aboard the target has failures rolled again once, of all that helps it or of its own alone; so has one aboard a mate, of its
 * Guardians (`dw.scientist`, DW-056). Only a shield's six adds a die (DW-Q09).
 */
export function generatorPools(state: BattleState, attack: Attack, help: Generators, toSave: number | null): readonly GeneratorPool[] {
  const needed = toSave ?? saveNumber(state, attack) ?? HARDEST_TO_HIT
  const target = findUnit(state, attack.targetId)
  const isTwo = readRuling(state.rulings, 'dw.shieldSix') === 'twoAndExtra'
  const rules = (six: PoolDice, isAgain: boolean): PoolRules => ({
    needed,
    six: isTwo ? six : 'basic',
    reroll: isAgain ? 'failures' : 'none'
  })
  const isAgain = target !== undefined && hasScientist(target)
  const again = Math.min(help.guardians, guardiansAgain(state, target))
  const pools: readonly GeneratorPool[] = [
    { purpose: 'dw.roll.shield', dice: help.shields * SHIELD_DICE, rules: rules('exploding', isAgain) },
    { purpose: 'dw.roll.guardian', dice: again * GUARDIAN_DICE, rules: rules('heavy', true) },
    { purpose: 'dw.roll.guardian', dice: (help.guardians - again) * GUARDIAN_DICE, rules: rules('heavy', false) }
  ]
  return pools.filter(({ dice }, i) => i === 0 || dice > 0)
}

/** How many of the Guardians that help the target have their failures rolled again; they are the first to be used. */
function guardiansAgain(state: BattleState, target: UnitState | undefined): number {
  if (target === undefined) return 0
  const isByTarget = readRuling(state.rulings, 'dw.scientist') === 'target'
  const again = helpers(state, target).filter(unit => hasScientist(isByTarget ? target : unit))
  return sum(again.map(unit => workingGenerators(unit).guardians))
}

const hasScientist = ({ mars }: UnitState): boolean => mars.some(mar => mar.mar === 'inventiveScientist')

const helpers = (state: BattleState, target: UnitState): readonly UnitState[] =>
  state.units.filter(unit => unit.squadronId === target.squadronId && unit.status === 'active')

/** The number a generator needs against the weapon; null if the appendix says that none saves (DW-054, DW-Q03). */
export function saveNumber(state: BattleState, attack: Attack): number | null {
  const { kind } = leadArm(state, attack)
  return appendixNumber(state.rulings, kind === 'torpedo' || kind === 'rocket' ? 'shieldVsTorpedoes' : 'shieldVsGunnery')
}
