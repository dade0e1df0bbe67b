import type { Breakdown } from '../../../core/breakdown/breakdown'
import { present } from '../../../kernel/present'
import { fireDice } from '../derive/attack-dice'
import { leadArm } from '../derive/arms'
import { appendixNumber } from '../derive/to-hit'
import type { Attack, BattleState, Fire } from '../model/battle'
import type { Modifier } from '../model/modifier'
import type { PoolDice } from '../model/force'
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
 * How defensive fire is rolled: it hits on `toHit`, 2 to 6, or on the 5 of the appendix (DW-046 to DW-050). Successes of Concussion Charges
 * are rolled again once against Fast Torpedoes (DW-052).
 */
export function defensiveRules(state: BattleState, attack: Attack, fire: Fire, toHit: number | null): PoolRules {
  const isCharges = present(fire.parts[0], 'lead').weaponId === 'cc'
  const attackerId = present(attack.parts[0], 'lead').combatantId
  const isFast = isCharges && combatant(state, attackerId).mars.some(mar => mar.mar === 'fastTorpedoes')
  const row = isCharges ? 'ccVsTorpedoes' : 'aaVsRockets'
  return {
    needed: toHit ?? appendixNumber(state.rulings, row) ?? HARDEST_TO_HIT,
    six: poolDiceOf(state.rulings, null),
    reroll: isFast ? 'successes' : 'none'
  }
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
  const needed = toSave ?? saveNumber(state, attack)
  const reroll = combatant(state, attack.targetId).mars.some(mar => mar.mar === 'inventiveScientist') ? 'failures' : 'none'
  const isTwo = readRuling(state.rulings, 'dw.shieldSix') === 'twoAndExtra'
  const rules = (six: PoolDice): PoolRules => ({ needed, six: isTwo ? six : 'basic', reroll })
  return {
    shields: { dice: help.shields * SHIELD_DICE, rules: rules('exploding') },
    guardians: { dice: help.guardians * GUARDIAN_DICE, rules: rules('heavy') }
  }
}

/** The number a generator needs against the weapon (DW-054, DW-Q03). */
function saveNumber(state: BattleState, attack: Attack): number {
  const { kind } = leadArm(state, attack)
  return appendixNumber(state.rulings, kind === 'torpedo' || kind === 'rocket' ? 'shieldVsTorpedoes' : 'shieldVsGunnery') ?? HARDEST_TO_HIT
}
