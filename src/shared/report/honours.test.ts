import { describe, expect, it } from 'vitest'
import type { Account, AccountAttack, AccountUnit } from './account'
import { honoursOf } from './honours'

const unit = (name: string, side: number, more: Partial<AccountUnit> = {}): AccountUnit => ({
  name,
  side,
  number: 1,
  group: name,
  hull: null,
  quarters: null,
  standing: 'fighting',
  standingWord: null,
  fate: null,
  ...more
})
const attack = (
  attacker: number,
  target: number,
  round: number,
  landed: number,
  expected?: AccountAttack['expectedDamage']
): AccountAttack => ({
  seq: 1,
  round,
  phase: 'fire',
  attacker,
  target,
  weapon: '',
  rolls: [],
  isHit: landed > 0,
  damage: landed,
  expectedDamage: expected ?? null,
  landed
})
const [CROW, KITE, MAW, PYRE] = [0, 1, 2, 3]

function account(
  attacks: readonly AccountAttack[],
  units: Partial<Record<number, Partial<AccountUnit>>> = {},
  best: readonly number[] = []
): Account {
  const sides = [
    { marker: 0, name: 'Compact', standing: 2, of: 2, hull: null, outIn: null },
    { marker: 1, name: 'Tithe', standing: 1, of: 2, hull: null, outIn: null }
  ]
  const names = ['Crow', 'Kite', 'Maw', 'Pyre']
  const damage = best.reduce((sum, index) => sum + (attacks[index]?.landed ?? 0), 0)
  return {
    systemId: 'starfinder-armada',
    name: 'Kessar',
    copy: 'gm',
    beganAt: 0,
    endedAt: 0,
    isOver: true,
    ending: null,
    sides,
    units: names.map((name, i) => unit(name, i < 2 ? 0 : 1, units[i])),
    rounds: [1, 2, 3, 4].map(number => ({ number, word: { key: 'sa.turn' }, hull: [], attacks: 0, hits: 0, phases: [] })),
    turningPoints: [],
    officers: [],
    fighting: {
      tags: [],
      attacks,
      damage: [],
      luck: { sums: [], dice: [] },
      best: best.length === 0 ? null : { side: 0, round: attacks[best[0] ?? 0]?.round ?? 0, damage, flagship: null, attacks: best }
    }
  }
}

describe('the honours of a battle', () => {
  it('tell the best volley by who dealt and who took most of it, and how many of its attacks landed', () => {
    const told = account([attack(CROW, MAW, 3, 9), attack(KITE, MAW, 3, 4), attack(KITE, PYRE, 3, 0)], {}, [0, 1, 2])
    expect(honoursOf(told)).toEqual([{ kind: 'bestVolley', side: 0, unit: CROW, target: MAW, round: 3, damage: 13, hits: 2 }])
  })
  it('tell who was luckiest, and how rarely one is, from exact odds', () => {
    const usual = { mean: 2, variance: 4 }
    const told = account([attack(KITE, MAW, 1, 6, usual), attack(CROW, MAW, 1, 3, usual)])
    expect(honoursOf(told)).toEqual([{ kind: 'luckiest', unit: KITE, damage: 6, expected: 2, evenings: 30 }])
    expect(honoursOf(account([attack(CROW, MAW, 1, 3, usual)]))).toEqual([])
  })
  it('tell the last stand: who fought longest with less than half its hull, and what it bore', () => {
    const told = account([attack(CROW, MAW, 1, 7), attack(CROW, MAW, 2, 5), attack(CROW, MAW, 4, 3)], {
      [MAW]: { lowSince: 2 },
      [PYRE]: { lowSince: 2, standing: 'destroyed', fate: { round: 3, by: CROW } }
    })
    expect(honoursOf(told)).toEqual([{ kind: 'lastStand', unit: MAW, round: 4, rounds: 3, isAlone: false, borne: 8 }])
    expect(honoursOf(account([], { [MAW]: { lowSince: 4 } }))).toEqual([])
  })
  it('tell of the last of its side, from the round in which the others had left, unless some of them are not known', () => {
    const told = account([attack(CROW, MAW, 3, 6)], { [PYRE]: { standing: 'destroyed', fate: { round: 2, by: CROW } } })
    expect(honoursOf(told)).toEqual([{ kind: 'lastStand', unit: MAW, round: 4, rounds: 3, isAlone: true, borne: 6 }])
    expect(honoursOf({ ...told, sides: told.sides.map(side => ({ ...side, of: 3 })) })).toEqual([])
  })
  it('honour a unit once, and of two equals that of the side that lost more', () => {
    const told = account(
      [attack(CROW, MAW, 1, 9, { mean: 2, variance: 4 })],
      { [CROW]: { lowSince: 2 }, [KITE]: { lowSince: 2 }, [PYRE]: { lowSince: 2 } },
      [0]
    )
    expect(honoursOf(told).map(one => [one.kind, one.unit])).toEqual([
      ['bestVolley', CROW],
      ['lastStand', PYRE]
    ])
  })
  it('tell a last stand alone where no dice are told', () => {
    const told = { ...account([], { [KITE]: { lowSince: 2 } }), fighting: null }
    expect(honoursOf(told)).toEqual([{ kind: 'lastStand', unit: KITE, round: 4, rounds: 3, isAlone: false, borne: 0 }])
  })
})
