import { describe, expect, it } from 'vitest'
import { changedFrom, fieldsOf, intended, valuesOf } from './correction-fields'

const SHIP = { name: 'Ajax', hull: 6, rating: 4 as number | null, moved: null as number | null, note: '', isHidden: false }
const of = fieldsOf(SHIP)
const FIELDS = [
  of.name('name'),
  of.number('hull'),
  of.number('rating', { isOptional: true }),
  of.number('moved', { isOptional: true, step: 0.5 }),
  of.text('note'),
  of.flag('isHidden'),
  { kind: 'own', name: 'marks' } as const
]
const meant = (typed: object): object => changedFrom(SHIP, intended(FIELDS, { ...valuesOf(FIELDS), ...typed }))

describe('the fields of a correction', () => {
  it('hold what stands now, and correct nothing by themselves', () => {
    expect(valuesOf(FIELDS)).toEqual(SHIP)
    expect(meant({})).toEqual({})
  })
  it('correct what differs, and nothing else', () => {
    expect(changedFrom({ hull: 6, note: '', dice: [1, 2] }, { hull: 4, note: '', dice: [1, 2] })).toEqual({ hull: 4 })
    expect(meant({ hull: 4, isHidden: true, note: ' limps ' })).toEqual({ hull: 4, isHidden: true, note: 'limps' })
  })
  it('keep what stands where there is no whole number and no name', () => {
    expect(meant({ hull: null, rating: 2.5, name: '  ' })).toEqual({})
  })
  it('take nothing for none where there may be none, and parts where they may be', () => {
    expect(meant({ rating: null, moved: 2.5 })).toEqual({ rating: null, moved: 2.5 })
  })
})
