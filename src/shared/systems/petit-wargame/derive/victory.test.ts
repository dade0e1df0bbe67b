import { describe, expect, it } from 'vitest'
import { aShip, aSquadron, battle, equipped, told, sh } from '@kit/systems/petit-wargame'
import { losses } from './victory'

const four = (rulings = {}) =>
  battle([aSquadron('o', aShip('a', { top: '+' }))], [aSquadron('t', ...[...'wxyz'].map(id => aShip(id, { front: 'AA' })))], rulings)
const without = (state: ReturnType<typeof four>, ...ids: readonly string[]) => ids.reduce((now, id) => equipped(now, id, {}), state)

describe('half of the points (PW-061, PW-Q26)', () => {
  it('pw.victory = destroyedShipCost: the cost of destroyed ships, and more than half of it', () => {
    expect(losses(without(four(), 'x', 'y'), 'B')).toEqual({ sideId: 'B', unit: 'points', lost: 40, total: 80, isBeaten: false })
    expect(losses(without(four(), 'x', 'y', 'z'), 'B')).toMatchObject({ lost: 60, isBeaten: true })
  })
  it('pw.victory = destroyedElements: elements, of damaged ships too', () => {
    const state = four({ 'pw.victory': 'destroyedElements' })
    const lose = (id: string) => ({ type: 'elementLost', shipId: sh(id), sector: 'front', element: 'A' }) as const
    expect(losses(told(state, lose('w'), lose('x'), lose('y'), lose('z')), 'B')).toEqual({
      sideId: 'B',
      unit: 'elements',
      lost: 4,
      total: 8,
      isBeaten: false
    })
    expect(losses(told(state, lose('w'), lose('x'), lose('y'), lose('z'), lose('z')), 'B').isBeaten).toBe(true)
  })
  const twice = { 'pw.victoryBase': 'budget' }
  it('pw.victoryBase = fleet: half of what the fleet brought, whatever it might have spent', () => {
    expect(losses(without(four({ 'pw.victoryBase': 'fleet' }), 'x', 'y', 'z'), 'B')).toMatchObject({ lost: 60, total: 80, isBeaten: true })
  })
  it('pw.victoryBase = budget: half of the 500 points of the budget', () => {
    const large = (id: string) => ({ ...aShip(id, { front: 'A' }), size: 'large' as const })
    const state = battle([aSquadron('o', aShip('a', { top: '+' }))], [aSquadron('t', ...[...'klmnpq'].map(large))], twice)
    expect(losses(without(state, 'k', 'l', 'm', 'n', 'p'), 'B')).toMatchObject({ lost: 250, total: 500, isBeaten: false })
    expect(losses(without(state, 'k', 'l', 'm', 'n', 'p', 'q'), 'B')).toMatchObject({ lost: 300, total: 500, isBeaten: true })
  })
  it('of a budget are never more than the fleet has, and elements are held against its own', () => {
    expect(losses(without(four(twice), 'x', 'y', 'z'), 'B')).toMatchObject({ lost: 60, total: 500, isBeaten: false })
    expect(losses(without(four(twice), 'w', 'x', 'y', 'z'), 'B')).toMatchObject({ lost: 80, total: 500, isBeaten: true })
    expect(losses(four({ ...twice, 'pw.victory': 'destroyedElements' }), 'B')).toMatchObject({ total: 8, isBeaten: false })
  })
  it('of an odd number of elements are the larger part', () => {
    const ships = [...[...'wxyz'].map(id => aShip(id, { front: 'AA' })), aShip('v', { front: 'A' })]
    const state = battle([aSquadron('o', aShip('a', { top: '+' }))], [aSquadron('t', ...ships)], { 'pw.victory': 'destroyedElements' })
    const lose = (id: string) => ({ type: 'elementLost', shipId: sh(id), sector: 'front', element: 'A' }) as const
    const four = told(state, lose('w'), lose('w'), lose('x'), lose('x'))
    expect(losses(four, 'B')).toEqual({ sideId: 'B', unit: 'elements', lost: 4, total: 9, isBeaten: false })
    expect(losses(told(four, lose('v')), 'B')).toMatchObject({ lost: 5, isBeaten: true })
  })
  it('are missed and passed by ten points in a fleet of 130', () => {
    const large = { ...aShip('l', { front: 'A' }), size: 'large' as const }
    const fleet = battle(
      [aSquadron('o', aShip('a', { top: '+' }))],
      [aSquadron('t', large, ...[...'wxyz'].map(id => aShip(id, { front: 'AA' })))]
    )
    expect(losses(without(fleet, 'w', 'x', 'y'), 'B')).toMatchObject({ lost: 60, total: 130, isBeaten: false })
    expect(losses(without(fleet, 'l', 'w'), 'B')).toMatchObject({ lost: 70, isBeaten: true })
  })
  it('of 500 points are 251 at least', () => {
    const ten = aSquadron(
      't',
      ...Array.from({ length: 10 }, (_, i) => ({ ...aShip(`l${String(i)}`, { front: 'A' }), size: 'large' as const }))
    )
    const fleet = battle([aSquadron('o', aShip('a', { top: '+' }))], [ten])
    const gone = (count: number) => losses(without(fleet, ...Array.from({ length: count }, (_, i) => `l${String(i)}`)), 'B')
    expect([gone(5), gone(6)]).toMatchObject([
      { lost: 250, total: 500, isBeaten: false },
      { lost: 300, isBeaten: true }
    ])
  })
})
