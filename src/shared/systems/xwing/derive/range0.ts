import type { Attack, DiceChange, Shot } from '../model/attack'
import type { BattleState } from '../model/battle'
import type { Pool } from '../model/dice'
import type { ShipId } from '../model/squad'
import type { Stage } from '../model/stages'
import { readRuling } from '../rulings'
import { areEnemies, theWeapon } from '../state'
import { RANGE_MIN } from '../tables/limits'

/** Whether the attack is at range 0, in an edition that has it: enemies cannot touch the defense dice (XW-019, XW-Q02). */
export function isAtRange0(state: BattleState, shot: Shot): boolean {
  return shot.range === RANGE_MIN && readRuling(state.rulings, 'xw.edition') === 'source'
}

/** A primary attack at range 0 gains no attack dice, and few ships may modify them (XW-012, XW-014). */
export function isPrimaryAtRange0(state: BattleState, shot: Shot): boolean {
  return isAtRange0(state, shot) && theWeapon(state, shot).kind === 'primary'
}

/**
 * Whether range 0 lets this ship modify dice of the pool. Attack dice are the defender's alone, or by `xw.range0ThirdParty` also open to
 * ships outside the attack (XW-Q03).
 */
export function mayModify(state: BattleState, attack: Attack, pool: Pool, actorId: ShipId): boolean {
  if (pool === 'defense') return !isAtRange0(state, attack) || !areEnemies(state, actorId, attack.defenderId)
  if (!isPrimaryAtRange0(state, attack) || actorId === attack.defenderId) return true
  return actorId !== attack.attackerId && readRuling(state.rulings, 'xw.range0ThirdParty') === 'allowed'
}

/** Whether range 0 lets this change add a die: none to a primary attack, unless the effect says that it counts there (XW-012). */
export function mayAdd(state: BattleState, attack: Attack, pool: Pool, change: DiceChange): boolean {
  if (pool === 'defense' || change.kind !== 'add' || change.isAllowedAtRange0 === true) return true
  return !isPrimaryAtRange0(state, attack)
}

/** Whether range 0 leaves nobody who may act in this window. */
export function isWindowClosed(state: BattleState, attack: Attack, stage: Stage): boolean {
  if (stage === 'attackerModifiesDefense') return isAtRange0(state, attack)
  if (stage !== 'attackerModifiesAttack') return false
  return isPrimaryAtRange0(state, attack) && readRuling(state.rulings, 'xw.range0ThirdParty') === 'forbidden'
}
