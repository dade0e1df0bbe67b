import { describe, expect, it } from 'vitest'
import { advance, anArmada, anOfficer, at, battle, f, fleetIn, given, having, o, play } from '../testkit'

const table = at(
  battle(
    anArmada(
      'us',
      [{ id: 'a' }, { id: 'b' }],
      [anOfficer('Eng', 'chiefEngineer', 'a'), anOfficer('Cy', 'commander', 'a'), anOfficer('Bo', 'commander', 'b')]
    ),
    anArmada('them', [{ id: 'x' }])
  ),
  'engineering'
)
const move = (officer: string, fleet: string) => ({ type: 'transferOfficer', officerId: o(officer), toFleetId: f(fleet) }) as const

describe('moving to an adjacent fleet (SA-054)', () => {
  it('costs the action of the round', () => {
    given(table)
      .when(move('Eng', 'b'))
      .then({ type: 'officerMoved', officerId: o('Eng'), toFleetId: f('b') })
      .thenState(state => expect(state.officers[0]).toMatchObject({ fleetId: 'b', hasActed: true }))
      .when(move('Eng', 'a'))
      .isRefused('already-acted')
  })
  it('happens in the engineering phase', () => {
    given(at(table, 'helm')).when(move('Eng', 'b')).isRefused('wrong-phase')
  })
  it('stays within the armada, and leads to another fleet that still fights', () => {
    given(table).when(move('Eng', 'x')).isRefused('other-armada')
    given(table).when(move('Eng', 'a')).isRefused('same-fleet')
    given(having(table, 'b', { status: 'disabled' }))
      .when(move('Eng', 'b'))
      .isRefused('out-of-battle')
    given(table).when(move('Nobody', 'b')).isRefused('no-such-officer')
    given(table).when(move('Eng', 'nowhere')).isRefused('no-such-fleet')
  })
  it('never doubles a role aboard (SA-045)', () => {
    given(table).when(move('Cy', 'b')).isRefused('role-taken')
  })
})

describe('one special action per officer and round (SA-046)', () => {
  it('is free again when the next round starts', () => {
    const tired = play(table, move('Eng', 'b'))
    const resolution = at(tired, 'resolution')
    const next = play(resolution, advance)
    expect(next.round).toBe(2)
    expect(next.officers.map(officer => officer.hasActed)).toEqual([false, false, false])
  })
})

describe('shields when the chief engineer leaves (SA-022, SA-Q32)', () => {
  it('lose the bonus from the maximum and are capped; the new fleet gains maximum, not shields', () => {
    expect(fleetIn(table, 'a').sp).toBe(10)
    const after = play(table, move('Eng', 'b'))
    expect(fleetIn(after, 'a').sp).toBe(7)
    expect(fleetIn(after, 'b').sp).toBe(7)
  })
})
