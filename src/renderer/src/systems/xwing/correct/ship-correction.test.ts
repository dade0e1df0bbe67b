import { describe, expect, it } from 'vitest'
import { intended, valuesOf, type CorrectionValues } from '../../../table/corrections/correction-fields'
import { duel, having, play, s, shipOf } from '@kit/systems/xwing'
import { besideOf, shipChanges, shipFields, type Beside } from './ship-correction'

const state = having(duel(), 'a', { facedown: 1, faceup: [{ id: 'c1', card: 'fuelLeak' }], note: 'limps' })
const ship = shipOf(state, 'a')
const changesBy = (typed: CorrectionValues, beside: Partial<Beside> = {}): object => {
  const fields = shipFields(ship)
  return shipChanges(ship, intended(fields, { ...valuesOf(fields), ...typed }), { ...besideOf(ship), ...beside })
}

describe('correcting a ship', () => {
  it('changes nothing as long as the form says what is', () => {
    expect(changesBy({})).toEqual({})
  })
  it('sends every value that differs, and no other', () => {
    const typed = {
      shields: 0,
      initiative: 6,
      stress: 2,
      tractor: 1,
      'charges torpedoes': 1,
      status: 'destroyed',
      hasEngaged: true,
      name: ' Ace ',
      otherTokens: 'cloak',
      note: ''
    }
    const correction = changesBy(typed, { faceupCards: [], locks: [s('x')] })
    expect(correction).toEqual({
      shields: 0,
      initiative: 6,
      tokens: { ...ship.tokens, stress: 2 },
      conditions: { strain: 0, deplete: 0, ion: 0, tractor: 1, jam: 0, disarm: 0 },
      charges: [{ weaponId: 'torpedoes', left: 1 }],
      faceupCards: [],
      locks: ['x'],
      status: 'destroyed',
      hasEngaged: true,
      name: 'Ace',
      otherTokens: 'cloak',
      note: ''
    })
    const after = shipOf(play(state, { type: 'correctShip', shipId: ship.id, correction, reason: '' }), 'a')
    expect(after).toMatchObject({ name: 'Ace', shields: 0, faceup: [], locks: ['x'], status: 'destroyed' })
  })
  it('knows the cards that lie face up by what they are, and leaves out those not named yet', () => {
    const faceup = [...ship.faceup, { id: 'c2', card: null }]
    expect(besideOf({ ...ship, faceup })).toEqual({ faceupCards: ['fuelLeak'], locks: [] })
    expect(changesBy({}, { faceupCards: ['fuelLeak', 'hullBreach'] })).toEqual({ faceupCards: ['fuelLeak', 'hullBreach'] })
    expect(changesBy({}, { locks: [s('y')] })).toEqual({ locks: ['y'] })
  })
  it('leaves out a field without a number and a name without letters', () => {
    expect(changesBy({ hull: null, agility: 1.5, name: '  ' })).toEqual({})
  })
})
