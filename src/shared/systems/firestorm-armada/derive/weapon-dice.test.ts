import { describe, expect, it } from 'vitest'
import { sum } from '../../../kernel/collections'
import type { Mount } from '../model/design'
import type { Aim, BattleState, ShipState } from '../model/battle'
import { acting, aim, aWeapon, duel, fire, having, play, s, shipIn, suffering } from '@kit/systems/firestorm-armada'
import { theWeapon } from '../state'
import { pointDefenceDice } from './defence-dice'
import { diceLost, firepower, isPrimary, weaponDice } from './weapon-dice'

const table = duel({}, { weapons: [aWeapon('fore', 9, 7, 0), aWeapon('port', 2), aWeapon('turret', 5), aWeapon('torpedo', 4)] })

function dice(state: BattleState, mount: Mount, fields: Partial<Aim> = {}, split: number | null = null): number {
  const ship = shipIn(state, 'a')
  return weaponDice(state, ship, theWeapon(ship, mount), aim('a', mount, fields), split).total
}
const hurt = (fields: Partial<ShipState>): BattleState => having(table, 'a', fields)
const withRuling = (key: string, value: string): BattleState => ({ ...table, rulings: { [key]: value } })

describe('dice by range (FA-011, FA-Q13)', () => {
  it('are those of the band the table measures, before the target is named', () => {
    expect([0, 1, 2, 3].map(band => dice(table, 'fore', { band }))).toEqual([9, 7, 0, 0])
  })
  it('are the same at every range where the card shows one number', () => {
    expect([0, 3].map(band => dice(table, 'turret', { band }))).toEqual([5, 5])
  })
})

describe('the arc (FA-012, FA-013)', () => {
  it('gives all dice at a target in it', () => {
    expect(dice(table, 'fore', { arc: 'full' })).toBe(9)
  })
  it('gives half at one partially in it', () => {
    expect([dice(table, 'fore', { arc: 'partial' }), dice(table, 'port', { arc: 'partial' })]).toEqual([4, 1])
  })
})

describe('belts and fields in the way (FA-014, FA-Q06)', () => {
  it('halve the dice', () => {
    expect(dice(table, 'fore', { sight: 'obscured' })).toBe(4)
  })
  it('halve them again after the arc (fa.halveTwice = yes)', () => {
    expect(dice(table, 'fore', { arc: 'partial', sight: 'obscured' })).toBe(2)
  })
  it('halve them once with the arc (fa.halveTwice = once)', () => {
    expect(dice(withRuling('fa.halveTwice', 'once'), 'fore', { arc: 'partial', sight: 'obscured' })).toBe(4)
    expect(dice(withRuling('fa.halveTwice', 'once'), 'fore', { sight: 'obscured' })).toBe(4)
  })
})

describe('damage (FA-020, FA-021, FA-Q07)', () => {
  it('takes a die for each point of hull or crew', () => {
    expect(dice(hurt({ hullLost: 2 }), 'fore')).toBe(7)
    expect(dice(hurt({ crewLost: 2 }), 'fore')).toBe(7)
  })
  it('touches guns on every side and turrets, and leaves torpedoes alone', () => {
    const state = hurt({ hullLost: 1 })
    expect((['fore', 'port', 'turret', 'torpedo'] as const).map(mount => dice(state, mount))).toEqual([8, 1, 4, 4])
    expect((['fore', 'aft', 'port', 'starboard', 'turret', 'torpedo'] as const).map(mount => isPrimary({ mount }))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false
    ])
  })
  it('comes before the halves', () => {
    expect(dice(hurt({ hullLost: 3 }), 'fore', { arc: 'partial' })).toBe(3)
  })
})

describe('the larger of hull and crew (FA-022)', () => {
  it('counts, not their sum', () => {
    expect(diceLost({ hullLost: 3, crewLost: 2 })).toBe(3)
    expect(diceLost({ hullLost: 2, crewLost: 3 })).toBe(3)
  })
})

describe('assault points (FA-023)', () => {
  it('lost change no dice', () => {
    expect(dice(hurt({ assaultLost: 3 }), 'fore')).toBe(9)
  })
})

