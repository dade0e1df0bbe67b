import { describe, expect, it } from 'vitest'
import { armorClassTotal } from '../../derive/fleet/armor-class'
import { describe as said } from '../../events'
import type { BattleState, Stunt } from '../../model/battle'
import { advance, anArmada, anOfficer, at, battleWith, f, fleetIn, given, having, play } from '@kit/systems/starfinder-armada'
import type { SaCommands } from '../command'

/** a is a destroyer of tier 9, +5 +1 on stunts; x of tier 5 has Armor Class 13, with a caster and shields up. */
function table(rulings: BattleState['rulings'] = {}, tier = 9): BattleState {
  const them = anArmada('them', [{ id: 'x' }, { id: 'y', abilities: ['pointDefense'] }], [anOfficer('Mage', 'chiefCaster', 'x')])
  const state = at(battleWith(rulings, anArmada('us', [{ id: 'a', tier }]), them), 'helm')
  return play(state, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [5])
}
const move = (stunt: Stunt, target: string | null = null): SaCommands['moveFleet'] => ({
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
  it('is met by a total that reaches it: 12 to slide at tier 9', () => {
    expect(attempted(table(), 'slide', 6)).toMatchObject({ margin: 0, isSuccess: true })
    expect(attempted(table(), 'slide', 5)).toMatchObject({ margin: -1, isSuccess: false })
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
  it('are owed by nobody when it succeeds, but by a bystander flown through: half damage, whoever fires (SA-091)', () => {
    const passed = play(table(), { ...move('flyby', 'x'), passedThrough: [f('y')] }, [20])
    expect(passed.obligations).toMatchObject([{ kind: 'freeAttack', fleetId: 'y', isDuringFlyby: true }])
    expect(settled(having(passed, 'y', { abilities: [] }))).toBe(4)
  })
  it('must be fired before the volley is, put off or not', () => {
    const state = failed('x')
    const put = play(state, { type: 'deferObligation', obligationId: state.obligations[0]?.id ?? '' })
    given(play(put, advance)).when(advance).isRefused('obligations-open')
  })
})
