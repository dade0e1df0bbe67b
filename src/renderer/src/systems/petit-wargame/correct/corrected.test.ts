import { describe, expect, it } from 'vitest'
import { petitWargame } from '@shared/systems/petit-wargame'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import { fleetId } from '@shared/systems/petit-wargame/model/design'
import { at, duel, havingShip, sh, sq } from '@kit/systems/petit-wargame'
import { valuesOf, type CorrectionValues } from '../../../table/corrections/correction-fields'
import { correctedAt } from './corrected'
import type { CorrectionTarget } from './correction-target'

const fields = { position: at(6, 7, 8), pdSpent: 1, note: 'limps', jams: [{ detector: 'Y', untilTurn: 2 }] } as const
const state = havingShip(duel(), 'a', fields)
const zero = { ...state, rulings: { 'pw.originZero': 'yes' } }

const TARGETS = {
  fleet: { kind: 'fleet', id: fleetId('us') },
  squadron: { kind: 'squadron', id: sq('ours') },
  ship: { kind: 'ship', id: sh('a') }
} as const satisfies Readonly<Record<CorrectionTarget['kind'], CorrectionTarget>>

/** The form's command with these values typed. */
function commandFor(kind: CorrectionTarget['kind'], typed: CorrectionValues, now = state): PwCommand | null {
  const corrected = correctedAt(now, TARGETS[kind])
  return corrected?.command({ ...valuesOf(corrected.fields), ...typed }, ' as seen ') ?? null
}

describe('what the GM corrects', () => {
  it.each(['fleet', 'squadron', 'ship'] as const)('is nothing as long as the form of a %s says what is', kind => {
    expect(correctedAt(state, TARGETS[kind])?.thing.id).toBe(TARGETS[kind].id)
    expect(commandFor(kind, {})).toBeNull()
  })

  it.each([
    [
      'its name, points spent and note',
      { name: ' Ajax ', pdSpent: 3, pmSpent: 2, note: '' },
      { name: 'Ajax', pdSpent: 3, pmSpent: 2, note: '' }
    ],
    ['its square, as the table counts them', { x: 1, y: 2, z: 3 }, { position: at(0, 1, 3) }],
    ['no square at all', { x: null, y: null, z: null }, { position: null }],
    [
      'the last turn of each jam',
      { W: 1, Y: 3 },
      {
        jams: [
          { detector: 'W', untilTurn: 1 },
          { detector: 'Y', untilTurn: 3 }
        ]
      }
    ],
    ['no jam any more', { Y: null }, { jams: [] }],
    [
      'the elements of the sectors that differ, by their letters',
      { front: 'WWWaAAA', top: '', left: 'c+' },
      { elements: { left: ['c', 'engine'], top: [] } }
    ],
    ['no more than what differs', { pdSpent: null, name: '  ', note: ' limps ', pmSpent: 1 }, { pmSpent: 1 }]
  ] as const)('of a ship is %s', (_, typed, correction) => {
    expect(commandFor('ship', typed)).toEqual({ type: 'correctShip', shipId: 'a', correction, reason: 'as seen' })
  })

  it('counts squares from 0 where the table does', () => {
    expect(commandFor('ship', { x: 1, y: 2, z: 3 }, zero)).toMatchObject({ correction: { position: at(1, 2, 3) } })
  })

  it('is nothing while a letter is no element', () => {
    expect(commandFor('ship', { front: 'A?', pdSpent: 3 })).toBeNull()
  })

  it.each([
    ['squadron', { name: 'First', hasActed: false, note: 'late' }, { type: 'correctSquadron', squadronId: 'ours' }],
    ['fleet', { costPoints: 30, budgetPoints: 400, name: 'Home' }, { type: 'correctFleet', fleetId: 'us' }]
  ] as const)('of a %s is every value, under its own name', (kind, typed, command) => {
    expect(commandFor(kind, typed)).toEqual({ ...command, correction: typed, reason: 'as seen' })
  })

  it.each([
    ['ship', { pdSpent: 1.5 }, 'bad-number'],
    ['ship', { pmSpent: 0.5 }, 'bad-number'],
    ['ship', { X: 1.5 }, 'bad-number'],
    ['ship', { z: 2.5 }, 'off-grid'],
    ['fleet', { costPoints: 30.5 }, 'bad-number'],
    ['fleet', { budgetPoints: 400.5 }, 'bad-number']
  ] as const)('of a %s is refused where a number is not whole: %j', (kind, typed, refusal) => {
    const command = commandFor(kind, typed)
    expect(command === null ? null : petitWargame.check(state, command)).toBe(refusal)
  })

  it('is nothing of what is not there', () => {
    expect(correctedAt(state, { kind: 'ship', id: sh('us') })).toBeNull()
  })
})
