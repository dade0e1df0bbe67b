import { attackOdds } from '@shared/systems/xwing/odds/attack-odds'
import type { DiceRule } from '../../../contract/dice-rule'

const MANY = 99

/** The damage of one attack, each token spent where it helps most (XW-022, XW-037, XW-038). */
export const odds: DiceRule = {
  fields: [
    { id: 'attack', min: 1, max: 6, start: 3 },
    { id: 'defense', min: 0, max: 6, start: 2 },
    { id: 'lock', min: 0, max: 1, start: 0, names: ['no', 'yes'] },
    { id: 'focus', min: 0, max: 1, start: 0, names: ['no', 'yes'] },
    { id: 'force', min: 0, max: 3, start: 0 },
    { id: 'defenseFocus', min: 0, max: 1, start: 0, names: ['no', 'yes'] },
    { id: 'evade', min: 0, max: 3, start: 0 }
  ],
  map: ['attack', 'defense'],
  chances({ attack = 1, defense = 0, lock = 0, focus = 0, force = 0, defenseFocus = 0, evade = 0 }) {
    const { damage } = attackOdds({
      attackDice: attack,
      defenseDice: defense,
      attacker: { hasLock: lock === 1, focus, calculate: 0, force },
      defender: { focus: defenseFocus, calculate: 0, force: 0, evade, evadeAdds: false },
      shields: MANY,
      hullLeft: MANY,
      neutralizeOrder: 'hitsFirst'
    })
    return { first: 0, chances: damage, isOpen: false }
  }
}
