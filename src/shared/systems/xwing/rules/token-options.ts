import { firstRefusal } from '../../../core/engine/refusals'
import type { XwCommands } from '../commands/command'
import type { Option } from '../derive/option'
import { worthRerolling } from '../derive/worth-rerolling'
import { SPENDABLE, type Attack } from '../model/attack'
import type { BattleState } from '../model/battle'
import { STAGES } from '../model/stages'
import { currentAttack, theShip } from '../state'
import { checkSpendToken } from './check-spend'

/** The tokens the player who speaks might spend on dice, useful ones first; none outside the windows (XW-015, XW-020, XW-Q06). */
export function tokenOptions(state: BattleState): readonly Option<XwCommands['spendToken']>[] {
  const attack = currentAttack(state)
  if (attack === undefined || STAGES[attack.stage].kind !== 'modify') return []
  const pool = STAGES[attack.stage].step === 'attackDice' ? 'attack' : 'defense'
  const options = SPENDABLE.map(token => {
    const command = { type: 'spendToken', pool, token, dice: token === 'lock' ? rerolls(state, attack) : [] } as const
    return { command, refusal: firstRefusal(checkSpendToken(state, command), []) }
  })
  return [...options.filter(one => one.refusal === null), ...options.filter(one => one.refusal !== null)]
}

/** Whether the player who speaks may reroll any die with a lock, be it of use or not (XW-015, XW-016). */
export function mayReroll(state: BattleState): boolean {
  const attack = currentAttack(state)
  const dice = attack?.dice.attack?.flatMap((die, place) => (die.wasRerolled ? [] : [place])) ?? []
  return firstRefusal(checkSpendToken(state, { type: 'spendToken', pool: 'attack', token: 'lock', dice }), []) === null
}

/** The best dice to reroll with a lock. */
function rerolls(state: BattleState, attack: Attack): readonly number[] {
  const { tokens } = theShip(state, attack.attackerId)
  return worthRerolling(attack.dice.attack ?? [], { hasFocus: tokens.focus > 0, singles: tokens.calculate + tokens.force })
}
