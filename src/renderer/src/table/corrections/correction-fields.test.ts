import { describe, expect, it } from 'vitest'
import { naming } from '@shared/core/names/naming'
import { changedFrom, fieldsOf, intended, unfitNumber, valuesOf } from './correction-fields'

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
  it('are of a name as it was given, where it is told with a mark', () => {
    const { named } = naming<{ readonly ships: readonly { readonly id: string; readonly name: string }[] }>({
      sidesIn: () => [],
      bearersIn: ({ ships }) => ships.map(({ id, name }) => ({ id, name, marks: [id] })),
      renamed: (state, rename) => ({ ships: rename(state.ships) })
    })
    const [ajax = { id: '', name: '' }] = named({ ships: ['A1', 'A2'].map(id => ({ id, name: 'Ajax' })) }).ships
    expect([ajax.name, fieldsOf(ajax).name('name').value]).toEqual(['Ajax A1', 'Ajax'])
    expect([changedFrom(ajax, { name: 'Ajax' }), changedFrom(ajax, { name: 'Ajax A1' })]).toEqual([{}, { name: 'Ajax A1' }])
  })
  it('keep what stands where there is no whole number and no name', () => {
    expect(meant({ hull: null, rating: 2.5, name: '  ' })).toEqual({})
  })
  it('take nothing for none where there may be none, and parts where they may be', () => {
    expect(meant({ rating: null, moved: 2.5 })).toEqual({ rating: null, moved: 2.5 })
  })
})

describe('a number that is emptied', () => {
  const at = (name: 'rating' | 'moved') => of.number(name, { isOptional: true, emptyWith: ['rating', 'moved'] })
  const unfit = (typed: object, fields: Parameters<typeof unfitNumber>[0] = FIELDS) => {
    const found = unfitNumber(fields, { ...valuesOf(fields), ...typed })
    return found === null ? null : [found.field.name, found.needs]
  }

  it('is needed, unless it may be none', () => {
    expect(unfit({})).toBeNull()
    expect(unfit({ hull: null })).toEqual(['hull', 'number'])
    // What cannot be read is no empty field either.
    expect([unfit({ hull: NaN }), unfit({ rating: NaN })]).toEqual([
      ['hull', 'number'],
      ['rating', 'number']
    ])
    expect(unfit({ rating: null })).toBeNull()
  })
  it('is needed where the others of a place are there', () => {
    const place = [at('rating'), at('moved')]
    expect(unfit({ rating: null, moved: 3 }, place)).toEqual(['rating', 'number'])
    expect(unfit({ rating: null, moved: null }, place)).toBeNull()
  })
  it('may have parts only where there are some', () => {
    expect(unfit({ hull: 2.5 })).toEqual(['hull', 'whole'])
    expect(unfit({ moved: 2.5 })).toBeNull()
  })
})
