import { describe, expect, it } from 'vitest'
import type { BattleState, Stunt } from '../../model/battle'
import { turnToMove } from '../../rules/turn-to-move'
import { anArmada, anOfficer, at, battle, f, fleetIn, given, having, o, play } from '@kit/systems/starfinder-armada'
import type { SaCommands } from '../command'

const five = ['a1', 'a2', 'a3', 'a4', 'a5'].map(id => ({ id }))
const start = at(
  battle(
    anArmada('us', five, [anOfficer('Cy', 'commander', 'a1')]),
    anArmada('them', [{ id: 'x' }, { id: 'y', fleetClass: 'capital', tier: 9 }])
  ),
  'helm'
)
const ordered = play(start, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [5])

const moves = (id: string, fields: Partial<SaCommands['moveFleet']> = {}): SaCommands['moveFleet'] => ({
  type: 'moveFleet',
  fleetId: f(id),
  move: 'moved',
  stunt: null,
  passedThrough: [],
  minesEntered: [],
  debrisIds: [],
  ...fields
})
const stunt = (id: string, kind: Stunt, target: string | null = null, resolve: string | null = null): SaCommands['moveFleet'] =>
  moves(id, {
    stunt: { stunt: kind, targetId: target === null ? null : f(target), resolveOfficerId: resolve === null ? null : o(resolve) }
  })
const run = (state: BattleState, ...ids: string[]): BattleState => ids.reduce((now, id) => play(now, moves(id)), state)
const due = (state: BattleState): unknown => {
  const turn = turnToMove(state)
  return turn === null ? null : [turn.armadaId, turn.pass, turn.left]
}

describe('two passes of halves rounded up (SA-082)', () => {
  it('gives five fleets three and then two', () => {
    expect(due(ordered)).toEqual(['us', 1, 3])
    const half = run(ordered, 'a1', 'a2', 'a3')
    expect(due(half)).toEqual(['them', 1, 1])
    const theirs = run(half, 'x')
    expect(due(theirs)).toEqual(['us', 2, 2])
    const ours = run(theirs, 'a4', 'a5')
    expect(due(ours)).toEqual(['them', 2, 1])
    expect(due(run(ours, 'y'))).toBeNull()
  })
  it('lets a fleet decline to move, which is its turn', () => {
    given(ordered)
      .when(moves('a1', { move: 'declined' }))
      .then({ type: 'fleetMoved', fleetId: f('a1'), move: 'declined' })
      .thenState(state => expect(due(state)).toEqual(['us', 1, 2]))
  })
  it('leaves out fleets that no longer fight', () => {
    const wrecked = having(having(start, 'a5', { status: 'disabled' }), 'a4', { status: 'destroyed' })
    expect(due(play(wrecked, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [5]))).toEqual(['us', 1, 2])
    given(having(ordered, 'a1', { status: 'destroyed' }))
      .when(moves('a1'))
      .isRefused('out-of-battle')
    given(having(ordered, 'a1', { status: 'disabled' }))
      .when(moves('a1', { move: 'declined' }))
      .isRefused('out-of-battle')
  })
  it('lets routed fleets move like the others', () => {
    const fleeing = having(start, 'a1', { status: 'routed', rout: { dc: 12, since: 0, roundsFled: 0 } })
    expect(due(play(fleeing, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [5]))).toEqual(['us', 1, 3])
  })
  it('goes back to no first pass when a fleet that has moved is lost', () => {
    const second = run(ordered, 'a1', 'a2', 'a3', 'x')
    expect(due(second)).toEqual(['us', 2, 2])
    expect(due(having(second, 'x', { status: 'destroyed' }))).toEqual(['us', 2, 2])
  })
  it('lets an armada that had nobody move last when a fleet of it comes back', () => {
    const gone = ['x', 'y'].reduce((state, id) => having(state, id, { status: 'disabled' }), start)
    const alone = play(gone, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1])
    expect(due(run(having(alone, 'x', { status: 'active' }), 'a1', 'a2', 'a3', 'a4', 'a5'))).toEqual(['them', 2, 1])
  })
  it('refuses a fleet out of turn, a second move, and moves before the order is rolled', () => {
    given(ordered).when(moves('x')).isRefused('not-its-turn')
    given(run(ordered, 'a1')).when(moves('a1')).isRefused('already-moved')
    given(start).when(moves('a1')).isRefused('order-not-rolled')
    given(at(ordered, 'gunnery')).when(moves('a1')).isRefused('wrong-phase')
    given(ordered).when(moves('zz')).isRefused('no-such-fleet')
  })
  it('lets the GM move a fleet out of turn all the same', () => {
    given(ordered)
      .when(moves('x'))
      .forced()
      .then({ type: 'fleetMoved', fleetId: f('x'), move: 'moved' })
  })
})

describe('stunts as part of a move (SA-090)', () => {
  it('backs off against 10 + a quarter of the tier: DC 11 at tier 5', () => {
    given(ordered)
      .when(stunt('a2', 'backOff'))
      .asks({ die: 'd20', count: 1, actor: 'a2' })
      .rolling([7])
      .thenAmong({
        type: 'stuntAttempted',
        fleetId: f('a2'),
        attempt: { stunt: 'backOff', targetId: null, margin: 0, isSuccess: true },
        total: 11,
        dc: 11
      })
  })
  it('turns in place without a check', () => {
    given(ordered)
      .when(stunt('a2', 'turnInPlace'))
      .then(
        {
          type: 'stuntAttempted',
          fleetId: f('a2'),
          attempt: { stunt: 'turnInPlace', targetId: null, margin: null, isSuccess: true },
          total: null,
          dc: null
        },
        { type: 'fleetMoved', fleetId: f('a2'), move: 'moved' }
      )
  })
  it('needs a target for a flyby and for nothing else', () => {
    given(ordered).when(stunt('a1', 'flyby')).isRefused('needs-a-target')
    given(ordered)
      .when(stunt('a1', 'slide', 'x'))
      .isRefused('needs-no-target')
    given(ordered)
      .when(stunt('a1', 'flyby', 'a2'))
      .isRefused('not-an-enemy')
    given(ordered)
      .when(stunt('a1', 'flyby', 'a1'))
      .isRefused('same-fleet')
    given(ordered)
      .when(stunt('a1', 'flyby', 'zz'))
      .isRefused('no-such-fleet')
    given(ordered)
      .when({ ...stunt('a1', 'slide'), move: 'declined' })
      .isRefused('declined-with-stunt')
  })
})

