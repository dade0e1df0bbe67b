import { firstRefusal } from '../../../core/engine/refusals'
import type { DeclareAttack, SpendToken } from '../commands/command'
import { checkDeclareAttack } from '../commands/declare-attack'
import type { XwRefusal } from '../commands/refusal'
import { checkSpendToken } from '../commands/spend-token'
import type { Attack } from '../model/attack'
import { SPENDABLE } from '../model/attack'
import type { BattleState } from '../model/battle'
import { STAGES } from '../model/stages'
import { currentAttack, theShip } from '../state'
import { measuresIn } from './measures-in'
import { worthRerolling } from './worth-rerolling'

/** A command the table may give next, with the first reason against it; null when nothing stands against it. */
export interface Option<Command> {
  readonly command: Command
  readonly refusal: XwRefusal | null
}

/**
 * Every weapon of the ship that was measured from, against every enemy found in its arc: an empty list, or one of refusals alone, means another
 * ship, or no attack (XW-003 to XW-010). What a weapon says in its own words counts as met and paid.
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

/** Each token the player who speaks might spend on dice, those first that are of use now; none outside the windows (XW-015, XW-020, XW-Q06). */
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

/** The dice a lock would best be spent on. */
function rerolls(state: BattleState, attack: Attack): readonly number[] {
  const { tokens } = theShip(state, attack.attackerId)
  return worthRerolling(attack.dice.attack ?? [], { hasFocus: tokens.focus > 0, calculate: tokens.calculate })
}
