import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import { criticalFrom } from '../derive/fire/critical-from'
import { officerReachHexes } from '../derive/checks/officer-bonus'
import { reachOf } from '../derive/fire/range'
import { condition, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { advance, anArmada, anOfficer, at, attack, battle, f, fleetIn, given, having, o, play } from '@kit/systems/starfinder-armada'
import { act, phasesLater } from '@kit/systems/starfinder-armada/actions'

const start = at(
  battle(
    anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Cas', 'chiefCaster', 'a'), anOfficer('Two', 'chiefCaster', 'b')]),
    anArmada('them', [{ id: 'x' }])
  ),
  'engineering'
)
const enchant = (fleet = 'b', officer = 'Cas') => act(officer, { action: 'enchant', fleetId: f(fleet) })
const enchanted = play(start, enchant(), [7])
const values = (state: BattleState, id = 'b') => [
  ...reachOf(state, fleetIn(state, id)),
  criticalFrom(state, fleetIn(state, id), fleetIn(state, 'x'), false)
]

/** A caster of 6 ranks in a fleet of tier 5 adds 6 to the die; the Armor Class of a fleet of tier 5 is 13. */
describe('Enchant (SA-070)', () => {
  it('succeeds where the check reaches the Armor Class of the fleet, without its chief caster (SA-Q22)', () => {
    given(start)
      .when(enchant())
      .rolling([7])
      .thenAmong(like<SaEvent>({ type: 'actionRolled', total: 13, dc: 13 }), like<SaEvent>({ type: 'effectBegun' }))
    given(start)
      .when(enchant())
      .rolling([6])
      .then(like<SaEvent>({ type: 'actionTaken' }), like<SaEvent>({ type: 'actionRolled', isSuccess: false }))
  })
  it('adds two hexes to the range and makes 19 critical, for that fleet alone', () => {
    expect(values(start)).toEqual([4, 8, 12, 20])
    expect(values(enchanted)).toEqual([6, 12, 18, 19])
    expect(values(enchanted, 'a')).toEqual([4, 8, 12, 20])
  })
  it('lasts to the end of the round and no further', () => {
    const last = phasesLater(enchanted, 3)
    expect([last.phase, ...values(last)]).toEqual(['resolution', 6, 12, 18, 19])
    given(last)
      .when(advance)
      .thenState(state => expect([state.round, ...values(state)]).toEqual([2, 4, 8, 12, 20]))
  })
  it('does nothing more when it is done twice (SA-049)', () => {
    expect(values(play(enchanted, enchant('b', 'Two'), [7]))).toEqual([6, 12, 18, 19])
  })
  it('carries the officers of the fleet further, too (SA-052)', () => {
    const two = enchanted.officers.find(one => one.id === o('Two'))
    expect(two && officerReachHexes(enchanted, two)).toBe(12)
  })
  it('is lost on a fleet without communications (SA-109)', () => {
    expect(values(withEffects(enchanted, condition('b', 'communications')))).toEqual([4, 8, 12, 20])
    expect(values(withEffects(enchanted, condition('a', 'communications')))).toEqual([6, 12, 18, 19])
  })
})

describe('critical damage of an enchanted fleet (SA-070, SA-106)', () => {
  const gunnery = at(enchanted, 'gunnery')
  const triggers = (state: BattleState, face: number, damage: readonly number[]) =>
    play(play(state, attack('b', 'x'), [face], damage), advance).obligations.map(due => due.kind === 'critical' && due.trigger)
  it('comes on 19, not on 18', () => {
    expect(triggers(having(gunnery, 'x', { sp: 0 }), 19, [1, 1])).toEqual(['natural'])
    expect(triggers(having(gunnery, 'x', { sp: 0 }), 18, [1, 1])).toEqual([])
    expect(triggers(having(at(start, 'gunnery'), 'x', { sp: 0 }), 19, [1, 1])).toEqual([])
  })
})

describe('two Enchants of one fleet (SA-070, SA-049)', () => {
  const twice = (rulings: Record<string, string>) => values({ ...play(enchanted, enchant('b', 'Two'), [7]), rulings })
  it('move the bands once (sa.sameAction = no), or once each (sa.sameAction = yes)', () => {
    expect([twice({}), twice({ 'sa.sameAction': 'no' })]).toEqual([
      [6, 12, 18, 19],
      [6, 12, 18, 19]
    ])
    expect(twice({ 'sa.sameAction': 'yes' })).toEqual([8, 16, 24, 19])
  })
})