describe('a primary weapon (FA-024)', () => {
  it('brought to nothing keeps one die', () => {
    expect(dice(hurt({ hullLost: 2 }), 'port')).toBe(1)
    expect(dice(hurt({ hullLost: 5 }), 'turret')).toBe(1)
  })
  it('keeps none at a range it does not reach', () => {
    expect(dice(hurt({ hullLost: 5 }), 'fore', { band: 2 })).toBe(0)
  })
})

describe('the worked examples of damage (FA-025)', () => {
  it('leave a 9 dice broadside 6 after 3 hull and 2 crew, and a 2 dice one 1 after 5', () => {
    expect(dice(hurt({ hullLost: 3, crewLost: 2 }), 'fore')).toBe(6)
    expect(dice(hurt({ hullLost: 5 }), 'port')).toBe(1)
  })
})

describe('split dice (FA-037)', () => {
  it('are what is halved for a target', () => {
    expect(dice(table, 'fore', {}, 4)).toBe(4)
    expect(dice(table, 'fore', { arc: 'partial' }, 4)).toBe(2)
  })
})

describe('shares of few dice at targets that halve (FA-013, FA-014, FA-037)', () => {
  const partial = { arc: 'partial' } as const
  const both = { arc: 'partial', sight: 'obscured' } as const
  /** Ships t1 to t6 beside the others, to be fired at. */
  const withTargets = (state: BattleState): BattleState => {
    const more = [1, 2, 3, 4, 5, 6].map(n => ({ ...shipIn(state, 'x'), id: s(`t${String(n)}`) }))
    return { ...state, ships: [...state.ships, ...more] }
  }
  const orders = <T>(items: readonly T[]): readonly (readonly T[])[] =>
    items.length < 2 ? [items] : items.flatMap((item, i) => orders(items.filter((_one, other) => other !== i)).map(rest => [item, ...rest]))
  /** Dice rolled for successive shares of the 9 dice forward. */
  const shared = (state: BattleState, ...shares: readonly (readonly [number, Partial<Aim>])[]): readonly number[] => {
    let now = acting(withTargets(state))
    let next = 0
    return shares.map(([splitDice, view]) => {
      const rolled = dice(now, 'fore', view, splitDice)
      const shot = { ...fire([aim('a', 'fore', view)], { splitDice }), targetId: s(`t${String((next += 1))}`) }
      const faces = Array.from({ length: rolled }, () => 1)
      now = play(now, shot, ...(rolled === 0 ? [] : [faces]))
      return rolled
    })
  }

  it('bring no more than half of what is shared out so: one of two dice, not two', () => {
    expect(shared(table, [1, partial], [1, partial])).toEqual([1, 0])
    expect(shared(table, [1, partial], [3, partial], [2, partial], [2, partial])).toEqual([1, 1, 1, 1])
  })
  it('are halved as a whole: six shares of one die bring three dice', () => {
    const six = Array.from({ length: 6 }, () => [1, partial] as const)
    expect(shared(table, ...six)).toEqual([1, 0, 0, 1, 0, 1])
    expect(shared({ ...table, rulings: { 'fa.halfRounding': 'up' } }, ...six)).toEqual([1, 0, 1, 0, 1, 0])
  })
  it('bring as many dice in whatever order they are fired', () => {
    const ways = [
      [5, partial],
      [1, partial],
      [2, both],
      [1, {}]
    ] as const
    const totals = orders(ways).map(order => sum(shared(table, ...order)))
    expect(new Set(totals)).toEqual(new Set([1 + 3]))
  })
  it('bring half of each other share, whatever came before', () => {
    expect(shared(table, [4, partial], [5, {}])).toEqual([2, 5])
    expect(shared(table, [5, {}], [4, partial])).toEqual([5, 2])
  })
  it('count together whatever it is that halves them', () => {
    expect(shared(table, [1, partial], [1, { sight: 'obscured' }])).toEqual([1, 0])
    expect(shared(table, [1, both], [1, partial])).toEqual([1, 0])
    expect(shared(table, [4, both], [4, both])).toEqual([1, 1])
  })
  it('never bring more than the weapon halved (fa.halvingOrder = halvingFirst)', () => {
    const state = { ...hurt({ hullLost: 3 }), rulings: { 'fa.halvingOrder': 'halvingFirst' } }
    expect(shared(state, [6, partial])).toEqual([1])
    expect(shared(state, [3, partial], [3, partial])).toEqual([1, 0])
    expect(shared(state, [4, partial], [2, {}])).toEqual([1, 2])
  })
})

