import { describe, expect, it } from 'vitest'
import { attackNumbers } from '../../odds/planned-odds'
import type { BattleState, FleetState } from '../../model/battle'
import type { SaObligation } from '../../model/obligation'
import { advance, anArmada, anOfficer, at, attack, battleWith, f, fleetIn, given, having, o, play } from '@kit/systems/starfinder-armada'
import type { SaCommands } from '../command'

/** x has just been disabled in the resolution of round 1 and may blow itself up. */
function brought(rulings: BattleState['rulings'] = {}, fields: Partial<FleetState> = {}): BattleState {
  const us = anArmada('us', [{ id: 'a', abilities: ['selfDestruct'] }, { id: 'b' }])
  const them = anArmada('them', [{ id: 'x', abilities: ['selfDestruct'] }, { id: 'y' }], [anOfficer('Cy', 'commander', 'x')])
  const state = having(at(battleWith(rulings, us, them), 'gunnery'), 'x', { sp: 0, hp: 3 })
  const fired = play({ ...state, nextId: 9 }, attack('b', 'x'), [15], [4, 4])
  return having(play(fired, advance), 'a', { sp: 0, ...fields })
}

const dueOf = (state: BattleState): string => state.obligations.find(due => due.kind === 'selfDestruct')?.id ?? ''
type Blow = SaCommands['settleSelfDestruct']
const blow = (state: BattleState, target: string | null, fields: Partial<Blow> = {}): Blow => ({
  type: 'settleSelfDestruct',
  obligationId: dueOf(state),
  targetId: target === null ? null : f(target),
  isFromFrontArc: false,
  resolveOfficerId: null,
  gmCheck: 0,
  ...fields
})
const dues = (state: BattleState): readonly string[] =>
  state.obligations.map(due => (due.kind === 'critical' ? `${due.fleetId} ${due.trigger}` : `${due.fleetId} ${due.kind}`))

describe('a fleet destroys itself and strikes once (SA-039)', () => {
  it('with a gunnery check at full damage, and is destroyed', () => {
    const state = brought()
    given(state)
      .when(blow(state, 'a'))
      .asks({ purpose: 'sa.roll.gunnery', die: 'd20', count: 1, actor: 'x' })
      .rolling([10], [2, 2])
      .thenAmong(
        { type: 'selfDestructed', fleetId: f('x'), targetId: f('a') },
        { type: 'fleetDestroyed', fleetId: f('x') },
        event => event.type === 'attackStaged' && event.attack.kind === 'selfDestruct' && event.attack.damage === 4,
        event => event.type === 'damageApplied' && event.targetId === f('a') && event.hpLost === 4
      )
      .thenState(after => {
        expect(fleetIn(after, 'x').status).toBe('destroyed')
        expect(fleetIn(after, 'a').hp).toBe(17)
        expect(after.obligations).toEqual([])
        expect(after.volley).toEqual([])
      })
  })
  it('and is destroyed also when it misses by one', () => {
    const state = brought()
    given(state)
      .when(blow(state, 'a'))
      .rolling([9])
      .thenAmong(event => event.type === 'attackMissed')
      .thenState(after => {
        expect(fleetIn(after, 'x').status).toBe('destroyed')
        expect(fleetIn(after, 'a').hp).toBe(21)
        expect(after.volley).toEqual([])
      })
  })
  it('at friend or foe, but at nobody who is gone and not at itself', () => {
    const state = brought()
    given(state)
      .when(blow(state, 'y'))
      .rolling([10], [1, 1])
      .thenAmong(event => event.type === 'damageApplied' && event.targetId === f('y'))
    for (const status of ['destroyed', 'fled'] as const)
      given(having(state, 'a', { status }))
        .when(blow(state, 'a'))
        .isRefused('out-of-battle')
    given(having(state, 'a', { status: 'disabled', hp: -1 }))
      .when(blow(state, 'a'))
      .rolling([10], [1, 1])
      .thenState(after => expect(fleetIn(after, 'a').hp).toBe(-3))
    given(state).when(blow(state, 'x')).isRefused('same-fleet')
    given(state).when(blow(state, 'zz')).isRefused('no-such-fleet')
  })
  it('or drifts on', () => {
    const state = brought()
    given(state)
      .when(blow(state, null))
      .then({ type: 'obligationSettled', obligationId: dueOf(state) })
      .thenState(after => expect(fleetIn(after, 'x').status).toBe('disabled'))
  })
  it('as a free attack, without the bonuses of officers’ actions (SA-Q27)', () => {
    const state: BattleState = {
      ...brought({}, { sp: 5 }),
      effects: [
        {
          id: 'e9',
          kind: 'encouraged',
          bonus: 'untyped',
          value: 1,
          targetId: f('x'),
          officerId: o('Cy'),
          cause: 'sa.cause.encourage',
          source: 'SA-060',
          ending: { kind: 'battle' },
          suspension: null
        }
      ]
    }
    given(state)
      .when(blow(state, 'a'))
      .rolling([10], [1, 1])
      .thenAmong(event => event.type === 'attackStaged' && event.attack.total === 13 && event.attack.ac === 13)
      .thenState(after => expect(after.effects).toHaveLength(1))
  })
  it('takes a Resolve Point of its own fleet, and says what cannot be', () => {
    const state = brought()
    given(state)
      .when(blow(state, 'a', { resolveOfficerId: o('Cy') }))
      .asks({ count: 2 })
      .rolling([1, 10], [1, 1])
      .thenAmong({ type: 'resolveSpent', officerId: o('Cy') })
    const stranger = blow(state, 'a', { resolveOfficerId: o('Nobody') })
    given(state).when(stranger).isRefused('no-such-officer')
    const unknown = blow(state, 'a', { obligationId: 'o99' })
    given(state).when(unknown).isRefused('no-such-obligation')
    const uneven = blow(state, 'a', { gmCheck: 0.5 })
    given(state).when(uneven).isRefused('bad-number')
  })
})

