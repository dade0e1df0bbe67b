import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer, at, battle, having, o, play } from '@kit/systems/starfinder-armada'
import { dueOf } from '../due/due'
import { isNextDue } from './is-next-due'
import { nextPreview } from './next-preview'

const fight = (phase: Parameters<typeof at>[1]) => at(battle(anArmada('us', [{ id: 'hawk' }]), anArmada('them', [{ id: 'crow' }])), phase)
const fired = { hasAttacked: true }

describe('the lamp on Next', () => {
  it('is lit in gunnery only once every fleet that fights has fired, and what is due says so', () => {
    const half = having(fight('gunnery'), 'hawk', fired)
    expect([isNextDue(half, 'attack'), dueOf(half)]).toEqual([false, { key: 'battle.due.fire', values: { count: 1 } }])
    const all = having(half, 'crow', fired)
    expect([isNextDue(all, 'attack'), dueOf(all).key]).toEqual([true, 'battle.due.allFired'])
    expect(isNextDue(having(half, 'crow', { status: 'destroyed' }), 'attack')).toBe(true)
  })
  it('is lit at the end of a round only once nothing is owed that was not put off', () => {
    const due = { id: 'o', kind: 'critical', fleetId: 'hawk', round: 1, cause: 'natural', isDeferred: false }
    const owing = { ...fight('resolution'), obligations: [due as never] }
    expect([
      isNextDue(owing, 'resolution'),
      isNextDue({ ...owing, obligations: [{ ...due, isDeferred: true } as never] }, 'resolution')
    ]).toEqual([false, true])
  })
  it('is said to end the battle once one side is left, and what is due says that it is decided', () => {
    const state = fight('resolution')
    const won = having(state, 'crow', { status: 'destroyed' })
    expect([state, won].map(one => [dueOf(one).key, nextPreview(one).isLast])).toEqual([
      ['battle.due.settled', false],
      ['battle.due.decided', true]
    ])
  })
  it('is lit in engineering only once no officer has an action of that phase left, whether taken or passed', () => {
    const crew = [
      anOfficer('Eve', 'chiefEngineer', 'hawk'),
      anOfficer('Ada', 'admiral', 'hawk'),
      anOfficer('Tek', 'chiefTechnician', 'hawk')
    ]
    const phase = at(battle(anArmada('us', [{ id: 'hawk' }], crew), anArmada('them', [{ id: 'crow' }])), 'engineering')
    expect([isNextDue(phase, 'officer'), dueOf(phase).key]).toEqual([false, 'battle.due.engineering'])
    const passed = play(phase, { type: 'passOfficers', officerIds: [o('Eve'), o('Ada')] })
    expect([isNextDue(passed, 'officer'), dueOf(passed).key]).toEqual([true, 'battle.due.allActed'])
  })
  it('is lit at once where nobody has to act', () => {
    expect([
      isNextDue(fight('roundStart'), 'roles'),
      isNextDue(fight('engineering'), 'officer'),
      isNextDue(fight('gunnery'), 'settle')
    ]).toEqual([true, true, false])
  })
})
