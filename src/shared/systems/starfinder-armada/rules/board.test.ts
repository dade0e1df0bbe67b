import { describe, expect, it } from 'vitest'
import type { SaCommands } from '../commands/command'
import type { BattleState } from '../model/battle'
import { advance, anArmada, at, battle, f, given, having, play } from '@kit/systems/starfinder-armada'

const start = at(
  battle(
    anArmada('us', [{ id: 'b', abilities: ['boarders'] }, { id: 'c', abilities: ['boarders'] }, { id: 'a' }]),
    anArmada('them', [{ id: 'x' }, { id: 'y' }])
  ),
  'helm'
)
const ordered = play(start, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [5])

const flyby = (id: string, target: string): SaCommands['moveFleet'] => ({
  type: 'moveFleet',
  fleetId: f(id),
  move: 'moved',
  stunt: { stunt: 'flyby', targetId: f(target), resolveOfficerId: null },
  passedThrough: [],
  minesEntered: [],
  debrisIds: []
})
/** 3 + 1 against Armor Class 13: a 9 flies by, an 8 does not. */
const passes = (state: BattleState, id: string, target: string): BattleState =>
  given(state)
    .when(flyby(id, target))
    .forced()
    .rolling([9])
    .thenState(() => true).state

const parties = (state: BattleState): readonly string[] =>
  state.effects.flatMap(effect => (effect.kind === 'boarders' ? [`${effect.ownerId} on ${effect.targetId}`] : []))
const dues = (state: BattleState): readonly string[] =>
  state.obligations.flatMap(due => (due.kind === 'boarding' ? [`${due.fleetId} on ${due.targetId}`] : []))

describe('a flyby that succeeds leaves a boarding party (SA-029)', () => {
  it('at exactly the Armor Class, and not one below', () => {
    expect(parties(passes(ordered, 'b', 'x'))).toEqual(['b on x'])
    given(ordered)
      .when(flyby('b', 'x'))
      .rolling([8])
      .thenState(state => expect(parties(state)).toEqual([]))
  })
  it('only of a fleet with boarders, and only while they work (SA-109)', () => {
    expect(parties(passes(ordered, 'a', 'x'))).toEqual([])
    const out: BattleState = {
      ...ordered,
      effects: [
        {
          id: 'e9',
          kind: 'condition',
          byFleetId: null,
          targetId: f('b'),
          condition: 'auxiliarySystem',
          ability: 'boarders',
          strength: 1,
          cause: 'sa.cause.gm',
          source: 'SA-109',
          ending: { kind: 'battle' },
          suspension: null
        }
      ]
    }
    expect(parties(passes(out, 'b', 'x'))).toEqual([])
  })
  it('by no other stunt', () => {
    given(ordered)
      .when({ ...flyby('b', 'x'), stunt: { stunt: 'slide', targetId: null, resolveOfficerId: null } })
      .rolling([20])
      .thenState(state => expect(parties(state)).toEqual([]))
  })
  it('one for each fleet and each enemy at a time, and several on one enemy (SA-Q30)', () => {
    const twice = passes(having(passes(ordered, 'b', 'x'), 'b', { movement: 'pending' }), 'b', 'x')
    expect(parties(twice)).toEqual(['b on x'])
    const other = passes(having(twice, 'b', { movement: 'pending' }), 'b', 'y')
    expect(parties(passes(other, 'c', 'x'))).toEqual(['b on x', 'b on y', 'c on x'])
  })
})

