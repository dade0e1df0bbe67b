import { damageSpread } from '@shared/systems/starfinder-armada/odds/damage-spread'
import type { DiceRule } from '../../../contract/dice-rule'

const SIDES = [4, 6, 8, 10, 12] as const

/** A gunnery check and its damage: points dealt by one attack, a miss as 0 (SA-010, SA-023, SA-051, SA-093). */
export const odds: DiceRule = {
  fields: [
    { id: 'needs', min: 1, max: 21, start: 10 },
    { id: 'dice', min: 1, max: 10, start: 3 },
    { id: 'sides', min: 0, max: SIDES.length - 1, start: 2, names: SIDES.map(sides => `d${String(sides)}`) },
    { id: 'perDie', min: -1, max: 1, start: 0 },
    { id: 'twice', min: 0, max: 1, start: 0, names: ['no', 'yes'] }
  ],
  map: ['needs', 'dice'],
  chances({ needs = 10, dice = 1, sides = 0, perDie = 0, twice = 0 }) {
    const diceSides = SIDES[sides] ?? SIDES[0]
    const attack = {
      checkBonus: 0,
      armorClass: needs,
      isRolledTwice: twice === 1,
      isNaturalAuto: false,
      criticalFrom: 20,
      isEveryHitCritical: false,
      diceCount: dice,
      diceSides,
      damageShift: perDie * dice,
      leastDamage: 0,
      isHalved: false,
      isEmp: false,
      sp: 0,
      hp: 1,
      hpMax: 1,
      threshold: null
    } as const
    return { first: 0, chances: [...damageSpread([attack], 0, dice * (diceSides + 1)).dealt], isOpen: false }
  }
}
