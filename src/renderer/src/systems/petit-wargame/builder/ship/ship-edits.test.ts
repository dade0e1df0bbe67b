import { describe, expect, it } from 'vitest'
import { shipId, type DraftShip } from '@shared/systems/petit-wargame/model/design'
import { SECTORS } from '@shared/systems/petit-wargame/model/element'
import { validateShip } from '@shared/systems/petit-wargame/validate/validate-ship'
import {
  emptySectors,
  pointsPlaced,
  withElement,
  withElements,
  withoutElement,
  withPoints,
  withRestSpread,
  withSurplusTaken
} from './ship-edits'

const bare = (size: DraftShip['size'] = 'small'): DraftShip => ({ id: shipId('s1'), name: 'Vigil', size, sectors: emptySectors(size) })
const pointsOf = (ship: DraftShip): readonly number[] => SECTORS.map(sector => ship.sectors[sector].points)
const codes = (ship: DraftShip): readonly string[] => validateShip(ship, {}).map(problem => problem.code)

describe('a ship on the drawing board (PW-010, PW-012)', () => {
  it.each(['small', 'medium', 'large'] as const)('starts %s with all its points spread, and lacks only elements', size => {
    expect(codes(bare(size))).toEqual(['no-elements'])
  })
  it('gives a sector as many points as its elements need, and never takes any away', () => {
    const full = withElements(bare(), 'top', ['engine', 'engine', 'A', 'a', 'w'])
    expect(full.sectors.top).toEqual({ points: 5, elements: ['engine', 'engine', 'A', 'a', 'w'] })
    expect(withElements(full, 'top', ['A']).sectors.top).toEqual({ points: 5, elements: ['A'] })
  })
  it('takes elements one by one and gives them up one by one', () => {
    const armed = withElement(withElement(bare(), 'front', 'A'), 'front', 'B')
    expect(armed.sectors.front.elements).toEqual(['A', 'B'])
    expect(withoutElement(armed, 'front', 0).sectors.front.elements).toEqual(['B'])
  })
  it('spreads what is not placed over the weakest sectors', () => {
    const lean = withPoints(withPoints(bare(), 'front', 8), 'rear', 2)
    expect(pointsPlaced(withRestSpread({ ...lean, size: 'medium' }))).toBe(30)
    expect(codes(withRestSpread({ ...lean, size: 'medium' }))).toEqual(['no-elements'])
  })
  it('takes back empty points that are too many, and no element', () => {
    const armed = withElements(bare(), 'front', ['A', 'A', 'A', 'A', 'A', 'A', 'A', 'A'])
    expect(pointsPlaced(armed)).toBeGreaterThan(20)
    const trimmed = withSurplusTaken(armed)
    expect([pointsPlaced(trimmed), trimmed.sectors.front.elements.length, codes(trimmed)]).toEqual([20, 8, []])
  })
  it('stops where nothing more can be taken or placed', () => {
    const crammed = SECTORS.reduce((ship, sector) => withElements(ship, sector, ['A', 'A', 'A', 'A', 'A']), bare())
    expect(pointsOf(withSurplusTaken(crammed))).toEqual([5, 5, 5, 5, 5, 5])
    expect(pointsPlaced(withRestSpread({ ...crammed, size: 'small' }))).toBe(30)
  })
})
