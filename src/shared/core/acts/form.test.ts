import { describe, expect, expectTypeOf, it } from 'vitest'
import { answered, answersIn, askingFor, filled, fits, started } from './answers'
import { count, flag, given, IMPLIED, many, openCount, pick, pickOrNone, pickWord, text, type FormOf } from './form'

type GunId = string & { readonly brand: 'gun' }
const gunId = (id: string): GunId => id as GunId

/** A command of an invented game. */
interface Fire {
  readonly type: 'fire'
  readonly gunId: GunId
  readonly crewId: string & { readonly brand: 'crew' }
  readonly spotterId: GunId | null
  readonly relief?: GunId
  readonly mode: 'low' | 'high'
  readonly dice: number
  readonly inches: number | null
  readonly isAimed: boolean
  readonly nearIds: readonly GunId[]
  readonly note: string
}

const guns = ['bow', 'aft'].map(id => ({ id: gunId(id), label: { key: `gun.${id}` }, sets: { crewId: `crew of ${id}`, spotterId: null } }))
const form: FormOf<Fire> = {
  type: given('fire'),
  gunId: pick('fire.gun', guns),
  crewId: IMPLIED,
  spotterId: pickOrNone('fire.spotter', 'fire.nobody', guns),
  relief: { ...pickOrNone('fire.relief', 'fire.nobody', guns), isLeftOut: true },
  mode: pickWord('fire.mode', ['low', 'high'], 'fire.modes'),
  dice: count('fire.dice', { least: 1, most: 6 }),
  inches: openCount('fire.inches', { most: 60 }),
  isAimed: flag('fire.aimed'),
  nearIds: many('fire.near', [{ name: 'ours', options: guns }]),
  note: text('fire.note', { most: 40 })
}

const fired = {
  type: 'fire',
  gunId: gunId('bow'),
  crewId: 'crew of bow',
  spotterId: null,
  mode: 'low',
  dice: 1,
  inches: null,
  isAimed: false,
  nearIds: [],
  note: ''
}

describe('a form', () => {
  it('makes its command once all that it needs is chosen', () => {
    expect(filled(form, started(form))).toBeNull()
    expect(filled(form, answered(form, started(form), 'gunId', 'bow'))).toEqual(fired)
  })
  it('has a field for each field of the command, of a kind that can answer it', () => {
    const short: Omit<typeof form, 'note'> = form
    expectTypeOf(form).toExtend<FormOf<Fire>>()
    expectTypeOf(short).not.toExtend<FormOf<Fire>>()
    expectTypeOf({ ...form, dice: flag('fire.dice') }).not.toExtend<FormOf<Fire>>()
    // The command needs a gun, and a number of dice; and no gun is a crew.
    expectTypeOf({ ...form, gunId: pickOrNone('fire.gun', 'fire.nobody', guns) }).not.toExtend<FormOf<Fire>>()
    expectTypeOf({ ...form, dice: openCount('fire.dice', { most: 6 }) }).not.toExtend<FormOf<Fire>>()
    expectTypeOf({ ...form, crewId: pick('fire.crew', guns) }).not.toExtend<FormOf<Fire>>()
  })
  it('takes up a command again, and makes the same of it', () => {
    const whole = { ...fired, spotterId: gunId('aft'), relief: gunId('aft'), inches: 4, nearIds: [gunId('bow')], note: 'low' }
    expect(filled(form, answersIn(form, whole))).toEqual(whole)
    expect(answersIn(form, { ...fired, more: 1 })).not.toHaveProperty('more')
  })
  it('lets an answer change others', () => {
    const before = answered(form, started(form), 'spotterId', 'aft')
    expect(answered(form, before, 'gunId', 'aft')).toMatchObject({ gunId: 'aft', crewId: 'crew of aft', spotterId: null })
  })
  it('knows which question a thing answers', () => {
    expect([askingFor(form, 'aft'), askingFor(form, 'mast')]).toEqual(['gunId', undefined])
  })
  it.each([
    [{}, true],
    [{ dice: 0 }, false],
    [{ dice: 7 }, false],
    [{ dice: 1.5 }, false],
    [{ inches: 61 }, false],
    [{ gunId: 'mast' }, false],
    [{ spotterId: 'aft' }, true]
  ])('fits a command with %j: %s', (more, is) => {
    expect(fits(form, { ...fired, ...more } as unknown as Fire)).toBe(is)
  })
})
