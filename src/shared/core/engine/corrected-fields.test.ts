import { describe, expect, it } from 'vitest'
import { correctedFields } from './corrected-fields'

const ship = { name: 'Lodestar', hull: 4, status: 'active', note: '', isHidden: false }

describe('what a correction changed', () => {
  it('is a number or a name that was one and is another', () => {
    expect(correctedFields(ship, { hull: 0 })).toEqual({ kind: 'value', field: 'hull', before: 4, after: 0 })
    expect(correctedFields(ship, { name: 'Polaris' })).toEqual({ kind: 'value', field: 'name', before: 'Lodestar', after: 'Polaris' })
  })
  it('is only named where its value is a word of the rules, a note or a mark', () => {
    expect(correctedFields(ship, { status: 'destroyed' })).toEqual({ kind: 'mark', field: 'status' })
    expect(correctedFields(ship, { note: 'limps' })).toEqual({ kind: 'mark', field: 'note' })
    expect(correctedFields(ship, { isHidden: true })).toEqual({ kind: 'mark', field: 'isHidden' })
    expect(correctedFields(ship, { hull: null })).toEqual({ kind: 'mark', field: 'hull' })
  })
  it('is counted where it is more than one thing, or lies on something nobody knows', () => {
    expect(correctedFields(ship, { hull: 1, note: 'burns' })).toEqual({ kind: 'several', count: 2 })
    expect(correctedFields(undefined, { hull: 1 })).toEqual({ kind: 'several', count: 1 })
  })
})
