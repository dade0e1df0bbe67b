import { present } from '../../../../kernel/present'
import { laidAnew } from '../../derive/laid-anew'
import { isHit } from '../../derive/neutralize'
import { canShow } from '../../derive/results'
import type { Attack, RolledDie } from '../../model/attack'
import type { BattleState } from '../../model/battle'
import type { AttackCorrection, CorrectedAttack } from '../../model/corrections'
import type { DieResult, Pool } from '../../model/dice'
import { isRange, isValid } from '../../rules/numbers'
import { currentAttack } from '../../state'
import { POOL_MAX } from '../../tables/limits'
import type { XwRefusal } from '../refusal'
import type { Decision, XwCommands } from '../command'

/**
 * The GM sets the dice of the attack in hand, its range or the damage left to deal. Refused: 'dice-settled' once the damage stage has come;
 * 'roll-first' for dice not rolled yet; 'wrong-stage' for damage outside the damage stage.
 */
export function checkCorrectAttack(state: BattleState, { correction }: XwCommands['correctAttack']): XwRefusal | null {
  const attack = currentAttack(state)
  if (attack === undefined) return 'no-attack'
  if (Object.keys(correction).length === 0) return 'nothing-to-change'
  const { range, isObstructed, attackDice, defenseDice, hits, crits } = correction
  if (range !== undefined && !isRange(range)) return 'bad-number'
  if (![hits, crits].every(n => n === undefined || isValid(n, 0, POOL_MAX))) return 'bad-number'
  if (!isPool('attack', attackDice) || !isPool('defense', defenseDice)) return 'bad-result'
  const isOfDice = [range, isObstructed, attackDice, defenseDice].some(value => value !== undefined)
  if (isOfDice && attack.left !== null) return 'dice-settled'
  if ((attackDice !== undefined && attack.dice.attack === null) || (defenseDice !== undefined && attack.dice.defense === null))
    return 'roll-first'
  return (hits !== undefined || crits !== undefined) && attack.stage !== 'damage' ? 'wrong-stage' : null
}

export function* decideCorrectAttack(state: BattleState, { correction, reason }: XwCommands['correctAttack']): Decision {
  const attack = present(currentAttack(state), 'attack')
  return [{ type: 'attackCorrected', attackId: attack.id, correction, reached: corrected(attack, correction), reason }]
}

/** The attack hits or misses by what is left now (XW-023). */
function corrected(attack: Attack, { attackDice, defenseDice, hits, crits, ...measured }: AttackCorrection): CorrectedAttack {
  const dice = { attack: laid(attack.dice.attack, attackDice), defense: laid(attack.dice.defense, defenseDice) }
  if (attack.left === null) return { ...measured, dice }
  const left = { hits: hits ?? attack.left.hits, crits: crits ?? attack.left.crits }
  return { left, isHit: isHit(left) }
}

function laid(before: readonly RolledDie[] | null, results: readonly DieResult[] | undefined): readonly RolledDie[] | null {
  return before === null || results === undefined ? before : laidAnew(before, results)
}

function isPool(pool: Pool, results: readonly DieResult[] | undefined): boolean {
  return results === undefined || (results.length <= POOL_MAX && results.every(result => canShow(pool, result)))
}
