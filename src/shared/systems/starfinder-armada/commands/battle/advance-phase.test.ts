import { describe, expect, it } from 'vitest'
import { endOfRound } from '../../../../core/effects/clock'
import type { SaEffect } from '../../model/effects'
import { advance, anArmada, anOfficer, at, battle, battleWith, f, fleetIn, given, having, play } from '@kit/systems/starfinder-armada'

const table = battle(anArmada('us', [{ id: 'a' }, { id: 'b' }]), anArmada('them', [{ id: 'x' }]))
const effect = (fields: Partial<SaEffect> = {}): SaEffect =>
  ({
    id: 'e1',
    kind: 'morale',
    level: 'shaken',
    targetId: f('a'),
    cause: 'sa.cause.morale',
    source: 'SA-102',
    ending: endOfRound(1),
    suspension: null,
    ...fields
  }) as SaEffect

describe('a round (SA-076)', () => {
  it('goes from its start through engineering, helm, gunnery and resolution to the next', () => {
    const seen: string[] = []
    let state = play(table, advance)
    for (let step = 0; step < 6; step += 1) {
      seen.push(`${String(state.round)} ${state.phase}`)
      if (state.phase === 'helm') state = play(state, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [2])
      state = play(state, advance)
    }
    expect(seen).toEqual(['1 roundStart', '1 engineering', '1 helm', '1 gunnery', '1 resolution', '2 roundStart'])
  })
  it('starts with roles, then engineering (SA-077)', () => {
    given(table)
      .when(advance)
      .then({ type: 'phaseEntered', round: 1, phase: 'roundStart' })
      .when(advance)
      .then({ type: 'phaseEntered', round: 1, phase: 'engineering' })
  })
  it('clears the marks of the round (SA-083, SA-085)', () => {
    const worn = having(at(table, 'resolution'), 'a', {
      movement: 'moved',
      hasAttacked: true,
      targetsThisRound: [f('x')],
      arrayTargets: 2,
      stunt: { stunt: 'slide', targetId: null, margin: 0, isSuccess: true },
      damagedBy: [fleetIn(table, 'x').armadaId]
    })
    given(worn)
      .when(advance)
      .thenState(state =>
        expect(fleetIn(state, 'a')).toMatchObject({
          movement: 'pending',
          hasAttacked: false,
          targetsThisRound: [],
          arrayTargets: 1,
          stunt: null,
          damagedBy: []
        })
      )
  })
  it('waits for the order of movement, unless the GM goes on without', () => {
    given(at(table, 'helm')).when(advance).isRefused('order-not-rolled')
    given(at(table, 'helm')).when(advance).forced().then({ type: 'phaseEntered', round: 1, phase: 'gunnery' })
  })
  it('waits for what is owed, unless it is deferred', () => {
    const owing = {
      ...at(table, 'resolution'),
      obligations: [{ id: 'o1', kind: 'routCascade', fleetId: f('a'), dc: 12, round: 1, isDeferred: false }]
    } as const
    given(owing).when(advance).isRefused('obligations-open')
    given(owing)
      .when({ type: 'deferObligation', obligationId: 'o1' })
      .thenState(() => true)
      .when(advance)
      .thenState(state => expect(state.round).toBe(2))
  })
})

describe('what is staged late (SA-084)', () => {
  const withFree = (isDeferred: boolean, phase: 'gunnery' | 'resolution') => ({
    ...at(table, phase),
    obligations: [{ id: 'o1', kind: 'freeAttack', fleetId: f('x'), targetId: f('a'), isDuringFlyby: false, round: 1, isDeferred }] as const
  })
  it('a free attack cannot be put off beyond the volley of its round', () => {
    given(withFree(true, 'gunnery')).when(advance).isRefused('obligations-open')
  })
  it('strikes before the round ends all the same, when the GM lets it come so late', () => {
    given(withFree(true, 'resolution'))
      .when({ type: 'settleFreeAttack', obligationId: 'o1', resolveOfficerId: null, gmCheck: 0 })
      .rolling([20], [5, 5])
      .thenState(() => true)
      .when(advance)
      .thenState(state => {
        expect(fleetIn(state, 'a').sp).toBe(0)
        expect(state.volley).toEqual([])
        expect(state.round).toBe(2)
      })
  })
})