describe('each party makes its check in each gunnery phase (SA-030)', () => {
  const boarded = passes(passes(ordered, 'b', 'x'), 'c', 'x')
  const gunnery = play(at(boarded, 'helm'), advance)

  it('from the one of the same round on', () => {
    expect(gunnery.phase).toBe('gunnery')
    expect(dues(gunnery)).toEqual(['b on x', 'c on x'])
    expect(new Set(gunnery.obligations.map(due => due.id)).size).toBe(2)
    const next = { ...at({ ...gunnery, obligations: [] }, 'helm', 2), movementOrder: gunnery.movementOrder }
    expect(dues(play(next, advance))).toEqual(['b on x', 'c on x'])
  })
  it('and holds up the phase until it is made or waived', () => {
    given(gunnery).when(advance).isRefused('obligations-open')
    const put = gunnery.obligations.reduce((state, due) => play(state, { type: 'deferObligation', obligationId: due.id }), gunnery)
    given(put).when(advance).isRefused('obligations-open')
    const waived = gunnery.obligations.reduce(
      (state, due) => play(state, { type: 'waiveObligation', obligationId: due.id, reason: 'forgotten' }),
      gunnery
    )
    expect(play(waived, advance).phase).toBe('resolution')
  })
  it('not while its fleet is out of the fight, or its ability out', () => {
    for (const status of ['disabled', 'destroyed', 'fled'] as const)
      expect(dues(play(having(at(boarded, 'helm'), 'b', { status }), advance))).toEqual(['c on x'])
    const routed = having(at(boarded, 'helm'), 'b', { status: 'routed', rout: { dc: 12, since: 1, roundsFled: 0 } })
    expect(dues(play(routed, advance))).toEqual(['b on x', 'c on x'])
    const out = play(boarded, {
      type: 'addEffect',
      fleetId: f('b'),
      effect: { kind: 'condition', condition: 'auxiliarySystem', ability: 'boarders' },
      ending: { kind: 'battle' },
      reason: ''
    })
    expect(dues(play(out, advance))).toEqual(['c on x'])
  })
  /** What is owed on a drifting fleet in this gunnery phase and the next, with nothing waived but by `advance`. */
  const twice = (value: string): readonly (readonly string[])[] => {
    const wreck = having({ ...boarded, rulings: { 'sa.boardersOnWreck': value } }, 'x', { status: 'disabled' })
    const first = play(wreck, advance)
    const after = play({ ...first, obligations: [] }, advance)
    const second = play({ ...at(after, 'helm', 2), movementOrder: boarded.movementOrder }, advance)
    return [dues(first), dues(second), parties(second)]
  }
  it('on a drifting fleet too, by the letter in each phase (sa.boardersOnWreck = eachPhase)', () => {
    expect(dues(play(having(boarded, 'x', { status: 'disabled' }), advance))).toEqual(['b on x', 'c on x'])
    expect(twice('eachPhase')).toEqual([
      ['b on x', 'c on x'],
      ['b on x', 'c on x'],
      ['b on x', 'c on x']
    ])
  })
  it('or once there, and then no more (sa.boardersOnWreck = once)', () => {
    expect(twice('once')).toEqual([['b on x', 'c on x'], [], []])
    const fighting = play({ ...boarded, rulings: { 'sa.boardersOnWreck': 'once' } }, advance)
    expect(parties(play({ ...fighting, obligations: [] }, advance)), 'on a fleet that fights they stay').toHaveLength(2)
  })
  it('or not at all while it drifts (sa.boardersOnWreck = never)', () => {
    expect(twice('never')).toEqual([[], [], ['b on x', 'c on x']])
  })
  it('not on one that is gone', () => {
    expect(dues(play(having(boarded, 'x', { status: 'destroyed' }), advance))).toEqual([])
    expect(dues(play(having(boarded, 'x', { status: 'fled' }), advance))).toEqual([])
  })
  it('and no more when its fleet falls, its prey leaves, or the GM ends it', () => {
    const withdrawn = play(gunnery, { type: 'withdrawFleet', fleetId: f('x'), reason: '' })
    expect(dues(withdrawn)).toEqual([])
    const lost = play(gunnery, { type: 'correctFleet', fleetId: f('b'), correction: { hp: 0 }, reason: '' })
    expect(dues(lost)).toEqual(['c on x'])
    const party = gunnery.effects.find(effect => effect.kind === 'boarders')
    const ended = play(gunnery, { type: 'endEffect', effectId: party?.id ?? '', reason: 'repelled' })
    expect(dues(ended)).toEqual(['c on x'])
  })
})
