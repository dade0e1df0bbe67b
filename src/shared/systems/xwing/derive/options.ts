import { firstRefusal } from '../../../core/engine/refusals'
import type { DeclareAttack, SpendToken } from '../commands/command'
import { checkDeclareAttack } from '../commands/attack/declare-attack'
import type { XwRefusal } from '../commands/refusal'
import { checkSpendToken } from '../commands/attack/spend-token'
import type { Attack } from '../model/attack'
import { SPENDABLE } from '../model/attack'
import type { BattleState } from '../model/battle'
import { STAGES } from '../model/stages'
import { currentAttack, theShip } from '../state'
import { measuresIn } from './measures-in'
import { worthRerolling } from './worth-rerolling'

/** A command that may come next, with the first reason against it, or null. */
export interface Option<Command> {
  readonly command: Command
  readonly refusal: XwRefusal | null
}

/**
 * Every weapon of the ship that measured, against every enemy in its arc. When the list is empty or all refused, another ship must engage, or
 * this one without an attack (XW-003 to XW-010). A weapon's own text counts as met and paid.
 */
export function attackOptions(state: BattleState): readonly Option<DeclareAttack>[] {
  const { measured } = state
  if (measured === null) return []
  const kind = currentAttack(state) === undefined ? 'standard' : 'bonus'
  return theShip(state, measured.shipId).weapons.flatMap(weapon =>
    measuresIn(state.rulings, measured.measures, weapon.arc).map(({ targetId, range, isObstructed }) => {
      const shot = { attackerId: measured.shipId, weaponId: weapon.id, defenderId: targetId, range, isObstructed }
      const command = { type: 'declareAttack', kind, ...shot, isInArc: true, isRequirementMet: true, isCostPaid: true } as const
      return { command, refusal: firstRefusal(checkDeclareAttack(state, command), []) }
    })
  )
}

/** The tokens the player who speaks might spend on dice, useful ones first; none outside the windows (XW-015, XW-020, XW-Q06). */
export function tokenOptions(state: BattleState): readonly Option<SpendToken>[] {
  const attack = currentAttack(state)
  if (attack === undefined || STAGES[attack.stage].kind !== 'modify') return []
  const pool = STAGES[attack.stage].step === 'attackDice' ? 'attack' : 'defense'
  const options = SPENDABLE.map(token => {
    const command = { type: 'spendToken', pool, token, dice: token === 'lock' ? rerolls(state, attack) : [] } as const
    return { command, refusal: firstRefusal(checkSpendToken(state, command), []) }
  })
  return [...options.filter(one => one.refusal === null), ...options.filter(one => one.refusal !== null)]
}

/** The best dice to reroll with a lock. */
function rerolls(state: BattleState, attack: Attack): readonly number[] {
  const { tokens } = theShip(state, attack.attackerId)
  return worthRerolling(attack.dice.attack ?? [], { hasFocus: tokens.focus > 0, calculate: tokens.calculate })
}
