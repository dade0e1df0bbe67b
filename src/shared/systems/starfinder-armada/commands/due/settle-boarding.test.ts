import { describe, expect, it } from 'vitest'
import { projected } from '../../odds/pending'
import { attackNumbers } from '../../odds/planned-odds'
import type { BattleState } from '../../model/battle'
import type { FleetSketch } from '@kit/systems/starfinder-armada'
import { advance, anArmada, anOfficer, at, attack, battleWith, f, fleetIn, given, having, o, play } from '@kit/systems/starfinder-armada'
import type { SaCommands } from '../command'

interface Scene {
  readonly owner?: Partial<FleetSketch>
  readonly target?: Partial<FleetSketch>
  readonly rulings?: BattleState['rulings']
}

/** A party of b aboard x, its check owed. */
function boarded({ owner = {}, target = {}, rulings = {} }: Scene = {}): BattleState {
  const us = anArmada('us', [{ id: 'b', abilities: ['boarders'], ...owner }, { id: 'a' }], [anOfficer('Tek', 'chiefTechnician', 'b')])
  const them = anArmada('them', [{ id: 'x', ...target }], [anOfficer('Mage', 'chiefCaster', 'x')])
  const state: BattleState = {
    ...at(battleWith(rulings, us, them), 'gunnery'),
    nextId: 20,
    effects: [
      {
        id: 'e7',
        kind: 'boarders',
        targetId: f('x'),
        ownerId: f('b'),
        cause: 'sa.cause.boarders',
        source: 'SA-029',
        ending: { kind: 'battle' },
        suspension: null
      }
    ],
    obligations: [{ id: 'o8', kind: 'boarding', fleetId: f('b'), targetId: f('x'), effectId: 'e7', round: 1, isDeferred: false }]
  }
  return state
}

const settle: SaCommands['settleBoarding'] = {
  type: 'settleBoarding',
  obligationId: 'o8',
  rangeHexes: 3,
  resolveOfficerId: null,
  gmCheck: 0
}
const hurt = (state: BattleState, faces: readonly number[], natural = 10): number =>
  play(state, settle, [natural], faces).volley[0]?.damage ?? -1

describe('the check of a boarding party (SA-030)', () => {
  it('is a gunnery check of its fleet against the Armor Class: 3 + 3, and 13 + 3 with the caster', () => {
    given(boarded())
      .when(settle)
      .asks({ purpose: 'sa.roll.gunnery', die: 'd20', count: 1, actor: 'b' })
      .rolling([10], [4, 5])
      .thenState(state =>
        expect(state.volley).toMatchObject([{ kind: 'boarding', attackerId: 'b', targetId: 'x', total: 16, ac: 16, isHit: true }])
      )
  })
  it('deals half the damage, rounded down, and the party stays', () => {
    given(boarded())
      .when(settle)
      .rolling([10], [4, 5])
      .thenState(state => {
        expect(state.volley[0]?.damage).toBe(4)
        expect(state.effects).toHaveLength(1)
        expect(state.obligations).toEqual([])
      })
  })
  it('halves after strong and weak (SA-Q30, SA-Q34)', () => {
    expect(hurt(boarded({ owner: { fleetClass: 'fighter' }, target: { fleetClass: 'capital' } }), [3, 4])).toBe(4)
    expect(hurt(boarded({ owner: { fleetClass: 'fighter' }, target: { fleetClass: 'destroyer' } }), [3, 4])).toBe(2)
  })
  it('one below fails: the party is captured and the effect ends', () => {
    given(boarded())
      .when(settle)
      .rolling([9])
      .thenAmong(event => event.type === 'effectEnded' && event.effect.id === 'e7')
      .thenState(state => {
        expect(state.volley).toMatchObject([{ isHit: false, damage: 0 }])
        expect(state.effects).toEqual([])
        expect(state.obligations).toEqual([])
      })
  })
  it('uses up no attack of its fleet, and is none', () => {
    const state = play(boarded(), settle, [10], [4, 5])
    expect(fleetIn(state, 'b').hasAttacked).toBe(false)
    given(state)
      .when(attack('b', 'x'))
      .rolling([1])
      .thenState(after => expect(after.volley).toHaveLength(2))
    const taken = play(having(boarded(), 'b', { hasAttacked: true }), settle, [10], [4, 5])
    given(taken)
      .when({ type: 'correctAttack', attackId: taken.volley[0]?.id ?? '', correction: null, reason: '' })
      .thenState(after => expect(fleetIn(after, 'b').hasAttacked).toBe(true))
  })
  it('takes a Resolve Point of its fleet, and says what cannot be', () => {
    given(boarded())
      .when({ ...settle, resolveOfficerId: o('Tek') })
      .asks({ count: 2 })
      .rolling([1, 10], [1, 1])
      .thenAmong({ type: 'resolveSpent', officerId: o('Tek') })
    given(boarded())
      .when({ ...settle, resolveOfficerId: o('Mage') })
      .isRefused('not-aboard')
    given(boarded())
      .when({ ...settle, obligationId: 'o1' })
      .isRefused('no-such-obligation')
    for (const rangeHexes of [-1, 1.5, 1000])
      given(boarded())
        .when({ ...settle, rangeHexes })
        .isRefused('bad-number')
    given(boarded())
      .when({ ...settle, gmCheck: 1.5 })
      .isRefused('bad-number')
  })
})

