import { describe, expect, it } from 'vitest'
import { duel, having, play, s, shipOf, w } from '@shared/systems/xwing/testkit'
import { changedIn, formOf } from './correction-form'

const state = having(duel(), 'a', { facedown: 1, faceup: [{ id: 'c1', card: 'fuelLeak' }], note: 'limps' })
const ship = shipOf(state, 'a')

describe('correcting a ship', () => {
  it('changes nothing as long as the form says what is', () => {
    expect(changedIn(ship, formOf(ship))).toEqual({})
  })
  it('sends every value that differs, and no other', () => {
    const form = {
      ...formOf(ship),
      numbers: { ...formOf(ship).numbers, shields: 0, initiative: 6 },
      tokens: { ...ship.tokens, stress: 2 },
      charges: { ...formOf(ship).charges, [w('torpedoes')]: 1 },
      faceupCards: [],
      locks: [s('x')],
      status: 'destroyed',
      hasEngaged: true,
      name: ' Ace ',
      otherTokens: 'cloak',
      note: ''
    } as const
    const correction = changedIn(ship, form)
    expect(correction).toEqual({
      shields: 0,
      initiative: 6,
      tokens: { ...ship.tokens, stress: 2 },
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
  it('leaves out a field without a number and a name without letters', () => {
    const form = { ...formOf(ship), numbers: { ...formOf(ship).numbers, hull: Number.NaN }, name: '  ' }
    expect(changedIn(ship, form)).toEqual({})
  })
})
