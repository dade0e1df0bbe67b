import { diceCount } from '../derive/dice-count'
import { hullLeft } from '../derive/health'
import { isPrimaryAtRange0 } from '../derive/range0'
import type { Attack, Shot } from '../model/attack'
import type { BattleState } from '../model/battle'
import type { Payment } from '../model/squad'
import { STAGES, STEPS } from '../model/stages'
import { payable } from '../rules/check-weapon'
import { readRuling } from '../rulings'
import { theShip, theWeapon } from '../state'
import type { AttackerPlan, AttackPlan } from './attack-plan'

/**
 * The plan of an attack as it stands: its dice at that range, and every token of both ships, less what the weapon will cost if it is not
 * declared yet. The screen may tick other tokens (XW-009, XW-014, XW-037).
 */
export function planOf(state: BattleState, shot: Shot | Attack): AttackPlan {
  const defender = theShip(state, shot.defenderId)
  return {
    attackDice: diceCount(state, shot, 'attack').total,
    defenseDice: diceCount(state, shot, 'defense').total,
    attacker: attackerOf(state, shot),
    defender: {
      focus: defender.tokens.focus,
      calculate: defender.tokens.calculate,
      force: defender.tokens.force,
      evade: defender.tokens.evade,
      evadeAdds: readRuling(state.rulings, 'xw.evadeToken') === 'addResult'
    },
    shields: defender.shields,
    hullLeft: hullLeft(defender),
    neutralizeOrder: readRuling(state.rulings, 'xw.neutralizeOrder')
  }
}

/**
 * Whether the attacker's window on the attack dice is still to come: never at range 0, and not once the defense dice are due (XW-013,
 * XW-014).
 */
export function mayAttackerSpend(state: BattleState, shot: Shot | Attack): boolean {
  return !isPrimaryAtRange0(state, shot) && !(isUnderWay(shot) && STEPS[STAGES[shot.stage].step] > STEPS.attackDice)
}

function attackerOf(state: BattleState, shot: Shot | Attack): AttackerPlan {
  if (!mayAttackerSpend(state, shot)) return { focus: 0, calculate: 0, force: 0, hasLock: false }
  const { tokens, locks } = theShip(state, shot.attackerId)
  const due = isUnderWay(shot) ? [] : payable(theShip(state, shot.attackerId), theWeapon(state, shot), shot.defenderId)
  const paid = (payment: Payment): number => due.filter(one => one === payment).length
  return {
    focus: tokens.focus - paid('focus'),
    calculate: tokens.calculate - paid('calculate'),
    force: tokens.force - paid('force'),
    hasLock: locks.includes(shot.defenderId) && paid('lock') === 0
  }
}

function isUnderWay(shot: Shot | Attack): shot is Attack {
  return 'stage' in shot
}
