import type { Faces, Rule } from '../../../../core/dice/rule'
import { assertNever } from '../../../../kernel/assert-never'
import { present } from '../../../../kernel/present'
import { mayAdd, mayModify } from '../../derive/range0'
import { canShow } from '../../derive/results'
import type { DiceChange, RolledDie } from '../../model/attack'
import type { BattleState } from '../../model/battle'
import type { Pool } from '../../model/dice'
import { WINDOWS } from '../../model/stages'
import { areOnTable, openDice } from '../../rules/check-dice'
import { isName } from '../../rules/numbers'
import { rerollDice } from '../../rules/roll-dice'
import { currentAttack, findShip, roleOf } from '../../state'
import { POOL_MAX } from '../../tables/limits'
import type { Decision, XwCommands } from '../command'
import type { FirmRefusal, Refusals } from '../refusal'

/**
 * An ability of a ship rerolls, changes, adds or removes dice (XW-013, XW-018). Refused: see `openDice`; 'bad-result' for a symbol that is
 * not on the die; 'no-dice' while none are chosen; 'no-use' with too many; 'wrong-window' while the other player speaks.
 */
export function* checkModifyDice(state: BattleState, { pool, shipId, name, change }: XwCommands['modifyDice']): Refusals {
  const open = openDice(state, pool)
  if ('refusal' in open) return open.refusal
  const { attack, dice } = open
  const ship = findShip(state, shipId)
  if (ship === undefined) return 'no-such-ship'
  if (!isName(name)) return 'bad-name'
  const byChange = changeProblem(pool, dice, change)
  if (byChange !== null) return byChange
  if (ship.status === 'removed') yield 'out-of-play'
  if (change.kind === 'reroll' && change.dice.some(place => dice[place]?.wasRerolled === true)) yield 'already-rerolled'
  const role = roleOf(state, attack, shipId)
  if (role === null || attack.stage !== WINDOWS[pool][role]) yield 'wrong-window'
  if (!mayModify(state, attack, pool, shipId) || !mayAdd(state, attack, pool, change)) yield 'range-0'
  return null
}

export function* decideModifyDice(state: BattleState, { pool, shipId, name, change }: XwCommands['modifyDice']): Decision {
  const attack = present(currentAttack(state), 'attack')
  const before = present(attack.dice[pool], 'dice')
  const { faces, dice } = yield* changed(state, pool, before, change, shipId)
  return [{ type: 'diceModified', attackId: attack.id, pool, shipId, name, change, faces, dice }]
}

function* changed(
  state: BattleState,
  pool: Pool,
  dice: readonly RolledDie[],
  change: DiceChange,
  shipId: XwCommands['modifyDice']['shipId']
): Rule<{ readonly faces: Faces; readonly dice: readonly RolledDie[] }> {
  switch (change.kind) {
    case 'reroll':
      return yield* rerollDice(state, pool, dice, change.dice, shipId)
    case 'change':
      return { faces: [], dice: dice.map((die, place) => (change.dice.includes(place) ? { ...die, result: change.to } : die)) }
    case 'add':
      return { faces: [], dice: [...dice, { result: change.result, wasRerolled: false }] }
    case 'remove':
      return { faces: [], dice: dice.filter((_, place) => !change.dice.includes(place)) }
    default:
      return assertNever(change)
  }
}

function changeProblem(pool: Pool, dice: readonly RolledDie[], change: DiceChange): FirmRefusal | null {
  if (change.kind === 'add') {
    if (!canShow(pool, change.result)) return 'bad-result'
    return dice.length < POOL_MAX ? null : 'no-use'
  }
  if (change.dice.length === 0) return 'no-dice'
  if (!areOnTable(dice, change.dice)) return 'no-such-die'
  return change.kind === 'change' && !canShow(pool, change.to) ? 'bad-result' : null
}
