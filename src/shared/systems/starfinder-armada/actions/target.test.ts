import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import { criticalFrom } from '../derive/fire/critical-from'
import { gunneryCheck } from '../derive/fire/gunnery'
import { condition, suspended, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { advance, anArmada, anOfficer, at, attack, battle, f, fleetIn, given, having, play } from '@kit/systems/starfinder-armada'
import { act, phasesLater } from '@kit/systems/starfinder-armada/actions'

const start = battle(
  anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Tec', 'chiefTechnician', 'a'), anOfficer('Two', 'chiefTechnician', 'b')]),
  anArmada('them', [{ id: 'x' }, { id: 'y' }], [anOfficer('Cas', 'chiefCaster', 'x', 18)])
)
const helm = play(at(start, 'helm'), { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [2])
const aim = (fleet = 'b', enemy = 'x', officer = 'Tec') => act(officer, { action: 'target', fleetId: f(fleet), enemyId: f(enemy) })
const aimed = play(helm, aim(), [7])
/** Before any move, where another officer may act too. */
const free: BattleState = { ...aimed, rulings: { 'sa.aroundMove': 'sameTurn' } }
const values = (state: BattleState, id: string, enemy: string, isFree = false) => [
  gunneryCheck(state, attack(id, enemy), isFree).total,
  criticalFrom(state, fleetIn(state, id), fleetIn(state, enemy), isFree)
]

/** A technician of 6 ranks in a fleet of tier 5 adds 6 to the die; the Armor Class of a fleet of tier 5 is 13. */
describe('Target (SA-073)', () => {
  it('succeeds where the check reaches the Armor Class of the enemy, without its chief caster (SA-Q22)', () => {
    given(helm)
      .when(aim())
      .rolling([7])
      .thenAmong(like<SaEvent>({ type: 'actionRolled', total: 13, dc: 13 }), like<SaEvent>({ type: 'effectBegun' }))
    given(helm)
      .when(aim())
      .rolling([6])
      .then(like<SaEvent>({ type: 'actionTaken' }), like<SaEvent>({ type: 'actionRolled', total: 12, isSuccess: false }))
    given(withEffects(helm, condition('x', 'engines')))
      .when(aim())
      .rolling([6])
      .thenAmong(like<SaEvent>({ type: 'actionRolled', total: 12, dc: 12, isSuccess: true }))
  })
  it('adds one to the gunnery of the ally against that enemy and makes 19 critical', () => {
    expect(values(helm, 'b', 'x')).toEqual([6, 20])
    expect(values(aimed, 'b', 'x')).toEqual([7, 19])
  })
  it('helps nobody else and against nobody else', () => {
    expect(values(aimed, 'b', 'y')).toEqual([6, 20])
    expect(values(aimed, 'a', 'x')).toEqual([6, 20])
    expect(values(aimed, 'x', 'b')).toEqual([3, 20])
  })
  it('is untyped: it adds to the officer bonus, but not to another Target (SA-049)', () => {
    expect(gunneryCheck(aimed, attack('b', 'x')).parts).toContainEqual({ label: 'sa.part.target', value: 1, source: 'SA-073' })
    expect(values(play(free, aim('b', 'x', 'Two'), [7]), 'b', 'x')).toEqual([7, 19])
  })
  it('may point at two enemies, or serve the own fleet', () => {
    const both = play(free, aim('b', 'y', 'Two'), [7])
    expect([values(both, 'b', 'x'), values(both, 'b', 'y')]).toEqual([
      [7, 19],
      [7, 19]
    ])
    expect(values(play(helm, aim('a'), [7]), 'a', 'x')).toEqual([7, 19])
  })
  it('lasts to the end of the round and no further', () => {
    const last = phasesLater(aimed, 2)
    expect([last.phase, ...values(last, 'b', 'x')]).toEqual(['resolution', 7, 19])
    given(last)
      .when(advance)
      .thenState(state => expect([state.round, ...values(state, 'b', 'x')]).toEqual([2, 6, 20]))
  })
})

describe('who is targeted for whom (SA-073)', () => {
  it('an enemy, for an ally', () => {
    given(helm).when(aim('b', 'a')).isRefused('not-an-enemy')
    given(helm).when(aim('b', 'b')).isRefused('not-an-enemy')
    given(helm).when(aim('x', 'y')).isRefused('not-an-ally')
    given(helm).when(aim('b', 'nowhere')).isRefused('no-such-fleet')
    given(helm).when(aim('nowhere', 'x')).isRefused('no-such-fleet')
    given(helm).when(aim('b', 'a')).forced().asks({ die: 'd20' })
  })
  it('both in the fight and in reach', () => {
    given(having(helm, 'x', { status: 'disabled' }))
      .when(aim())
      .isRefused('out-of-battle')
    given(helm)
      .when({ ...aim(), rangeHexes: 9 })
      .isRefused('out-of-reach')
  })
})

describe('critical damage of a targeted fleet (SA-073, SA-106)', () => {
  const triggers = (face: number) =>
    play(play(having(at(aimed, 'gunnery'), 'x', { sp: 1 }), attack('b', 'x'), [face], [1, 1]), advance).obligations.map(due => due.kind)
  it('comes on 19, not on 18', () => {
    expect(triggers(19)).toEqual(['critical'])
    expect(triggers(18)).toEqual([])
  })
})

describe('what keeps a Target back (SA-109, SA-Q27)', () => {
  it('is the Communications condition of the fleet it helps, with the reason', () => {
    const cut = withEffects(aimed, condition('b', 'communications'))
    expect(values(cut, 'b', 'x')).toEqual([3, 20])
    expect(gunneryCheck(cut, attack('b', 'x')).parts).toContainEqual({
      label: 'sa.part.target',
      value: 1,
      source: 'SA-073',
      notCounted: 'sa.notCounted.communications'
    })
    expect(values(withEffects(aimed, suspended(condition('b', 'communications'))), 'b', 'x')).toEqual([7, 19])
  })
  it('is a free attack, with the reason', () => {
    expect(values(aimed, 'b', 'x', true)).toEqual([6, 20])
    expect(gunneryCheck(aimed, attack('b', 'x'), true).parts).toContainEqual({
      label: 'sa.part.target',
      value: 1,
      source: 'SA-073',
      notCounted: 'sa.notCounted.freeAttack'
    })
  })
})

describe('two Targets on one enemy (SA-073, SA-049)', () => {
  const twice = play(free, aim('b', 'x', 'Two'), [7])
  it('give +1 (sa.sameAction = no), or +1 each (sa.sameAction = yes)', () => {
    expect([{}, { 'sa.sameAction': 'no' }, { 'sa.sameAction': 'yes' }].map(rulings => values({ ...twice, rulings }, 'b', 'x'))).toEqual([
      [7, 19],
      [7, 19],
      [8, 19]
    ])
  })
})
