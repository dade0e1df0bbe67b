import { describe, expect, it } from 'vitest'
import { at } from '@kit/systems/petit-wargame'
import { firstSquare, positionLabel } from './grid-labels'

describe('labels of squares (PW-001, PW-Q29)', () => {
  it('pw.originZero = no: squares from 1, altitudes from 0', () => {
    expect([firstSquare({}), positionLabel({}, at(0, 29, 0))]).toEqual([1, '1, 30, 0'])
  })
  it('pw.originZero = yes: squares from 0 too', () => {
    expect(positionLabel({ 'pw.originZero': 'yes' }, at(0, 29, 29))).toBe('0, 29, 29')
  })
})
