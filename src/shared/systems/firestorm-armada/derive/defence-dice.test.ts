import { describe, expect, it } from 'vitest'
import { duel, having, shipIn, suffering } from '../testkit'
import { pointDefenceDice, shieldDice } from './defence-dice'

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
