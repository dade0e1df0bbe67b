import { describe, expect, it } from 'vitest'
import { duel, having, shipIn, suffering } from '@kit/systems/firestorm-armada'
import { pointDefenceDice, pointDefenceLeft, shieldDice } from './defence-dice'

const table = duel({}, { pointDefence: 4, shields: 3 })

describe('damage on defences (FA-021)', () => {
  it('takes point defence dice, down to none', () => {
    expect([0, 3, 4, 6].map(hullLost => pointDefenceDice(table, shipIn(having(table, 'a', { hullLost }), 'a')).total)).toEqual([4, 1, 0, 0])
  })
  it('leaves shields alone', () => {
    expect(shieldDice(table, shipIn(having(table, 'a', { hullLost: 5, crewLost: 5 }), 'a')).total).toBe(3)
  })
})

describe('criticals on defences (FA-Q02)', () => {
  it('put point defence or shields out', () => {
    const noGuns = suffering(table, 'a', 'pointDefenceOffline')
    expect([pointDefenceDice(noGuns, shipIn(noGuns, 'a')).total, shieldDice(noGuns, shipIn(noGuns, 'a')).total]).toEqual([0, 3])
    const noShields = suffering(table, 'a', 'systemsOffline')
    expect([pointDefenceDice(noShields, shipIn(noShields, 'a')).total, shieldDice(noShields, shipIn(noShields, 'a')).total]).toEqual([4, 0])
  })
})

describe('point defence dice left in a turn (FA-040, FA-052)', () => {
  it('are those not fired yet, of those that damage leaves', () => {
    const left = (fields: Parameters<typeof having>[2]): number => {
      const state = having(duel(), 'a', fields)
      return pointDefenceLeft(state, shipIn(state, 'a')).total
    }
    expect([left({}), left({ pointDefenceUsed: 3 }), left({ pointDefenceUsed: 3, hullLost: 1 }), left({ pointDefenceUsed: 9 })]).toEqual([
      4, 1, 0, 0
    ])
  })
})
