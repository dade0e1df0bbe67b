import { cardsOwed } from '../../derive/health'
import { mayBeAttacked } from '../../derive/may-be-attacked'
import type { XwEvent } from '../../events'
import type { BattleState, ShipState } from '../../model/battle'
import { STAGES } from '../../model/stages'
import { checkEngage } from '../../rules/check-engage'
import { checkWeapon, payable } from '../../rules/check-weapon'
import { isRange } from '../../rules/numbers'
import { readRuling } from '../../rulings'
import { areEnemies, currentAttack, findShip, findWeapon, roleOf, theShip, theWeapon } from '../../state'
import { BONUS_ATTACKS } from '../../tables/limits'
import type { Decision, XwCommands } from '../command'
import type { ForceableRefusal, Refusals } from '../refusal'

/**
 * Step 1: weapon, defender and costs (XW-004 to XW-010). Refused: 'bad-number' for a range beyond 0 to 3; 'attack-open' for a standard
 * attack within another; for bonus attacks 'wrong-window' outside the window of their player and 'bonus-used' beyond the limit (XW-029,
 * XW-030, XW-Q10); 'destroyed' for a destroyed defender that may not be attacked; see `checkEngage`, `checkWeapon`.
 */
export function* checkDeclareAttack(state: BattleState, command: XwCommands['declareAttack']): Refusals {
  const attacker = findShip(state, command.attackerId)
  const defender = findShip(state, command.defenderId)
  if (attacker === undefined || defender === undefined) return 'no-such-ship'
  const weapon = findWeapon(attacker, command.weaponId)
  if (weapon === undefined) return 'no-such-weapon'
  if (attacker.id === defender.id) return 'same-ship'
  if (!isRange(command.range)) return 'bad-number'
  if (command.kind === 'standard') {
    if (state.attacks.length > 0) return 'attack-open'
    yield* checkEngage(state, attacker)
  } else yield* checkBonus(state, attacker)
  if (!mayBeAttacked(state, defender)) yield defender.status === 'removed' ? 'out-of-play' : 'destroyed'
  if (!areEnemies(state, attacker.id, defender.id)) yield 'not-an-enemy'
  if (cardsOwed(state).length > 0) yield 'obligations-open'
  yield* checkWeapon(state, attacker, weapon, command)
  return null
}

export function* decideDeclareAttack(state: BattleState, command: XwCommands['declareAttack']): Decision {
  const { kind, attackerId, weaponId, defenderId, range, isObstructed } = command
  const weapon = theWeapon(state, command)
  const { cost } = weapon
  const shot = {
    attackerId,
    weaponId,
    defenderId,
    range,
    isObstructed,
    ...(command.passesIdle === true ? { passesIdle: true as const } : {})
  }
  const attack = { ...shot, id: `a${String(state.nextId)}`, kind, stage: 'rollAttack', dice: { attack: null, defense: null } } as const
  const declared: XwEvent = { type: 'attackDeclared', attack: { ...attack, left: null, isHit: null } }
  if (cost.charges === 0 && cost.payments.length === 0 && cost.text === '') return [declared]
  const paid = {
    charges: Math.min(cost.charges, weapon.chargesLeft),
    payments: payable(theShip(state, attackerId), weapon, defenderId),
    text: cost.text
  }
  return [declared, { type: 'costPaid', shipId: attackerId, weaponId, defenderId, ...paid }]
}

function* checkBonus(state: BattleState, attacker: ShipState): Generator<ForceableRefusal, void, void> {
  const around = currentAttack(state)
  const stage = around === undefined ? null : STAGES[around.stage]
  if (around === undefined || stage?.kind !== 'bonus' || roleOf(state, around, attacker.id) !== stage.speaker) yield 'wrong-window'
  if (attacker.status === 'removed') yield 'out-of-play'
  const isLimited = readRuling(state.rulings, 'xw.bonusAttackLimit') === '1'
  if (isLimited && attacker.bonusAttacks >= BONUS_ATTACKS) yield 'bonus-used'
}
