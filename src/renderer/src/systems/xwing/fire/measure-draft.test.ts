import { describe, expect, it } from 'vitest'
import { aWeapon, duel, having, play, s, shipOf } from '@kit/systems/xwing'
import type { MeasureDraft } from './measure-draft'
import { arcsOf, draftOf, enemiesOf, impliedRange, isTold, measuresOf, rangeIn, withObstruction, withRange } from './measure-draft'

const NOTHING_MEASURED: MeasureDraft = { ranges: {}, obstructedIds: [] }
const two = () => duel({ a: { weapons: [aWeapon('tail', { arc: 'rear' }), aWeapon('cannon'), aWeapon('nose')] } })

describe('measuring at the table (XW-003)', () => {
  it('asks for every enemy on the table in each arc of a weapon', () => {
    expect(arcsOf(shipOf(two(), 'a'))).toEqual(['front', 'rear'])
    expect(enemiesOf(having(two(), 'y', { status: 'removed' }), shipOf(two(), 'a')).map(ship => ship.id)).toEqual(['x'])
  })
  it('leaves out enemies in no arc, and takes a range back', () => {
    const state = two()
    const draft = withRange(withRange(NOTHING_MEASURED, s('x'), 'front', 2), s('y'), 'rear', 0)
    expect(measuresOf(state, shipOf(state, 'a'), withObstruction(draft, s('y'), true))).toEqual([
      { targetId: 'x', arc: 'front', range: 2, isObstructed: false },
      { targetId: 'y', arc: 'rear', range: 0, isObstructed: true }
    ])
    expect(rangeIn(draft, s('x'), 'front')).toBe(2)
    expect(rangeIn(withRange(draft, s('x'), 'front', null), s('x'), 'front')).toBeNull()
  })
  it('finds in an arc whom an arc inside it has found, unless it was measured there (xw.arcsWithin = included)', () => {
    const weapons = [aWeapon('lance', { arc: 'bullseye' }), aWeapon('cannon')]
    const implied = (draft: MeasureDraft, arc: 'front' | 'bullseye', arcsWithin = 'included') => {
      const state = duel({ a: { weapons }, rulings: { 'xw.arcsWithin': arcsWithin } })
      return impliedRange(state, shipOf(state, 'a'), draft, s('x'), arc)
    }
    const ahead = withRange(NOTHING_MEASURED, s('x'), 'bullseye', 2)
    expect([implied(ahead, 'front'), implied(ahead, 'bullseye'), implied(ahead, 'front', 'apart')]).toEqual([2, null, null])
    expect(implied(withRange(ahead, s('x'), 'front', 1), 'front')).toBeNull()
    expect(implied(withRange(NOTHING_MEASURED, s('y'), 'bullseye', 2), 'front')).toBeNull()
  })
  it('knows what the table has told already', () => {
    const state = two()
    const ship = shipOf(state, 'a')
    const draft = withObstruction(withRange(NOTHING_MEASURED, s('x'), 'front', 3), s('x'), true)
    expect(isTold(state, ship, draft)).toBe(false)
    const after = play(state, { type: 'measureTargets', shipId: ship.id, measures: measuresOf(state, ship, draft) })
    expect(isTold(after, ship, draft)).toBe(true)
    expect(draftOf(after, ship.id)).toEqual(draft)
    expect(draftOf(after, s('x'))).toEqual(NOTHING_MEASURED)
    expect(isTold(after, ship, withObstruction(draft, s('x'), false))).toBe(false)
  })
})
