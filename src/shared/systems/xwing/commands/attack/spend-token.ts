import type { Faces, Rule } from '../../../../core/dice/rule'
import { present } from '../../../../kernel/present'
import { mayModify } from '../../derive/range0'
import type { XwEvent } from '../../events'
import type { RolledDie, Spendable } from '../../model/attack'
import type { BattleState } from '../../model/battle'
import type { Role } from '../../model/stages'
import { areOnTable, openDice } from '../../rules/check-dice'
import { rerollDice } from '../../rules/roll-dice'
import { readRuling } from '../../rulings'
import { currentAttack, shipIn, theShip } from '../../state'
import type { Pool } from '../../model/dice'
import { FOCUSED } from '../../tables/dice'
import { WINDOWS } from '../../model/stages'
import type { SpendToken } from '../command'
import type { Refusals } from '../refusal'

/** The player whose tokens modify each pool. */
const SPENDERS = { attack: 'attacker', defense: 'defender' } as const satisfies Readonly<Record<Pool, Role>>
/** The token that never modifies each pool. */
const FOREIGN = { attack: 'evade', defense: 'lock' } as const satisfies Readonly<Record<Pool, Spendable>>

/**
 * The usual ways to modify dice: focus and lock on attack dice, focus and evade on defense dice, calculate on either (XW-015, XW-020, XW-037).
 * Refused: see `openDice`; 'no-such-die'; 'no-use' for a token that never modifies such dice; 'already-rerolled'; 'wrong-window'; 'range-0';
 * 'no-lock', 'no-token'; last of all 'no-use' for a token that would change nothing (XW-Q06).
 */
export function* checkSpendToken(state: BattleState, command: SpendToken): Refusals {
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
  return isOfUse(state, dice, command) ? null : 'no-use'
}

export function* decideSpendToken(state: BattleState, command: SpendToken): Rule<readonly XwEvent[]> {
  const attack = present(currentAttack(state), 'attack')
  const shipId = shipIn(attack, SPENDERS[command.pool])
  const { faces, dice } = yield* spent(state, present(attack.dice[command.pool], 'dice'), command, shipId)
  return [{ type: 'tokenSpent', attackId: attack.id, pool: command.pool, shipId, token: command.token, faces, dice }]
}

function* spent(
  state: BattleState,
  dice: readonly RolledDie[],
  command: SpendToken,
  shipId: ReturnType<typeof shipIn>
): Rule<{ readonly faces: Faces; readonly dice: readonly RolledDie[] }> {
  const { pool, token } = command
  if (token === 'lock') return yield* rerollDice(state, pool, dice, command.dice, shipId)
  if (token === 'evade' && readRuling(state.rulings, 'xw.evadeToken') === 'addResult')
    return { faces: [], dice: [...dice, { result: 'evade', wasRerolled: false }] }
  const places = changed(dice, command)
  return { faces: [], dice: dice.map((die, place) => (places.includes(place) ? { ...die, result: FOCUSED[pool] } : die)) }
}

/** Indexes of the dice a focus, calculate or evade token changes: all focus results, the die named, or the one that helps most. */
function changed(dice: readonly RolledDie[], { token, dice: named }: SpendToken): readonly number[] {
  const showing = (result: string): readonly number[] => dice.flatMap((die, place) => (die.result === result ? [place] : []))
  if (token === 'focus') return showing('focus')
  if (named.length > 0) return named
  return token === 'calculate' ? showing('focus').slice(0, 1) : [...showing('blank'), ...showing('focus')].slice(0, 1)
}

function isOfUse(state: BattleState, dice: readonly RolledDie[], command: SpendToken): boolean {
  const { token } = command
  const results = changed(dice, command).map(place => dice[place]?.result)
  switch (token) {
    case 'focus':
      return results.length > 0
    case 'calculate':
      return results.length === 1 && results[0] === 'focus'
    case 'evade':
      if (readRuling(state.rulings, 'xw.evadeToken') === 'addResult') return true
      return results.length === 1 && results[0] !== 'evade'
    case 'lock':
      return command.dice.length > 0
  }
}
