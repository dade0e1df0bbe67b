import { describe, expect, it } from 'vitest'
import { count, flag, given, IMPLIED, openCount, pick, pickOrNone, text, type FormOf } from './form'
import { offeredAct } from './offers'

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

const act = offeredAct({
  key: 'ann/repair',
  group: { key: 'ann' },
  label: { key: 'repair' },
  form,
  commandOf: (command: Repair) => command,
  chanceOf: ({ dice }) => dice / 6,
  halvedOf: command => ({ ...command, dice: 1 })
})

describe('what a phone is asked of a form', () => {
  it('is all but what is typed, with names that stand alone and tell no id', () => {
    expect(act.fields).toEqual([
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
          { value: 'ann', label: { key: 'ann' } },
          { value: '', label: { key: 'repair.nobody' } }
        ]
      },
      { kind: 'number', name: 'dice', label: { key: 'repair.dice' }, min: 1, max: 3, value: 1 },
      { kind: 'number', name: 'inches', label: { key: 'repair.inches' }, min: 2, max: 9, value: 2 },
      { kind: 'flag', name: 'isQuick', label: { key: 'repair.quick' }, value: false }
    ])
  })
  it('makes the command, with what follows from its answers', () => {
    const values = { damageId: 'aft/0', helperId: '', dice: 2, inches: 4, isQuick: true, more: 1 }
    expect(act.commandOf(values)).toEqual({
      type: 'repair',
      damageId: 'd9',
      shipId: 'aft',
      helperId: null,
      dice: 2,
      inches: 4,
      isQuick: true,
      note: ''
    })
    expect(() => act.commandOf({ ...values, damageId: 'd9' })).toThrow('ann/repair')
    expect([act.chanceOf(values), act.isChanceSecret, act.halvedOf?.(values)]).toMatchObject([1 / 3, undefined, { dice: 1 }])
  })
})
