import { describe, expect, it } from 'vitest'
import { armorClassTotal } from '../../derive/fleet/armor-class'
import { describe as said } from '../../events'
import type { BattleState, Stunt } from '../../model/battle'
import { advance, anArmada, anOfficer, at, attack, battleWith, f, fleetIn, given, having, o, play } from '../../testkit'
import type { MoveFleet } from '../command'

/** a is a destroyer of tier 9, +5 +1 on stunts; x of tier 5 has Armor Class 13, with a caster and shields up. */
function table(rulings: BattleState['rulings'] = {}, tier = 9): BattleState {
  const them = anArmada('them', [{ id: 'x' }, { id: 'y', abilities: ['pointDefense'] }], [anOfficer('Mage', 'chiefCaster', 'x')])
  const state = at(battleWith(rulings, anArmada('us', [{ id: 'a', tier }]), them), 'helm')
  return play(state, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [5])
}
const move = (stunt: Stunt, target: string | null = null): MoveFleet => ({
  type: 'moveFleet',
  fleetId: f('a'),
  move: 'moved',
  stunt: { stunt, targetId: target === null ? null : f(target), resolveOfficerId: null },
  passedThrough: [],
  minesEntered: [],
  debrisIds: []
})
const attempted = (state: BattleState, stunt: Stunt, natural: number, target: string | null = null) =>
  play(state, move(stunt, target), [natural]).fleets[0]?.stunt

describe('the DC of each stunt (SA-090)', () => {
  it('is 12 to back off and to slide and 17 to flip and burn at tier 9', () => {
    for (const stunt of ['backOff', 'slide'] as const) {
      expect(attempted(table(), stunt, 6)).toMatchObject({ margin: 0, isSuccess: true })
      expect(attempted(table(), stunt, 5)).toMatchObject({ margin: -1, isSuccess: false })
    }
    expect(attempted(table(), 'flipAndBurn', 11)).toMatchObject({ margin: 0, isSuccess: true })
    expect(attempted(table(), 'flipAndBurn', 10)).toMatchObject({ margin: -1, isSuccess: false })
  })
  it('rises with every fourth tier: 10 at tier 3, 11 at tier 4', () => {
    // +2 +1 at both tiers.
    expect(attempted(table({}, 3), 'slide', 7)?.margin).toBe(0)
    expect(attempted(table({}, 4), 'slide', 7)?.margin).toBe(-1)
  })
  it('is the Armor Class of the fleet flown by, without shields and caster (SA-Q28)', () => {
    expect(attempted(table(), 'flyby', 7, 'x')).toMatchObject({ margin: 0, isSuccess: true, targetId: 'x' })
    expect(attempted(table(), 'flyby', 6, 'x')).toMatchObject({ margin: -1, isSuccess: false })
  })
  it('is none to turn in place', () => {
    given(table())
      .when(move('turnInPlace'))
      .thenState(state => expect(fleetIn(state, 'a').stunt).toMatchObject({ margin: null, isSuccess: true }))
  })
})

describe('backing off badly (SA-Q28, sa.stuntAcPenalty)', () => {
  const ac = (state: BattleState): number => armorClassTotal(state, fleetIn(state, 'a'), { versus: 'gunnery', isFromFrontArc: false })
  /** Misses DC 12 by 5. */
  const bad = (reading: string): BattleState => play(table({ 'sa.stuntAcPenalty': reading }), move('backOff'), [1])

  it('costs 4 Armor Class by 5 and not by 4, as read by default (sa.stuntAcPenalty = apply)', () => {
    expect([ac(table()), ac(bad('apply'))]).toEqual([15, 11])
    expect(ac(play(table(), move('backOff'), [2]))).toBe(15)
  })
  it('until the next round starts, and no longer', () => {
    const gunnery = play(bad('apply'), advance)
    expect(ac(gunnery)).toBe(11)
    const resolution = play(gunnery, advance)
    expect(ac(resolution)).toBe(11)
    expect(ac(play(resolution, advance))).toBe(15)
  })
  it('costs nothing where read so (sa.stuntAcPenalty = ignore)', () => {
    expect(ac(bad('ignore'))).toBe(15)
    expect(fleetIn(bad('ignore'), 'a').stunt?.margin).toBe(-5)
  })
  it('is peculiar to it', () => {
    expect(play(table({}, 1), move('flipAndBurn'), [1]).effects).toEqual([])
    expect(play(table({}, 1), move('slide'), [1]).effects).toEqual([])
  })
})

