import { describe, expect, it } from 'vitest'
import { BATTLE, endOfPhase, endOfRound } from '../../../../core/effects/clock'
import { condition } from '@kit/systems/starfinder-armada/conditions'
import type { BattleState } from '../../model/battle'
import type { SaEffect } from '../../model/effects'
import type { CriticalTrigger } from '../../model/obligation'
import type { Ability } from '../../model/design'
import { hasAbility } from '../../derive/fleet/abilities'
import { after, anArmada, at, battleWith, f, fleetIn, given, play } from '@kit/systems/starfinder-armada'
import { lastsAsLong } from './settle-critical'

const owing = (options: { rulings?: Record<string, string>; trigger?: CriticalTrigger; abilities?: Ability[] } = {}): BattleState => ({
  ...at(
    battleWith(options.rulings ?? {}, anArmada('us', [{ id: 'a', abilities: options.abilities ?? [] }]), anArmada('them', [{ id: 'x' }])),
    'resolution',
    3
  ),
  obligations: [
    { id: 'o1', kind: 'critical', fleetId: f('a'), attackerId: f('x'), trigger: options.trigger ?? 'natural', round: 3, isDeferred: false }
  ]
})
const settle = { type: 'settleCritical', obligationId: 'o1' } as const
const conditions = (state: BattleState): unknown[] => state.effects.map(e => (e.kind === 'condition' ? (e.ability ?? e.condition) : e.kind))

describe('the critical table (SA-109)', () => {
  it.each([
    [2, 'communications'],
    [3, 'engines'],
    [4, 'shields'],
    [5, 'weapons']
  ])('a %i is %s', (face, condition) => {
    given(owing())
      .when(settle)
      .asks({ die: 'd6', count: 1 })
      .rolling([face])
      .thenState(state => {
        expect(conditions(state)).toEqual([condition])
        expect(state.obligations).toEqual([])
      })
  })
  it('a 1 takes the only ability there is', () => {
    given(owing({ abilities: ['array'] }))
      .when(settle)
      .rolling([1])
      .thenState(state => {
        expect(conditions(state)).toEqual(['array'])
        expect(hasAbility(state, fleetIn(state, 'a'), 'array')).toBe(false)
      })
  })
  it('a 1 takes one of several at random', () => {
    given(owing({ abilities: ['array', 'emp', 'pointDefense'] }))
      .when(settle)
      .rolling([1])
      .asks({ die: 'd3', count: 1 })
      .rolling([2])
      .thenState(state => expect(conditions(state)).toEqual(['emp']))
  })
  it('a 1 never takes the flagship (SA-044), and takes nothing where nothing is left (SA-Q11)', () => {
    given(owing({ abilities: ['flagship'] }))
      .when(settle)
      .rolling([1])
      .thenAmong({ type: 'criticalWithoutEffect', fleetId: f('a'), because: 'no-ability' })
    const once = given(owing({ abilities: ['array'] }))
      .when(settle)
      .rolling([1])
      .thenState(() => true).state
    given({ ...once, obligations: owing().obligations })
      .when(settle)
      .rolling([1])
      .thenAmong({ type: 'criticalWithoutEffect', fleetId: f('a'), because: 'no-ability' })
  })
  it('says when nothing is owed', () => {
    given(owing())
      .when({ ...settle, obligationId: 'o2' })
      .isRefused('no-such-obligation')
  })
})

describe('how long a condition stays (SA-110)', () => {
  const ending = (state: BattleState): SaEffect['ending'] | undefined => state.effects[0]?.ending
  it('for the battle', () => {
    given(owing())
      .when(settle)
      .rolling([3])
      .thenState(state => expect(ending(state)).toEqual({ kind: 'battle' }))
  })
  it('through the end of the next round when an EMP did it (SA-032, sa.emp = nextRoundCondition)', () => {
    given(owing({ trigger: 'emp' }))
      .when(settle)
      .rolling([3])
      .thenState(state => expect(ending(state)).toEqual({ kind: 'endOfRound', round: 4 }))
  })
  it('for the battle when an EMP did it (sa.emp = permanentCondition, sa.emp = armedByAction)', () => {
    for (const reading of ['permanentCondition', 'armedByAction']) {
      given(owing({ trigger: 'emp', rulings: { 'sa.emp': reading } }))
        .when(settle)
        .rolling([3])
        .thenState(state => expect(ending(state)).toEqual({ kind: 'battle' }))
    }
  })
  it('no longer at all when that of an EMP was put off beyond the next round (SA-032, SA-Q05)', () => {
    const later = (round: number, rulings = {}) => ({ ...owing({ trigger: 'emp', rulings }), round })
    given(later(4))
      .when(settle)
      .rolling([3])
      .thenState(state => expect(conditions(state)).toEqual(['engines']))
    given(later(5))
      .when(settle)
      .then({ type: 'criticalWithoutEffect', fleetId: f('a'), because: 'too-late' }, { type: 'obligationSettled', obligationId: 'o1' })
      .thenState(state => expect([state.effects, state.obligations]).toEqual([[], []]))
    given(later(5, { 'sa.emp': 'permanentCondition' }))
      .when(settle)
      .rolling([3])
      .thenState(state => expect(conditions(state)).toEqual(['engines']))
    given({ ...owing(), round: 9 })
      .when(settle)
      .rolling([3])
      .thenState(state => expect(conditions(state)).toEqual(['engines']))
  })
  it('for good when a lasting one falls on one of an EMP, and not the other way round', () => {
    const emp = given(owing({ trigger: 'emp' }))
      .when(settle)
      .rolling([3])
      .thenState(() => true).state
    given({ ...emp, obligations: owing().obligations })
      .when(settle)
      .rolling([3])
      .thenState(state => expect(state.effects).toHaveLength(2))
    const lasting = given(owing())
      .when(settle)
      .rolling([3])
      .thenState(() => true).state
    given({ ...lasting, obligations: owing({ trigger: 'emp' }).obligations })
      .when(settle)
      .rolling([3])
      .thenState(state => expect(state.effects).toHaveLength(1))
  })
  it('for good when a lasting one falls on one that the GM laid for this phase or round', () => {
    for (const kind of ['endOfPhase', 'endOfRound'] as const) {
      const ending = kind === 'endOfPhase' ? ({ kind, round: 3, phase: 'resolution' } as const) : ({ kind, round: 3 } as const)
      const effect = { kind: 'condition', condition: 'engines', ability: null } as const
      const laid = play(owing(), { type: 'addEffect', fleetId: f('a'), effect, ending, reason: '' })
      expect(play(laid, settle, [3]).effects.map(e => e.ending.kind)).toEqual([kind, 'battle'])
    }
    for (const kind of ['battle', 'untilRepaired'] as const) {
      const effect = { kind: 'condition', condition: 'engines', ability: null } as const
      const laid = play(owing(), { type: 'addEffect', fleetId: f('a'), effect, ending: { kind }, reason: '' })
      expect(play(laid, settle, [3]).effects.map(e => e.ending.kind)).toEqual([kind])
    }
  })
  it('through the later of two EMPs', () => {
    const first = given(owing({ trigger: 'emp' }))
      .when(settle)
      .rolling([3])
      .thenState(() => true).state
    const next = after(first, { type: 'phaseEntered', round: 4, phase: 'resolution' })
    const due = { ...owing({ trigger: 'emp' }).obligations[0], round: 4 } as BattleState['obligations'][number]
    given({ ...next, obligations: [due] })
      .when(settle)
      .rolling([3])
      .thenState(state =>
        expect(state.effects.map(e => e.ending)).toEqual([
          { kind: 'endOfRound', round: 4 },
          { kind: 'endOfRound', round: 5 }
        ])
      )
  })
})