describe('damage and halves (FA-Q07)', () => {
  it('damage comes first (fa.halvingOrder = damageFirst)', () => {
    expect(dice(hurt({ hullLost: 3 }), 'fore', { arc: 'partial' })).toBe(3)
  })
  it('halves come first (fa.halvingOrder = halvingFirst)', () => {
    const first = (hullLost: number): BattleState => ({ ...hurt({ hullLost }), rulings: { 'fa.halvingOrder': 'halvingFirst' } })
    expect(dice(first(3), 'fore', { arc: 'partial' })).toBe(1)
    expect(dice(first(3), 'fore')).toBe(6)
    expect(dice(first(5), 'fore', { arc: 'partial', sight: 'obscured' })).toBe(1)
    expect(dice(first(3), 'torpedo', { arc: 'partial' })).toBe(2)
  })
})

describe('criticals on weapons (FA-Q02, FA-Q23)', () => {
  it('taken away fire nothing', () => {
    const ship = shipIn(table, 'a')
    const weapons = ship.weapons.map(weapon => ({ ...weapon, isOffline: true }))
    expect(dice(hurt({ weapons }), 'fore')).toBe(0)
  })
  it('weapon damage halves guns after damage', () => {
    const state = suffering(hurt({ hullLost: 2 }), 'a', 'weaponDamage')
    expect([dice(state, 'fore'), dice(state, 'torpedo')]).toEqual([3, 4])
  })
  it('secondary systems offline silences torpedoes', () => {
    const state = suffering(table, 'a', 'secondarySystemsOffline')
    expect([dice(state, 'fore'), dice(state, 'torpedo')]).toEqual([9, 0])
  })
})

describe('firepower', () => {
  it('names its parts', () => {
    const ship = shipIn(hurt({ hullLost: 3 }), 'a')
    const { parts } = firepower(table, ship, theWeapon(ship, 'port'), 0)
    expect(parts.map(part => [part.label, part.value])).toEqual([
      ['fa.part.card', 2],
      ['fa.part.damage', -3],
      ['fa.part.lastDie', 2]
    ])
  })
})

describe('what damage takes dice from, and down to what (FA-021, FA-024)', () => {
  const hit = (key: string, value: string, hullLost: number): BattleState => ({ ...hurt({ hullLost }), rulings: { [key]: value } })
  const all = (state: BattleState): readonly number[] => (['fore', 'port', 'turret', 'torpedo'] as const).map(mount => dice(state, mount))
  it('guns, turrets too (fa.damagedTurrets = yes)', () => {
    expect(all(hit('fa.damagedTurrets', 'yes', 2))).toEqual([7, 1, 3, 4])
  })
  it('broadsides alone (fa.damagedTurrets = no)', () => {
    expect(all(hit('fa.damagedTurrets', 'no', 2))).toEqual([7, 1, 5, 4])
  })
  it('each gun keeps one die (fa.lastDie = guns)', () => {
    expect(all(hit('fa.lastDie', 'guns', 5))).toEqual([4, 1, 1, 4])
  })
  it('broadsides alone keep one die, and turrets may fall silent (fa.lastDie = broadsides)', () => {
    expect(all(hit('fa.lastDie', 'broadsides', 5))).toEqual([4, 1, 0, 4])
    expect(all(hit('fa.lastDie', 'broadsides', 6))).toEqual([3, 1, 0, 4])
  })
  it('point defence keeps one die, too (fa.lastDie = gunsAndDefence)', () => {
    const left = (reading: string, fields = {}): number => {
      const state = hit('fa.lastDie', reading, 5)
      return pointDefenceDice(state, { ...shipIn(state, 'a'), ...fields }).total
    }
    expect([left('guns'), left('gunsAndDefence'), left('broadsides')]).toEqual([0, 1, 0])
    expect(left('gunsAndDefence', { pointDefence: 0 })).toBe(0)
    expect(all(hit('fa.lastDie', 'gunsAndDefence', 5))).toEqual([4, 1, 1, 4])
  })
})
