import { describe, expect, it } from 'vitest'
import { markedHidden, unitsInSight } from './sight'

const two = [{ id: 'a' }, { id: 'b', isHidden: true }]

describe('units that come out of sight', () => {
  it('are marked, and in sight have no mark at all', () => {
    expect(unitsInSight(two)).toEqual([
      { id: 'a', isHidden: false },
      { id: 'b', isHidden: true }
    ])
    expect(markedHidden(two, ['a'], true)).toEqual([{ id: 'a', isHidden: true }, two[1]])
    expect(markedHidden(two, null, false)).toEqual([{ id: 'a' }, { id: 'b' }])
  })
})