describe('regaining shields at the end of engineering (SA-078)', () => {
  const ready = at(table, 'engineering')
  it('asks one die per fleet below its maximum, by the size of that maximum', () => {
    const hurt = having(having(ready, 'a', { sp: 0 }), 'x', { sp: 3 })
    given(hurt)
      .when(advance)
      .asks({ die: 'd6', count: 1, actor: 'a', purpose: 'sa.roll.regeneration' })
      .rolling([4], [2])
      .then(
        { type: 'shieldsRegained', fleetId: f('a'), face: 4, points: 4, sp: 4 },
        { type: 'shieldsRegained', fleetId: f('x'), face: 2, points: 2, sp: 5 },
        { type: 'phaseEntered', round: 1, phase: 'helm' }
      )
  })
  it('never goes above the maximum', () => {
    given(having(ready, 'a', { sp: 6 }))
      .when(advance)
      .rolling([5])
      .thenAmong({ type: 'shieldsRegained', fleetId: f('a'), face: 5, points: 1, sp: 7 })
  })
  it('asks nothing where all shields are whole', () => {
    given(ready).when(advance).then({ type: 'phaseEntered', round: 1, phase: 'helm' })
  })
  it('reads a maximum of exactly 5 as 1d4 and of exactly 20 as 1d10, or the higher die where the table says so (SA-Q02)', () => {
    const of = (rulings: Record<string, string>, tier: number, size: 'small' | 'medium') =>
      having(at(battleWith(rulings, anArmada('us', [{ id: 'a', tier, size }]), anArmada('them', [{ id: 'x' }])), 'engineering'), 'a', {
        sp: 0
      })
    given(of({}, 5, 'small'))
      .when(advance)
      .asks({ die: 'd4' })
    given(of({}, 15, 'medium'))
      .when(advance)
      .asks({ die: 'd10' })
    given(of({ 'sa.regenOverlap': 'higherDie' }, 5, 'small'))
      .when(advance)
      .asks({ die: 'd6' })
    given(of({ 'sa.regenOverlap': 'higherDie' }, 15, 'medium'))
      .when(advance)
      .asks({ die: 'd12' })
  })
  it('counts the maximum with the chief engineer aboard (SA-057)', () => {
    const crewed = at(
      battle(anArmada('us', [{ id: 'a' }], [anOfficer('Oduya', 'chiefEngineer', 'a', 18)]), anArmada('them', [{ id: 'x' }])),
      'engineering'
    )
    expect(fleetIn(crewed, 'a').sp).toBe(12)
    given(having(crewed, 'a', { sp: 0 }))
      .when(advance)
      .asks({ die: 'd8' })
  })
})

describe('effects end at their boundary (SA-102)', () => {
  const ends = { type: 'effectEnded', effect: effect(), reason: null } as const
  it('with the round', () => {
    given({ ...at(table, 'resolution'), effects: [effect()] })
      .when(advance)
      .then(ends, { type: 'phaseEntered', round: 2, phase: 'roundStart' })
    given({ ...at(table, 'gunnery'), effects: [effect()] })
      .when(advance)
      .thenState(state => expect(state.effects).toHaveLength(1))
  })
  it('not before the next round, when they last into it', () => {
    const lasting = effect({ ending: endOfRound(2) })
    given({ ...at(table, 'resolution'), effects: [lasting] })
      .when(advance)
      .thenState(state => expect(state.effects).toEqual([lasting]))
  })
  it('at the start of a named phase', () => {
    const taunted = effect({ ending: { kind: 'startOfPhase', round: 1, phase: 'helm' } })
    given({ ...at(table, 'engineering'), effects: [taunted] })
      .when(advance)
      .then({ type: 'phaseEntered', round: 1, phase: 'helm' }, { type: 'effectEnded', effect: taunted, reason: null })
  })
  it('come back when what suspends them ends', () => {
    const held = effect({ ending: { kind: 'battle' }, suspension: { cause: 'sa.cause.repair', ending: endOfRound(1) } })
    given({ ...at(table, 'resolution'), effects: [held] })
      .when(advance)
      .thenAmong({ type: 'effectResumed', effectId: 'e1' })
      .thenState(state => expect(state.effects[0]?.suspension).toBeNull())
  })
})

describe('end of the battle (SA-085, SA-111, SA-112)', () => {
  it('comes when no two sides still fight', () => {
    given(having(at(table, 'resolution'), 'x', { status: 'disabled' }))
      .when(advance)
      .then({ type: 'battleEnded', standingSides: ['A'] })
      .thenState(state => expect(state.phase).toBe('over'))
      .when(advance)
      .isRefused('battle-over')
  })
  it('comes after the routs of the round are counted (SA-103)', () => {
    given(having(at(table, 'resolution', 4), 'x', { status: 'routed', rout: { dc: 12, since: 1, roundsFled: 2 } }))
      .when(advance)
      .thenAmong({ type: 'battleEnded', standingSides: ['A'] })
  })
  it('does not come while the last fleet of a side flees', () => {
    given(having(at(table, 'resolution'), 'x', { status: 'routed', rout: { dc: 12, since: 1, roundsFled: 0 } }))
      .when(advance)
      .thenState(state => expect(state.round).toBe(2))
  })
  it('leaves nothing staged or owed', () => {
    const owing = {
      ...having(at(table, 'resolution'), 'x', { status: 'disabled' }),
      obligations: [{ id: 'o1', kind: 'routCascade', fleetId: f('a'), dc: 1, round: 1, isDeferred: true }] as const
    }
    given(owing)
      .when(advance)
      .thenState(state => expect([state.obligations, state.volley]).toEqual([[], []]))
  })
  it('may leave nobody standing', () => {
    const wreck = ['a', 'b', 'x'].reduce((state, id) => having(state, id, { status: 'destroyed' }), at(table, 'resolution'))
    given(wreck).when(advance).then({ type: 'battleEnded', standingSides: [] })
  })
  it('does not come while two sides of three fight on', () => {
    const three = at(
      battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }]), anArmada('others', [{ id: 'q' }])),
      'resolution'
    )
    given(having(three, 'x', { status: 'fled' }))
      .when(advance)
      .thenState(state => expect(state.round).toBe(2))
  })
  it('leaves disabled fleets as they are: no repair before the battle is over (SA-112)', () => {
    given(having(at(table, 'engineering'), 'b', { status: 'disabled', hp: -3, sp: 0 }))
      .when(advance)
      .thenState(state => expect(fleetIn(state, 'b')).toMatchObject({ status: 'disabled', hp: -3, sp: 0 }))
  })
})
