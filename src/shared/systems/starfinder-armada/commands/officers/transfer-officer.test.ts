import { describe, expect, it } from 'vitest'
import { act, phasesLater } from '@kit/systems/starfinder-armada/actions'
import { scrambled, withEffects } from '@kit/systems/starfinder-armada/conditions'
import { advance, anArmada, anOfficer, at, battle, f, fleetIn, given, having, o, play } from '@kit/systems/starfinder-armada'

const table = at(
  battle(
    anArmada(
      'us',
      [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      [anOfficer('Eng', 'chiefEngineer', 'a'), anOfficer('Cy', 'commander', 'a'), anOfficer('Bo', 'commander', 'b')]
    ),
    anArmada('them', [{ id: 'x' }], [anOfficer('Hask', 'admiral', 'x')])
  ),
  'engineering'
)
const move = (officer: string, fleet: string) => ({ type: 'transferOfficer', officerId: o(officer), toFleetId: f(fleet) }) as const

describe('moving to an adjacent fleet (SA-054)', () => {
  it('costs the action of the round', () => {
    given(table)
      .when(move('Eng', 'b'))
      .then(
        { type: 'officerMoved', officerId: o('Eng'), toFleetId: f('b') },
        { type: 'engineerLost', fleetId: f('a'), officerId: o('Eng'), bonus: 3 },
        { type: 'shieldsCapped', fleetId: f('a'), sp: 7 }
      )
      .thenState(state => expect(state.officers[0]).toMatchObject({ fleetId: 'b', hasActed: true, action: 'transfer' }))
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
  it('leaves a fleet that drifts, but none that is gone', () => {
    given(having(table, 'a', { status: 'disabled' }))
      .when(move('Eng', 'b'))
      .thenAmong({ type: 'officerMoved', officerId: o('Eng'), toFleetId: f('b') })
    for (const status of ['destroyed', 'fled'] as const)
      given(having(table, 'a', { status }))
        .when(move('Eng', 'b'))
        .isRefused('out-of-battle')
  })
  it('never doubles a role aboard (SA-045)', () => {
    given(table).when(move('Cy', 'b')).isRefused('role-taken')
  })
  it('is for officers who can act (SA-072)', () => {
    const hurt = { ...table, officers: table.officers.map(one => ({ ...one, isIncapacitated: true })) }
    given(hurt).when(move('Eng', 'b')).isRefused('officer-unable')
    given(withEffects(table, scrambled('a', 'Eng', 1)))
      .when(move('Eng', 'b'))
      .isRefused('officer-unable')
    given(withEffects(table, scrambled('a', 'Eng', 2)))
      .when(move('Eng', 'b'))
      .thenAmong({ type: 'officerMoved', officerId: o('Eng'), toFleetId: f('b') })
  })
})

describe('moves between fleets before any other action (SA-054, SA-077)', () => {
  const boost = (face: number) => play(table, act('Eng', { action: 'boost', fleetId: f('a'), boost: 'turns' }), [face])
  const toFar = move('Bo', 'c')
  it('come too late once an officer of the armada has acted, well or badly', () => {
    for (const face of [1, 20]) given(boost(face)).when(toFar).isRefused('officers-have-acted')
    given(boost(1))
      .when(toFar)
      .forced()
      .thenState(state => expect(state.officers[2]?.fleetId).toBe('c'))
  })
  it('may follow one another', () => {
    given(play(table, move('Eng', 'b')))
      .when(toFar)
      .thenAmong({ type: 'officerMoved', officerId: o('Bo'), toFleetId: f('c') })
  })
  it('do not wait for another armada', () => {
    const theirs = play(table, act('Hask', { action: 'rally', fleetId: f('x') }))
    given(theirs)
      .when(toFar)
      .thenAmong({ type: 'officerMoved', officerId: o('Bo'), toFleetId: f('c') })
  })
  it('are open again in the next round, or where the GM gives the action back', () => {
    given(phasesLater(boost(1), 5))
      .when(toFar)
      .thenAmong({ type: 'officerMoved', officerId: o('Bo'), toFleetId: f('c') })
    const back = play(boost(1), { type: 'correctOfficer', officerId: o('Eng'), correction: { hasActed: false }, reason: '' })
    expect(back.officers[0]).toMatchObject({ hasActed: false, action: null })
    given(back)
      .when(toFar)
      .thenAmong({ type: 'officerMoved', officerId: o('Bo'), toFleetId: f('c') })
    const noted = play(boost(1), { type: 'correctOfficer', officerId: o('Eng'), correction: { resolvePoints: 1 }, reason: '' })
    expect(noted.officers[0]).toMatchObject({ hasActed: true, action: 'boost' })
  })
})

describe('one special action per officer and round (SA-046)', () => {
  it('is free again when the next round starts', () => {
    const tired = play(table, move('Eng', 'b'))
    const resolution = at(tired, 'resolution')
    const next = play(resolution, advance)
    expect(next.round).toBe(2)
    expect(next.officers.map(officer => officer.hasActed)).toEqual([false, false, false, false])
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

describe('two officers who change places in one act (SA-054, SA-045)', () => {
  const swap = (officer: string, fleet: string, other: string) => ({ ...move(officer, fleet), swapWithId: o(other) })
  const reading = (rulings: Record<string, string>) => given({ ...table, rulings })
  it('may be of one role, for the action of each (sa.officerSwap = yes)', () => {
    for (const rulings of [{}, { 'sa.officerSwap': 'yes' }])
      reading(rulings)
        .when(swap('Cy', 'b', 'Bo'))
        .then({ type: 'officersSwapped', officerId: o('Cy'), otherId: o('Bo') })
        .thenState(state => {
          expect(state.officers[1]).toMatchObject({ fleetId: 'b', hasActed: true, action: 'transfer' })
          expect(state.officers[2]).toMatchObject({ fleetId: 'a', hasActed: true, action: 'transfer' })
        })
        .when(swap('Cy', 'a', 'Bo'))
        .isRefused('already-acted')
  })
  it('cannot be of one role where they go one after the other (sa.officerSwap = no)', () => {
    reading({ 'sa.officerSwap': 'no' })
      .when(swap('Cy', 'b', 'Bo'))
      .isRefused('role-taken')
    reading({ 'sa.officerSwap': 'no' })
      .when(swap('Eng', 'b', 'Bo'))
      .isRefused('role-taken')
  })
  it('costs a fleet no shields where one engineer comes for another (SA-022)', () => {
    const two = at(
      battle(
        anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Eng', 'chiefEngineer', 'a'), anOfficer('Ida', 'chiefEngineer', 'b')]),
        anArmada('them', [{ id: 'x' }])
      ),
      'engineering'
    )
    const swapped = play(two, swap('Eng', 'b', 'Ida'))
    expect([fleetIn(swapped, 'a').sp, fleetIn(swapped, 'b').sp]).toEqual([10, 10])
  })
  it('need both to be able, and both fleets to fight', () => {
    given(table)
      .when(swap('Cy', 'b', 'Eng'))
      .isRefused('no-such-officer')
    given(table)
      .when(swap('Cy', 'b', 'Nobody'))
      .isRefused('no-such-officer')
    given(having(table, 'a', { status: 'disabled' }))
      .when(swap('Cy', 'b', 'Bo'))
      .isRefused('out-of-battle')
    given({ ...table, officers: table.officers.map(one => (one.id === 'Bo' ? { ...one, isIncapacitated: true } : one)) })
      .when(swap('Cy', 'b', 'Bo'))
      .isRefused('officer-unable')
    given(play(table, move('Bo', 'c')))
      .when(swap('Cy', 'c', 'Bo'))
      .isRefused('already-acted')
  })
})
