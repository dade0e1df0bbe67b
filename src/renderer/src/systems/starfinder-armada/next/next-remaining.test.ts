import { describe, expect, it } from 'vitest'
import { after, anArmada, anOfficer, at, battle, f, having, o } from '@kit/systems/starfinder-armada'
import { remainingIn } from './next-remaining'

const start = battle(
  anArmada('us', [{ id: 'hawk' }, { id: 'kite' }], [anOfficer('Cem', 'commander', 'hawk')]),
  anArmada('them', [{ id: 'crow' }])
)
const groups = (state: typeof start, kind: string) => remainingIn(state).find(one => one.kind === kind)?.groups

describe('what is left to do', () => {
  it('names the fleets that have not moved, by armada', () => {
    const moved = having(at(start, 'helm'), 'hawk', { movement: 'moved' })
    expect(groups(moved, 'notMoved')).toMatchObject([
      { armada: 'us', items: [{ name: 'kite' }] },
      { armada: 'them', items: [{ name: 'crow' }] }
    ])
  })

  it('names the fleets that may still fire, and no fleet out of the battle', () => {
    const state = having(having(at(start, 'gunnery'), 'hawk', { hasAttacked: true }), 'crow', { status: 'disabled' })
    expect(remainingIn(state)).toMatchObject([
      { kind: 'notFired', count: 1, groups: [{ armada: 'us', items: [{ name: 'kite' }] }] },
      { kind: 'unused', count: 1 }
    ])
  })

  it('names officers with the actions they could still take in this phase', () => {
    expect(groups(at(start, 'gunnery'), 'unused')).toMatchObject([
      { armada: 'us', items: [{ name: 'Cem', actions: [{ key: 'sa.action.duel' }] }] }
    ])
    expect(groups(at(start, 'engineering'), 'unused')).toBeUndefined()
  })

  it('leaves out an officer whose fleet has moved and whose moment has passed', () => {
    const helm = at(start, 'helm')
    expect(groups(helm, 'unused')).toMatchObject([{ items: [{ actions: [{ key: 'sa.action.direct' }] }] }])
    expect(groups(having(helm, 'hawk', { movement: 'moved' }), 'unused')).toBeUndefined()
  })

  it('leaves out an officer who has acted', () => {
    const acted = at(start, 'gunnery')
    const officers = acted.officers.map(officer => (officer.id === o('Cem') ? { ...officer, hasActed: true } : officer))
    expect(groups({ ...acted, officers }, 'unused')).toBeUndefined()
  })

  it('counts what is owed and what is put off apart', () => {
    const due = {
      id: 'o1',
      kind: 'morale',
      fleetId: f('crow'),
      round: 1,
      isDeferred: false,
      dc: 12,
      reason: 'threshold',
      routedFleetId: null
    } as const
    const owed = after(at(start, 'resolution'), { type: 'obligationOwed', obligation: due, before: null })
    expect(remainingIn(owed)).toMatchObject([{ kind: 'owed', count: 1, groups: [{ items: [{ name: { key: 'sa.obligation.morale' } }] }] }])
    expect(remainingIn(after(owed, { type: 'obligationDeferred', obligationId: 'o1' }))).toMatchObject([{ kind: 'deferred', count: 1 }])
  })

  it('says that the distance is not settled', () => {
    expect(remainingIn(start).map(one => one.kind)).toEqual(['noDistance'])
    expect(remainingIn(after(start, { type: 'distanceSet', hexes: 12, faces: null }))).toEqual([])
  })
})