describe('the blow joins the volley that disabled it (SA-Q39, SA-Q12)', () => {
  it('comes before criticals and morale, unless the GM lets them come first or puts it off', () => {
    const state = brought()
    const other = (kind: 'critical' | 'morale'): SaObligation => ({
      ...(kind === 'critical'
        ? { kind, attackerId: f('x'), trigger: 'threshold' }
        : { kind, dc: 12, reason: 'threshold', routedFleetId: null }),
      id: kind,
      fleetId: f('b'),
      round: 1,
      isDeferred: false
    })
    const owing = { ...state, obligations: [...state.obligations, other('critical'), other('morale')] }
    const critical = { type: 'settleCritical', obligationId: 'critical' } as const
    const morale = { type: 'settleMorale', obligationId: 'morale', resolveOfficerId: null, gmCheck: 0 } as const
    given(owing).when(critical).isRefused('self-destruct-first')
    given(owing).when(morale).isRefused('self-destruct-first')
    given(owing).when(critical).forced().asks({ die: 'd6' })
    given(play(owing, blow(owing, null)))
      .when(morale)
      .asks({ die: 'd20' })
    given(play(owing, { type: 'deferObligation', obligationId: dueOf(owing) }))
      .when(critical)
      .asks({ die: 'd6' })
  })
  it('holds up the end of the round, put off or not', () => {
    const state = brought()
    given(state).when(advance).isRefused('obligations-open')
    given(play(state, { type: 'deferObligation', obligationId: dueOf(state) }))
      .when(advance)
      .isRefused('obligations-open')
  })
  it('brings the threshold, its critical and morale, and the critical of a natural 20', () => {
    const state = brought({}, { hp: 14 })
    given(state)
      .when(blow(state, 'a'))
      .rolling([20], [2, 2])
      .thenState(after => {
        expect(fleetIn(after, 'a').hp).toBe(10)
        expect(dues(after)).toEqual(['a natural', 'a threshold', 'a morale'])
        expect(new Set(after.obligations.map(due => due.id)).size).toBe(3)
      })
  })
  it('may bring down a fleet that blows itself up in turn', () => {
    const state = brought({}, { hp: 2 })
    const chained = play(state, blow(state, 'a'), [10], [2, 2])
    expect(dues(chained)).toEqual(['a selfDestruct'])
    given(chained)
      .when(blow(chained, 'b'))
      .rolling([10], [8, 8])
      .thenState(after => {
        expect(fleetIn(after, 'a').status).toBe('destroyed')
        expect(fleetIn(after, 'b')).toMatchObject({ sp: 0, hp: 12 })
      })
  })
  it('leaves attacks staged late in the volley', () => {
    const late = given(brought())
      .when(attack('b', 'y'))
      .forced()
      .rolling([10], [1, 1])
      .thenState(() => true).state
    given(late)
      .when(blow(late, 'a'))
      .rolling([10], [2, 2])
      .thenState(after => expect(after.volley.map(staged => staged.kind)).toEqual(['gunnery']))
  })
})

