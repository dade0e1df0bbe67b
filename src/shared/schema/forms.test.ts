import { describe, expect, it } from 'vitest'
import { formProblem } from './forms'

const CLEAN = {
  type: 'shipStruck',
  round: 3,
  shipId: 'id7',
  officerIds: ['a', 'b'],
  ship: { id: 'id7', name: 'Kestrel', note: 'a\n\u0007b' },
  reason: ''
}

describe('the forms of what an event or a state holds', () => {
  it('are kept by what the program writes', () => {
    expect(formProblem(CLEAN)).toBeNull()
    expect(formProblem({ modifiers: [{ source: 'gm', name: '' }], activationId: '', winnerId: null })).toBeNull()
  })

  it.each([
    ['round', { ...CLEAN, round: -1 }],
    ['round', { ...CLEAN, round: 1.5 }],
    ['untilTurn', { ...CLEAN, untilTurn: 10_001 }],
    ['shipId', { ...CLEAN, shipId: 'id\u00007' }],
    ['shipId', { ...CLEAN, shipId: '../id7' }],
    ['officerIds.1', { ...CLEAN, officerIds: ['a', 'b c'] }],
    ['ship.name', { ...CLEAN, ship: { id: 'id7', name: ' Kestrel' } }],
    ['ship.name', { ...CLEAN, ship: { id: 'id7', name: '' } }],
    ['ship.name', { ...CLEAN, ship: { id: 'id7', name: '\u202eKestrel' } }],
    ['ship.name', { ...CLEAN, ship: { id: 'id7', name: 'x'.repeat(81) } }],
    ['ship.note', { ...CLEAN, ship: { id: 'id7', note: 'a\ud800b' } }],
    ['reason', { ...CLEAN, reason: 'two\nlines' }],
    ['reason', { ...CLEAN, reason: '\ud800' }]
  ])('are missed at %s: %j', (place, event) => {
    expect(formProblem(event)).toBe(place)
  })
})
