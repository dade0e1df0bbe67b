import { describe, expect, it } from 'vitest'
import { duel, havingUnit, unitIn, wingIn } from '@shared/systems/dystopian-wars/testkit'
import { changedIn, formOf, unitFields, wingFields } from './correction-form'

const state = havingUnit(duel(), 'a', { note: 'burning' })
const fields = unitFields(unitIn(state, 'a'))

describe('a correction by the game master', () => {
  it('is nothing while nothing differs', () => {
    expect(changedIn(fields, formOf(fields))).toEqual({})
  })
  it('holds only what differs', () => {
    expect(changedIn(fields, { ...formOf(fields), hp: 3, isObscured: true, depth: 'diving' })).toEqual({
      hp: 3,
      isObscured: true,
      depth: 'diving'
    })
  })
  it('leaves out numbers that are none and a name of nothing, and trims words', () => {
    expect(changedIn(fields, { ...formOf(fields), hp: Number.NaN, ap: 1.5, name: '  ', note: ' adrift ' })).toEqual({ note: 'adrift' })
  })
  it('takes the ordnance of a wing away', () => {
    const wing = wingFields(wingIn(state, 'f'))
    expect(changedIn(wing, { ...formOf(wing), ordnanceKind: 'none', tokens: 2 })).toEqual({ ordnanceKind: null, tokens: 2 })
  })
})