describe('what a stunt does is told with it (SA-090)', () => {
  it.each([
    ['backOff', 6, 'backOff.success'],
    ['backOff', 5, 'backOff.failure'],
    ['backOff', 1, 'backOff.badFailure'],
    ['flipAndBurn', 10, 'flipAndBurn.failure'],
    ['slide', 6, 'slide.success']
  ] as const)('%s with a %i: %s', (stunt, natural, key) => {
    given(table())
      .when(move(stunt))
      .rolling([natural])
      .thenAmong(event => {
        const result = event.type === 'stuntAttempted' ? said(table(), event).values?.['result'] : undefined
        return typeof result === 'object' && 'key' in result && result.key === `sa.stuntResult.${key}`
      })
  })
})

describe('free attacks on who flies by (SA-088, SA-091, SA-043)', () => {
  const failed = (target: string): BattleState => play(table({}, 5), move('flyby', target), [1])
  const settled = (state: BattleState) =>
    play(
      state,
      { type: 'settleFreeAttack', obligationId: state.obligations[0]?.id ?? '', resolveOfficerId: null, gmCheck: 0 },
      [19],
      [4, 5]
    ).volley[0]?.damage

  it('do half damage when the flyby fails, all of it with point defense', () => {
    expect(settled(failed('x'))).toBe(4)
    expect(settled(failed('y'))).toBe(9)
  })
  it('are owed by nobody when it succeeds, and by those passed through outside it at full damage', () => {
    const passed = play(table(), { ...move('flyby', 'x'), passedThrough: [f('y')] }, [20])
    expect(passed.obligations).toMatchObject([{ kind: 'freeAttack', fleetId: 'y', isDuringFlyby: false }])
    expect(settled(having(passed, 'y', { abilities: [] }))).toBe(9)
  })
  it('must be fired before the volley is, put off or not', () => {
    const state = failed('x')
    const put = play(state, { type: 'deferObligation', obligationId: state.obligations[0]?.id ?? '' })
    given(play(put, advance)).when(advance).isRefused('obligations-open')
  })
  it('spend no encouragement they do not count, and what they count they spend (SA-060, SA-Q27)', () => {
    const state = (reading: string): BattleState => ({
      ...failed('x'),
      rulings: { 'sa.freeAttackBonuses': reading },
      effects: [
        {
          id: 'e9',
          kind: 'encouraged',
          bonus: 'untyped',
          value: 1,
          targetId: f('x'),
          officerId: o('Mage'),
          cause: 'sa.cause.encourage',
          source: 'SA-060',
          ending: { kind: 'battle' },
          suspension: null
        }
      ]
    })
    const after = (reading: string) => {
      const before = state(reading)
      const id = before.obligations[0]?.id ?? ''
      return play(before, { type: 'settleFreeAttack', obligationId: id, resolveOfficerId: null, gmCheck: 0 }, [1])
    }
    expect([after('none').effects.length, after('none').volley[0]?.total]).toEqual([1, 4])
    expect([after('all').effects.length, after('all').volley[0]?.total]).toEqual([0, 5])
  })
})

describe('an attack at who backed off badly (SA-096)', () => {
  it('meets the lower Armor Class', () => {
    const gunnery = play(play(table(), move('backOff'), [1]), advance)
    expect(play(gunnery, attack('x', 'a'), [8], [1, 1]).volley[0]).toMatchObject({ ac: 11, isHit: true })
    expect(play(gunnery, attack('x', 'a'), [7]).volley[0]).toMatchObject({ isHit: false })
  })
})