describe("piloting check (SA-089): check modifier, manoeuvrability and the commander's bonus", () => {
  it('adds 3 + 1 + 3 for a tier 5 destroyer under a commander of 6 ranks (SA-056)', () => {
    given(ordered)
      .when(stunt('a1', 'slide'))
      .rolling([4])
      .thenAmong({
        type: 'stuntAttempted',
        fleetId: f('a1'),
        attempt: { stunt: 'slide', targetId: null, margin: 0, isSuccess: true },
        total: 11,
        dc: 11
      })
  })
  it('is rolled twice for a Resolve Point (SA-051)', () => {
    given(ordered)
      .when(stunt('a1', 'slide', null, 'Cy'))
      .asks({ count: 2 })
      .rolling([1, 9])
      .thenAmong({ type: 'resolveSpent', officerId: o('Cy') })
    given(ordered)
      .when(stunt('a2', 'slide', null, 'Cy'))
      .isRefused('not-aboard')
  })
})

describe('flying through enemies (SA-088, SA-091)', () => {
  it('is safe on a successful flyby against their AC', () => {
    given(ordered)
      .when(stunt('a2', 'flyby', 'x'))
      .rolling([9])
      .thenState(state => {
        expect(fleetIn(state, 'a2').stunt).toMatchObject({ stunt: 'flyby', targetId: 'x', margin: 0, isSuccess: true })
        expect(state.obligations).toEqual([])
      })
  })
  it('lets the enemy fire freely when the flyby fails', () => {
    given(ordered)
      .when(stunt('a2', 'flyby', 'x'))
      .rolling([8])
      .thenState(state =>
        expect(state.obligations).toMatchObject([{ kind: 'freeAttack', fleetId: 'x', targetId: 'a2', isDuringFlyby: true }])
      )
  })
  it('lets every enemy whose hex it entered without a flyby fire freely', () => {
    given(ordered)
      .when(moves('a2', { passedThrough: [f('x'), f('y')] }))
      .thenState(state =>
        expect(state.obligations.map(d => [d.kind, d.fleetId, d.kind === 'freeAttack' && d.isDuringFlyby])).toEqual([
          ['freeAttack', 'x', false],
          ['freeAttack', 'y', false]
        ])
      )
  })
  it.each([8, 9])('is a matter of the flyby for a bystander flown through on the way, at a d20 of %i (SA-091)', face => {
    const flown = play(ordered, { ...stunt('a2', 'flyby', 'x'), passedThrough: [f('y')] }, [face])
    expect(flown.obligations.find(due => due.fleetId === f('y'))).toMatchObject({ kind: 'freeAttack', targetId: 'a2', isDuringFlyby: true })
  })
  it('names every fleet once', () => {
    given(ordered)
      .when(moves('a2', { passedThrough: [f('x'), f('x')] }))
      .isRefused('duplicate-target')
    given(ordered)
      .when({ ...stunt('a2', 'flyby', 'x'), passedThrough: [f('x')] })
      .isRefused('duplicate-target')
  })
  it('is for fleets on the table: a destroyed one is nowhere, a drifting one still is (SA-098, SA-090)', () => {
    for (const status of ['destroyed', 'fled'] as const) {
      given(having(ordered, 'x', { status }))
        .when(stunt('a2', 'flyby', 'x'))
        .isRefused('out-of-battle')
      given(having(ordered, 'x', { status }))
        .when(moves('a2', { passedThrough: [f('x')] }))
        .isRefused('out-of-battle')
    }
    given(having(ordered, 'x', { status: 'disabled' }))
      .when(stunt('a2', 'flyby', 'x'))
      .asks({ die: 'd20' })
  })
  it('owes a penalty and a free attack under ids of their own', () => {
    given(ordered)
      .when({ ...stunt('a2', 'backOff'), passedThrough: [f('x')] })
      .rolling([1])
      .thenState(state => expect(new Set([state.effects[0]?.id.slice(1), state.obligations[0]?.id.slice(1)]).size).toBe(2))
  })
  it('owes nothing to a fleet that is disabled', () => {
    given(having(ordered, 'x', { status: 'disabled' }))
      .when(moves('a2', { passedThrough: [f('x')] }))
      .thenState(state => expect(state.obligations).toEqual([]))

    given(having(ordered, 'x', { status: 'disabled' }))
      .when(stunt('a2', 'flyby', 'x'))
      .rolling([1])
      .thenState(state => expect(state.obligations).toEqual([]))
    given(ordered)
      .when(moves('a2', { passedThrough: [f('a3')] }))
      .isRefused('not-an-enemy')
  })
})

describe('helm actions around the move (SA-047)', () => {
  it('remembers which fleet moved last', () => {
    expect(run(ordered, 'a1', 'a2').movementOrder?.lastMoved).toBe('a2')
  })
})