describe('the end of the battle waits for it (SA-111)', () => {
  /** The last fleet of its side, disabled by its third round of flight. */
  function lastRouted(): BattleState {
    const state = battleWith({}, anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x', abilities: ['selfDestruct'] }]))
    return play(having(at(state, 'resolution', 4), 'x', { status: 'routed', rout: { dc: 12, since: 1, roundsFled: 2 } }), advance)
  }
  it('until the last fleet of a side has blown up, drifted on or been let go', () => {
    const state = lastRouted()
    expect(state.phase).toBe('roundStart')
    given(state)
      .when(blow(state, 'a'))
      .rolling([10], [8, 8])
      .thenAmong({ type: 'battleEnded', standingSides: ['A'] })
    given(state)
      .when(blow(state, null))
      .thenAmong({ type: 'battleEnded', standingSides: ['A'] })
    given(state)
      .when({ type: 'waiveObligation', obligationId: dueOf(state), reason: '' })
      .thenAmong({ type: 'battleEnded', standingSides: ['A'] })
  })
  it('and nobody may be left to stand', () => {
    const state = having(lastRouted(), 'a', { sp: 0, hp: 1 })
    given(state).when(blow(state, 'a')).rolling([10], [8, 8]).thenAmong({ type: 'battleEnded', standingSides: [] })
  })
  it('goes on while two sides stand', () => {
    const state = brought()
    expect(play(state, blow(state, null)).phase).toBe('resolution')
  })
})

describe('the check of a blow (SA-Q39, sa.selfDestructAuto)', () => {
  it('is rolled as read by default (sa.selfDestructAuto = checkNeeded)', () => {
    const state = brought({ 'sa.selfDestructAuto': 'checkNeeded' })
    given(state).when(blow(state, 'a')).asks({ die: 'd20' })
  })
  it('is not made where read so: damage alone, never critical, at no Resolve Point (sa.selfDestructAuto = autoHit)', () => {
    const state = having(brought({ 'sa.selfDestructAuto': 'autoHit' }), 'x', { abilities: ['selfDestruct', 'emp'] })
    given(state)
      .when(blow(state, 'a', { resolveOfficerId: o('Cy'), gmCheck: 50 }))
      .asks({ purpose: 'sa.roll.damage', die: 'd8', count: 2 })
      .rolling([2, 2])
      .thenAmong(event => event.type === 'damageApplied' && event.hpLost === 4)
      .thenState(after => {
        expect(after.obligations).toEqual([])
        expect(after.officers[0]?.resolvePoints).toBe(2)
      })
  })
  it('is sure in the odds too', () => {
    const plan = { ...attack('x', 'a'), kind: 'selfDestruct', isHalved: false } as const
    const sure = attackNumbers(brought({ 'sa.selfDestructAuto': 'autoHit' }), plan)
    expect(sure.armorClass - sure.checkBonus).toBe(1)
    expect(sure.criticalFrom).toBe(21)
    expect(attackNumbers(brought(), plan)).toMatchObject({ checkBonus: 3, armorClass: 13 })
  })
})