describe('which of two endings is the later (SA-Q10)', () => {
  it('is that of the later round; a phase ends before its round does', () => {
    expect([2, 3, 4].map(round => lastsAsLong(endOfRound(round), endOfRound(3)))).toEqual([false, true, true])
    expect([3, 4].map(round => lastsAsLong(endOfPhase(round, 'resolution'), endOfRound(3)))).toEqual([false, true])
  })
  it('is that of the battle, whatever the other', () => {
    expect([lastsAsLong(BATTLE, endOfRound(9)), lastsAsLong(endOfRound(9), BATTLE), lastsAsLong(BATTLE, BATTLE)]).toEqual([
      true,
      false,
      true
    ])
  })
})

describe('a condition that comes again (SA-Q10)', () => {
  const twice = (face: number, rulings: Record<string, string>): BattleState => {
    const once = play(owing({ rulings }), settle, [face])
    return play({ ...once, obligations: owing().obligations }, settle, [face])
  }
  it('is lost (sa.critStack = no)', () => {
    expect(conditions(twice(3, {}))).toEqual(['engines'])
    given({ ...play(owing(), settle, [3]), obligations: owing().obligations })
      .when(settle)
      .rolling([3])
      .thenAmong({ type: 'criticalWithoutEffect', fleetId: f('a'), because: 'already-suffered' })
  })
  it('is added for Engines and Weapons, lost for the others (sa.critStack = yes)', () => {
    const rulings = { 'sa.critStack': 'yes' }
    expect(conditions(twice(3, rulings))).toEqual(['engines', 'engines'])
    expect(conditions(twice(5, rulings))).toEqual(['weapons', 'weapons'])
    expect(conditions(twice(2, rulings))).toEqual(['communications'])
    expect(conditions(twice(4, rulings))).toEqual(['shields'])
  })
})

describe('struck again while a repair holds the condition back (SA-067)', () => {
  const held = { cause: 'sa.cause.repair', ending: { kind: 'endOfRound', round: 5 } } as const
  /** Engines of an earlier EMP to the end of round 3, held back to the end of round 5; another EMP strikes in round 3. */
  const struck = (rulings: Record<string, string>, suspension: SaEffect['suspension'] = held, trigger: CriticalTrigger = 'emp') => {
    const before = owing({ rulings, trigger })
    const engines = { ...condition('a', 'engines'), ending: endOfRound(3), suspension }
    return play({ ...before, effects: [engines] }, settle, [3]).effects.slice(1)
  }
  it('is held back as long, and counts when the repair ends (sa.strikeDuringRepair = held)', () => {
    for (const rulings of [{}, { 'sa.strikeDuringRepair': 'held' }])
      expect(struck(rulings)).toMatchObject([{ condition: 'engines', ending: endOfRound(4), suspension: held }])
  })
  it('counts at once (sa.strikeDuringRepair = atOnce)', () => {
    expect(struck({ 'sa.strikeDuringRepair': 'atOnce' })).toMatchObject([{ condition: 'engines', suspension: null }])
  })
  it('counts where nothing holds it back', () => {
    expect(struck({}, null)).toMatchObject([{ condition: 'engines', suspension: null }])
  })
  it('is another condition where a longer one is held back, and then is lost or counts', () => {
    const lasting = { ...condition('a', 'engines'), suspension: held }
    const again = (rulings: Record<string, string>) => play({ ...owing({ rulings }), effects: [lasting] }, settle, [3]).effects.slice(1)
    expect(again({})).toEqual([])
    expect(again({ 'sa.strikeDuringRepair': 'atOnce' })).toMatchObject([{ condition: 'engines', suspension: null }])
  })
})
