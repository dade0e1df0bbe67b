import { describe, expect, it } from 'vitest'
import { duel, havingUnit, unitIn, wingIn } from '@kit/systems/dystopian-wars'
import { intended, valuesOf, type CorrectionValues } from '../../../table/corrections/correction-fields'
import { rowsOf, unitChanges, unitFields, wingChanges, wingFields, type BesideUnit } from './correction-fields'

const MARS = [{ mar: 'hardImpact', text: '', dice: 0, abort: 0 }] as const
const CRITICALS = [4, 12] as const
const unit = unitIn(havingUnit(duel(), 'a', { note: 'burning' }), 'a')
const now = { mars: unit.mars, weapons: unit.weapons, criticalRows: rowsOf(unit) }
const changesBy = (typed: CorrectionValues, beside: Partial<BesideUnit> = {}): object => {
  const fields = unitFields(unit)
  return unitChanges(unit, intended(fields, { ...valuesOf(fields), ...typed }), { ...now, ...beside })
}

describe('a correction by the game master', () => {
  it('is nothing while nothing differs', () => {
    expect(changesBy({})).toEqual({})
  })
  it('holds only what differs', () => {
    expect(changesBy({ hp: 3, isObscured: true, depth: 'diving' })).toEqual({ hp: 3, isObscured: true, depth: 'diving' })
  })
  it('leaves out numbers that are none and a name of nothing, and trims words', () => {
    expect(changesBy({ hp: null, ap: 1.5, name: '  ', note: ' adrift ' })).toEqual({ note: 'adrift' })
  })
  it('takes the ordnance of a wing away', () => {
    const wing = wingIn(duel(), 'f')
    const form = valuesOf(wingFields(wing))
    expect(wingChanges(wing, form, wing.mars)).toEqual({})
    expect(wingChanges(wing, { ...form, ordnanceKind: 'none', tokens: 2 }, wing.mars)).toEqual({ ordnanceKind: null, tokens: 2 })
  })
  it('holds its rules and weapons, and the criticals that lie on it, whatever their order', () => {
    const { weapons } = unit
    expect(changesBy({}, { mars: MARS, weapons: weapons.slice(1), criticalRows: CRITICALS })).toEqual({
      mars: MARS,
      weapons: weapons.slice(1),
      criticalRows: CRITICALS
    })
    const hurt = { ...unit, criticals: CRITICALS.map(row => ({ row, turn: 1, triedTurn: null })) }
    expect(unitChanges(hurt, valuesOf(unitFields(hurt)), { ...now, criticalRows: [...CRITICALS].reverse() })).toEqual({})
    const wing = wingIn(duel(), 'f')
    expect(wingChanges(wing, valuesOf(wingFields(wing)), MARS)).toEqual({ mars: MARS })
  })
})
