import { describe, expect, it } from 'vitest'
import { sum } from '@shared/kernel/collections'
import { halvingsOf, diceLeft, weaponDice } from '@shared/systems/firestorm-armada/derive/weapon-dice'
import type { Aim, BattleState, Share } from '@shared/systems/firestorm-armada/model/battle'
import { theWeapon } from '@shared/systems/firestorm-armada/state'
import { aim, aWeapon, duel, shipIn } from '@kit/systems/firestorm-armada'

const NEAR = 4
const FAR = 2
const gun = duel({}, { weapons: [aWeapon('port', NEAR, FAR)] })
const VIEWS = [
  aim('a'),
  aim('a', 'port', { band: 1 }),
  aim('a', 'port', { arc: 'partial' }),
  aim('a', 'port', { band: 1, sight: 'obscured' }),
  aim('a', 'port', { arc: 'partial', sight: 'obscured' })
]
type Wish = readonly [dice: number, view: Aim]
const WISHES: readonly Wish[] = [1, 2, 3].flatMap(dice => VIEWS.map((view): Wish => [dice, view]))

describe('every way to split a gun of 4 near and 2 far among three targets (FA-037)', () => {
  const ways = WISHES.flatMap(a => WISHES.flatMap(b => WISHES.map(c => [a, b, c])))
  it('is lawful in one order where it is in another', () => {
    for (const [a, b, c] of ways) {
      if (a === undefined || b === undefined || c === undefined) continue
      const orders = [
        [a, b, c],
        [c, b, a],
        [b, a, c]
      ].map(order => shared(gun, order).isLawful)
      expect(new Set(orders).size, JSON.stringify([a, b, c])).toBe(1)
    }
  })
  it('rolls half of all it shares out at targets that halve, as a whole and in any order (FA-013)', () => {
    for (const wishes of ways) {
      const { shares, isLawful } = shared(gun, wishes)
      if (!isLawful) continue
      const halved = (times: number): number => sum(shares.filter(share => share.halvings === times).map(share => share.dice))
      const whole = halvedOnce(halved(1) + halvedOnce(halved(2)))
      expect(sum(shares.map(share => share.rolled)), JSON.stringify(wishes)).toBe(halved(0) + whole)
      for (const share of shares) expect(share.rolled).toBeLessThanOrEqual(share.dice)
    }
  })
})

/** Half, rounded down but one die at least. */
function halvedOnce(dice: number): number {
  return dice === 0 ? 0 : Math.max(1, Math.floor(dice / 2))
}

/** The shares that are allowed of these, one after the other; lawful when all are. */
function shared(state: BattleState, wishes: readonly Wish[]): { readonly shares: readonly Share[]; readonly isLawful: boolean } {
  const ship = shipIn(state, 'a')
  let shares: readonly Share[] = []
  let isLawful = true
  for (const [dice, view] of wishes) {
    const weapon = { ...theWeapon(ship, 'port'), shares }
    if (dice > diceLeft(state, ship, weapon, view.band)) isLawful = false
    else {
      const rolled = weaponDice(state, ship, weapon, view, dice).total
      shares = [...shares, { targetId: null, band: view.band, dice, rolled, halvings: halvingsOf(state.rulings, view) }]
    }
  }
  return { shares, isLawful }
}
