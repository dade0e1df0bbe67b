import { describe, expect, it } from 'vitest'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import { duel, having, s } from '@kit/systems/firestorm-armada'
import { valuesOf, type CorrectionValues } from '../../../table/corrections/correction-fields'
import { correctedAt } from './corrected'
import type { CorrectionTarget } from './correction-target'

const state = having(duel(), 'a', { hull: 6, hullLost: 2, crew: 5, crewLost: 1, assault: 3, note: 'limps', movedInches: 4 })

/** The form's command with these values typed. */
function commandFor(kind: CorrectionTarget['kind'], id: string, typed: CorrectionValues): FaCommand | null {
  const corrected = correctedAt(state, { kind, id })
  return corrected?.command({ ...valuesOf(corrected.fields), ...typed }, ' as seen ') ?? null
}

describe('what the GM corrects', () => {
  it.each([
    ['fleet', 'red'],
    ['unit', 'red1'],
    ['ship', 'a'],
    ['wing', 'v']
  ] as const)('is nothing as long as the form of a %s says what is', (kind, id) => {
    expect(correctedAt(state, { kind, id })?.thing.name).toBe(id)
    expect(commandFor(kind, id, {})).toBeNull()
  })

  const FIGURES = { mv: 9, pointDefence: 8, shields: 7, damageRating: 6, criticalRating: 5, movedInches: 2.5, pointDefenceUsed: 1 }
  const SHIP = { ...FIGURES, name: 'Ajax', status: 'destroyed', hasRammed: true, hasBoarded: true, note: 'adrift' }
  it.each([
    ['every plain value of a ship', SHIP, SHIP],
    ['what is left, as what is lost', { hullLeft: 6, crewLeft: 2, assaultLeft: 1 }, { hullLost: 0, crewLost: 3, assaultLost: 2 }],
    [
      'a higher most, with as much left',
      { hull: 9, crew: 8, assault: 7 },
      { hull: 9, hullLost: 5, crew: 8, crewLost: 4, assault: 7, assaultLost: 4 }
    ],
    [
      'none, where there may be none',
      { damageRating: null, criticalRating: null, movedInches: null },
      { damageRating: null, criticalRating: null, movedInches: null }
    ],
    ['no more than what differs', { hullLeft: null, mv: 1.5, name: '  ', note: ' limps ', shields: 9 }, { shields: 9 }]
  ] as const)('of a ship is %s', (_, typed, correction) => {
    expect(commandFor('ship', 'a', typed)).toEqual({ type: 'correctShip', shipId: 'a', correction, reason: 'as seen' })
  })

  const UNIT = { name: 'First', hasActivated: true, note: 'late' }
  const WING = { name: 'Wasps', status: 'destroyed', isDrivenOff: true, hasMoved: true, isHidden: true, note: 'low' }
  const FLEET = { victoryPoints: 40, tacticalShift: -1, commandShift: 2, handShift: 3, name: 'Reds', isAllied: true, note: 'here' }
  it.each([
    ['unit', 'red1', UNIT, { type: 'correctUnit', unitId: 'red1' }],
    ['wing', 'v', WING, { type: 'correctWing', wingId: 'v' }],
    ['fleet', 'red', FLEET, { type: 'correctFleet', fleetId: 'red' }]
  ] as const)('of a %s is every value, under its own name', (kind, id, typed, command) => {
    expect(commandFor(kind, id, typed)).toEqual({ ...command, correction: typed, reason: 'as seen' })
  })

  it('of a wing is whom it touches, told apart by their markers', () => {
    const field = correctedAt(state, { kind: 'wing', id: 'v' })?.fields.find(one => one.name === 'contactId')
    expect(field).toMatchObject({ value: 'nobody', named: { a: 'A 1 · a' } })
    expect(field).not.toHaveProperty('named.v')
    const touched = { type: 'correctWing', wingId: 'v', correction: { contactId: 'a' }, reason: 'as seen' }
    expect(commandFor('wing', 'v', { contactId: 'a' })).toEqual(touched)
    const touching = { ...state, wings: state.wings.map(wing => ({ ...wing, contactId: s('a') })) }
    const corrected = correctedAt(touching, { kind: 'wing', id: 'v' })
    expect(corrected?.command(valuesOf(corrected.fields), '')).toBeNull()
    expect(corrected?.command({ ...valuesOf(corrected.fields), contactId: 'nobody' }, '')).toMatchObject({
      correction: { contactId: null }
    })
  })

  it('is nothing of what is not there', () => {
    expect(correctedAt(state, { kind: 'ship', id: 'red' })).toBeNull()
  })
})
