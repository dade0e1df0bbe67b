import { describe, expect, it } from 'vitest'
import { filled } from './answers'
import { count, flag, given, IMPLIED, openCount, pick, pickOrNone, text, type FormOf } from './form'
import { answersFrom, offeredFields } from './offers'

interface Repair {
  readonly type: 'repair'
  readonly damageId: string
  readonly shipId: string
  readonly helperId: string | null
  readonly dice: number
  readonly inches: number | null
  readonly isQuick: boolean
  readonly note: string
}

const damages = [
  { id: 'd7', label: { key: 'hull' }, alone: { key: 'hullOfBow' }, alias: 'bow/0', sets: { shipId: 'bow' } },
  { id: 'd9', label: { key: 'mast' }, alias: 'aft/0', sets: { shipId: 'aft' } }
]
const form: FormOf<Repair> = {
  type: given('repair'),
  damageId: pick('repair.what', damages),
  shipId: IMPLIED,
  helperId: pickOrNone('repair.by', 'repair.nobody', [{ id: 'ann', label: { key: 'ann' } }]),
  dice: count('repair.dice', { least: 1, most: 3 }),
  inches: openCount('repair.inches', { least: 2, most: 9 }),
  isQuick: flag('repair.quick'),
  note: text('repair.note', { most: 9 })
}

describe('what a phone is asked of a form', () => {
  it('is all but what is typed, with names that stand alone and tell no id', () => {
    expect(offeredFields(form)).toEqual([
      {
        kind: 'pick',
        name: 'damageId',
        label: { key: 'repair.what' },
        options: [
          { value: 'bow/0', label: { key: 'hullOfBow' } },
          { value: 'aft/0', label: { key: 'mast' } }
        ]
      },
      {
        kind: 'pick',
        name: 'helperId',
        label: { key: 'repair.by' },
        options: [
          { value: '', label: { key: 'repair.nobody' } },
          { value: 'ann', label: { key: 'ann' } }
        ]
      },
      { kind: 'number', name: 'dice', label: { key: 'repair.dice' }, min: 1, max: 3, value: 1 },
      { kind: 'number', name: 'inches', label: { key: 'repair.inches' }, min: 2, max: 9, value: 2 },
      { kind: 'flag', name: 'isQuick', label: { key: 'repair.quick' }, value: false }
    ])
  })
  it('makes the command, with what follows from its answers', () => {
    const values = { damageId: 'aft/0', helperId: '', dice: 2, inches: 4, isQuick: true, more: 1 }
    expect(filled(form, answersFrom(form, values))).toEqual({
      type: 'repair',
      damageId: 'd9',
      shipId: 'aft',
      helperId: null,
      dice: 2,
      inches: 4,
      isQuick: true,
      note: ''
    })
    expect(filled(form, answersFrom(form, { ...values, damageId: 'd9' }))).toBeNull()
  })
})
