import { describe, expect, it } from 'vitest'
import { at, battle, aShip, aSquadron, havingShip, shipIn } from '@kit/systems/petit-wargame'
import { isOnGrid, manoeuvreBonus, pdLeft, pmLeft, stepCost } from './movement'

const ship = havingShip(battle([aSquadron('o', aShip('a', { rear: '+++', top: '++' }))], []), 'a', { pdSpent: 1, pmSpent: 1 })

describe('steps (PW-041, PW-042)', () => {
  const from = at(5, 5, 5)
  it.each([
    ['altitude', at(5, 5, 6), 1, 0],
    ['altitude', at(5, 5, 4), 1, 0],
    ['orthogonal', at(5, 4, 5), 1, 0],
    ['orthogonal', at(6, 5, 5), 1, 0],
    ['diagonal', at(6, 4, 5), 1, 1],
    ['orthogonalAltitude', at(4, 5, 6), 1, 1],
    ['diagonalAltitude', at(4, 4, 4), 1, 2]
  ] as const)('cost by their kind: %s', (kind, to, pd, pm) => {
    expect(stepCost(from, to)).toEqual({ kind, pd, pm })
  })
  it('go one square and one level at a time', () => {
    expect([stepCost(from, from), stepCost(from, at(7, 5, 5)), stepCost(from, at(5, 5, 3)), stepCost(from, at(6, 7, 5))]).toEqual([
      null,
      null,
      null,
      null
    ])
  })
  it('stay on the map (PW-001, PW-Q30)', () => {
    expect([at(0, 0, 0), at(29, 29, 29), at(30, 0, 0), at(0, -1, 0), at(0, 0, 30), at(0.5, 0, 0)].map(isOnGrid)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false
    ])
  })
  it('leave the points that are not spent', () => {
    expect([pdLeft(shipIn(ship, 'a')), pmLeft(shipIn(ship, 'a'))]).toEqual([2, 1])
  })
})

describe('what manoeuvre points add to the test (PW-044, PW-Q13)', () => {
  const a = shipIn(ship, 'a')
  it('pw.manoeuvrePm = total: all of them', () => {
    expect(manoeuvreBonus({}, a).total).toBe(2)
  })
  it('pw.manoeuvrePm = remainingThisTurn: those not spent on moving', () => {
    expect(manoeuvreBonus({ 'pw.manoeuvrePm': 'remainingThisTurn' }, a)).toMatchObject({ total: 1, parts: [{ value: 2 }, { value: -1 }] })
  })
})
