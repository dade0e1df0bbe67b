import type { Breakdown } from '../../../core/breakdown/breakdown'
import { present } from '../../../kernel/present'
import { fireDice } from '../derive/attack-dice'
import { partArm } from '../derive/arms'
import { firingParts, leadArm } from '../derive/part-dice'
import { appendixNumber } from '../derive/to-hit'
import type { Attack, BattleState, Fire } from '../model/battle'
import type { Modifier } from '../model/modifier'
import { CONCUSSION_CHARGES, type PoolDice } from '../model/force'
import { readRuling } from '../rulings'
import { combatant } from '../state'
import { HARDEST_TO_HIT } from '../tables/appendix'
import { GUARDIAN_DICE, SHIELD_DICE } from '../tables/limits'
import { poolDiceOf, type PoolRules } from './roll-pool'

/** Dice of defensive fire (DW-049, DW-051), with their breakdown. */
export function defensiveDice(state: BattleState, fire: Fire, modifiers: readonly Modifier[]): Breakdown {
  return fireDice(state, fire, [], modifiers)
}

/**
 * How defensive fire is rolled: it hits on `toHit`, 2 to 6, or on the 5 of the appendix (DW-046 to DW-050). A six is one success and adds no
 * die, unless `dw.defenceSix` says otherwise (DW-053). Successes of Concussion Charges are rolled again once against Fast Torpedoes (DW-052).
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

interface GeneratorPools {
  readonly shields: { readonly dice: number; readonly rules: PoolRules }
  readonly guardians: { readonly dice: number; readonly rules: PoolRules }
}

/**
 * The dice of that many generators against the weapon of an attack (DW-054, DW-055). They save on `toSave`, 2 to 6, or on the number of the
 * appendix. Failures are rolled again once with an Inventive Scientist aboard (DW-056). Only a shield's six adds a die (DW-Q09).
 */
export function generatorPools(
  state: BattleState,
  attack: Attack,
  help: { readonly shields: number; readonly guardians: number },
  toSave: number | null
): GeneratorPools {
  const needed = toSave ?? saveNumber(state, attack) ?? HARDEST_TO_HIT
  const reroll = combatant(state, attack.targetId).mars.some(mar => mar.mar === 'inventiveScientist') ? 'failures' : 'none'
  const isTwo = readRuling(state.rulings, 'dw.shieldSix') === 'twoAndExtra'
  const rules = (six: PoolDice): PoolRules => ({ needed, six: isTwo ? six : 'basic', reroll })
  return {
    shields: { dice: help.shields * SHIELD_DICE, rules: rules('exploding') },
    guardians: { dice: help.guardians * GUARDIAN_DICE, rules: rules('heavy') }
  }
}

/** The number a generator needs against the weapon; null if the appendix says that none saves (DW-054, DW-Q03). */
export function saveNumber(state: BattleState, attack: Attack): number | null {
  const { kind } = leadArm(state, attack)
  return appendixNumber(state.rulings, kind === 'torpedo' || kind === 'rocket' ? 'shieldVsTorpedoes' : 'shieldVsGunnery')
}
