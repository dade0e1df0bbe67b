import { diceCount } from '../derive/dice-count'
import { hullLeft } from '../derive/health'
import { isPrimaryAtRange0 } from '../derive/range0'
import type { Shot } from '../model/attack'
import type { BattleState } from '../model/battle'
import { readRuling } from '../rulings'
import { theShip } from '../state'
import type { AttackPlan } from './attack-odds'

/** The plan of an attack as it stands: its dice at that range, and every token both ships have. Whoever asks may tick others (XW-014, XW-037). */
export function planOf(state: BattleState, shot: Shot): AttackPlan {
  const attacker = theShip(state, shot.attackerId)
  const defender = theShip(state, shot.defenderId)
  const { focus, calculate } = attacker.tokens
  const isBarred = isPrimaryAtRange0(state, shot)
  return {
    attackDice: diceCount(state, shot, 'attack').total,
    defenseDice: diceCount(state, shot, 'defense').total,
    attacker: isBarred
      ? { focus: 0, calculate: 0, hasLock: false }
      : { focus, calculate, hasLock: attacker.locks.includes(shot.defenderId) },
    defender: {
      focus: defender.tokens.focus,
      calculate: defender.tokens.calculate,
      evade: defender.tokens.evade,
      evadeAdds: readRuling(state.rulings, 'xw.evadeToken') === 'addResult'
    },
    shields: defender.shields,
    hullLeft: hullLeft(defender)
  }
}
