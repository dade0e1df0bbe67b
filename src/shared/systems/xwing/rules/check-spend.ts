import { mayModify } from '../derive/range0'
import type { XwCommands } from '../commands/command'
import type { Refusals } from '../commands/refusal'
import type { RolledDie, Spendable } from '../model/attack'
import type { BattleState } from '../model/battle'
import type { Pool } from '../model/dice'
import { WINDOWS, type Role } from '../model/stages'
import { readRuling } from '../rulings'
import { shipIn, theShip } from '../state'
import { areOnTable, openDice } from './check-dice'

/** The player whose tokens modify each pool. */
export const SPENDERS = { attack: 'attacker', defense: 'defender' } as const satisfies Readonly<Record<Pool, Role>>
/** The token that never modifies each pool. */
const FOREIGN = { attack: 'evade', defense: 'lock' } as const satisfies Readonly<Record<Pool, Spendable>>

/**
 * The usual ways to modify dice: focus and lock on attack dice, focus and evade on defense dice, calculate and force on either, one focus
 * result for each (XW-015, XW-020, XW-037). Refused: see `openDice`; 'no-use' for a token that never modifies such dice; 'no-use' for a
 * token that would change nothing (XW-Q06); 'no-dice' for a lock while dice that may be rerolled are not chosen.
 */
export function* checkSpendToken(state: BattleState, command: XwCommands['spendToken']): Refusals {
  const { pool, token } = command
  const open = openDice(state, pool)
  if ('refusal' in open) return open.refusal
  const { attack, dice } = open
  if (!areOnTable(dice, command.dice)) return 'no-such-die'
  if (FOREIGN[pool] === token) return 'no-use'
  if (token === 'lock' && command.dice.some(place => dice[place]?.wasRerolled === true)) yield 'already-rerolled'
  if (attack.stage !== WINDOWS[pool][SPENDERS[pool]]) yield 'wrong-window'
  const spender = theShip(state, shipIn(attack, SPENDERS[pool]))
  if (!mayModify(state, attack, pool, spender.id)) yield 'range-0'
  if (token === 'lock') {
    if (!spender.locks.includes(attack.defenderId)) yield 'no-lock'
  } else if (spender.tokens[token] === 0) yield 'no-token'
  if (isOfUse(state, dice, command)) return null
  return token === 'lock' && dice.some(die => !die.wasRerolled) ? 'no-dice' : 'no-use'
}

/** Indexes of the dice a focus, calculate, force or evade token changes: all focus results, the die named, or the one that helps most. */
export function changedByToken(dice: readonly RolledDie[], { token, dice: named }: XwCommands['spendToken']): readonly number[] {
  const showing = (result: string): readonly number[] => dice.flatMap((die, place) => (die.result === result ? [place] : []))
  if (token === 'focus') return showing('focus')
  if (named.length > 0) return named
  return token === 'evade' ? [...showing('blank'), ...showing('focus')].slice(0, 1) : showing('focus').slice(0, 1)
}

function isOfUse(state: BattleState, dice: readonly RolledDie[], command: XwCommands['spendToken']): boolean {
  const { token } = command
  const results = changedByToken(dice, command).map(place => dice[place]?.result)
  switch (token) {
    case 'focus':
      return results.length > 0
    case 'calculate':
    case 'force':
      return results.length === 1 && results[0] === 'focus'
    case 'evade':
      if (readRuling(state.rulings, 'xw.evadeToken') === 'addResult') return true
      return results.length === 1 && results[0] !== 'evade'
    case 'lock':
      return command.dice.length > 0
  }
}