describe('point defense of the fleet that sent the party (SA-043, SA-Q30)', () => {
  const total = (
    rangeHexes: number,
    rulings: Readonly<Record<string, string>> = {},
    owner: Partial<FleetSketch> = { abilities: ['boarders', 'pointDefense'] }
  ) => play({ ...boarded({ owner }), rulings }, { ...settle, rangeHexes }, [1]).volley[0]?.total
  it('adds 1 where that fleet stands within 2 hexes, as the table measures (sa.boardersPointDefense = within2Hexes)', () => {
    for (const rulings of [{}, { 'sa.boardersPointDefense': 'within2Hexes' }])
      expect([0, 2, 3, 9].map(hexes => total(hexes, rulings))).toEqual([8, 8, 7, 7])
  })
  it('adds 1 wherever it stands (sa.boardersPointDefense = anyDistance)', () => {
    expect([0, 2, 3, 9].map(hexes => total(hexes, { 'sa.boardersPointDefense': 'anyDistance' }))).toEqual([8, 8, 8, 8])
  })
  it('adds nothing for a fleet without it, at any distance', () => {
    expect([0, 9].map(hexes => total(hexes, {}, {}))).toEqual([7, 7])
  })
})

describe('what boarders meet (SA-Q30)', () => {
  it('is no front-arc shield, however the table reads it', () => {
    for (const reading of ['front', 'notFront', 'always']) {
      const state = boarded({ rulings: { 'sa.shieldAcArc': reading } })
      expect(play(state, settle, [10], [1, 1]).volley[0]?.ac).toBe(16)
    }
  })
  it('is no range penalty and no array penalty', () => {
    const far = having(boarded({ owner: { abilities: ['boarders', 'array'] } }), 'b', { hasAttacked: true, arrayTargets: 3 })
    expect(play(far, settle, [10], [1, 1]).volley[0]).toMatchObject({ total: 16, arrayTargets: 1 })
  })
  it('is critical damage on a natural 20 that hurts the hull, not on one that shields take (SA-106)', () => {
    const bare = having(boarded(), 'x', { sp: 0 })
    const owed = (state: BattleState) => play(play(state, settle, [20], [4, 5]), advance).obligations.map(due => due.kind)
    expect(owed(bare)).toEqual(['critical'])
    expect(owed(boarded())).toEqual([])
    expect(play(play(bare, settle, [19], [4, 5]), advance).obligations).toEqual([])
  })
})

describe('boarders and shields (SA-Q30, sa.boardersBypassShields)', () => {
  const after = (reading: string): readonly [number, number] => {
    const staged = play(boarded({ rulings: { 'sa.boardersBypassShields': reading } }), settle, [10], [4, 5])
    const foreseen = projected(staged, fleetIn(staged, 'x'))
    const { sp, hp } = fleetIn(play(staged, advance), 'x')
    expect(foreseen).toEqual({ sp, hp })
    return [sp, hp]
  }
  it('meet shields first as read by default (sa.boardersBypassShields = no)', () => {
    expect(after('no')).toEqual([3, 21])
  })
  it('hurt the hull behind them where read so (sa.boardersBypassShields = yes)', () => {
    expect(after('yes')).toEqual([7, 17])
    const shot = play(boarded({ rulings: { 'sa.boardersBypassShields': 'yes' } }), attack('a', 'x'), [15], [4, 5])
    expect(fleetIn(play({ ...shot, obligations: [] }, advance), 'x')).toMatchObject({ sp: 0, hp: 19 })
  })
  it('and the odds know it', () => {
    const plan = {
      ...attack('b', 'x'),
      kind: 'boarding',
      isHalved: true
    } as const
    expect(attackNumbers(boarded({ rulings: { 'sa.boardersBypassShields': 'yes' } }), plan).sp).toBe(0)
    expect(attackNumbers(boarded(), plan)).toMatchObject({ sp: 7, armorClass: 16 })
  })
})

describe('a check of a boarding party that the GM corrects (SA-030)', () => {
  const parties = (state: BattleState): readonly (readonly string[])[] =>
    state.effects.flatMap(effect => (effect.kind === 'boarders' ? [[effect.ownerId, effect.targetId]] : []))
  const corrected = (state: BattleState, correction: SaCommands['correctAttack']['correction']): BattleState =>
    play(state, { type: 'correctAttack', attackId: state.volley[0]?.id ?? '', correction, reason: 'misread' })
  const hit = play(boarded(), settle, [10], [4, 5])
  const missed = play(boarded(), settle, [1])

  it('captures the party when it misses after all', () => {
    expect(parties(corrected(hit, { isHit: false }))).toEqual([])
    expect(parties(corrected(hit, { damage: 1 }))).toEqual([['b', 'x']])
  })
  it('leaves it aboard when it hits after all, or was never made', () => {
    expect(parties(missed)).toEqual([])
    expect(parties(corrected(missed, { isHit: true, damage: 2 }))).toEqual([['b', 'x']])
    expect(parties(corrected(missed, null))).toEqual([['b', 'x']])
    expect(parties(corrected(hit, null))).toEqual([['b', 'x']])
    expect(parties(corrected(missed, { isHit: false }))).toEqual([])
  })
})
