import { describe, expect, it } from 'vitest'
import { anArmada, at, battle, f, fleetIn, given, having } from '@kit/systems/starfinder-armada'
import type { SaCommands } from '../command'

const table = at(battle(anArmada('us', [{ id: 'a' }, { id: 'b' }, { id: 'c' }]), anArmada('them', [{ id: 'x' }])), 'gunnery', 2)

const all = (
  change: SaCommands['correctFleets']['change'],
  targets: SaCommands['correctFleets']['targets'] = thrice
): SaCommands['correctFleets'] => ({
  type: 'correctFleets',
  targets,
  change,
  reason: 'a nova'
})
const thrice: SaCommands['correctFleets']['targets'] = [
  { fleetId: f('a'), measure: 'half' },
  { fleetId: f('b'), measure: 'whole' },
  { fleetId: f('c'), measure: 'double' }
]
const values = (state: typeof table) => ['a', 'b', 'c'].map(id => [fleetIn(state, id).sp, fleetIn(state, id).hp])

describe('the GM does one thing to several fleets', () => {
  it('damages them at half, whole and double measure, halves rounded down, shields first', () => {
    given(table)
      .when(all({ kind: 'damage', points: 9 }))
      .thenState(state =>
        expect(values(state)).toEqual([
          [3, 21],
          [0, 19],
          [0, 10]
        ])
      )
  })
  it('and the dues of each come with it, as with a hit (SA-100, SA-107)', () => {
    given(table)
      .when(all({ kind: 'damage', points: 9 }))
      .thenState(state => {
        expect(state.obligations.map(due => `${due.fleetId} ${due.kind}`)).toEqual(['c critical', 'c morale'])
        expect(new Set(state.obligations.map(due => due.id)).size).toBe(2)
      })
    given(table)
      .when(all({ kind: 'hullDamage', points: 21 }))
      .thenState(state => {
        expect(values(state)).toEqual([
          [7, 11],
          [7, 0],
          [7, -21]
        ])
        expect(['b', 'c'].map(id => fleetIn(state, id).status)).toEqual(['disabled', 'disabled'])
      })
  })
  it('restores shields and hull, never above the maximum, and brings a wreck back', () => {
    const worn = ['a', 'b', 'c'].reduce((state, id) => having(state, id, { sp: 1, hp: 2, hasCrossedThreshold: true }), table)
    given(worn)
      .when(all({ kind: 'restoreShields', points: 4 }))
      .thenState(state => expect(values(state).map(([sp]) => sp)).toEqual([3, 5, 7]))
    given(worn)
      .when(all({ kind: 'restoreHull', points: 11 }))
      .thenState(state => expect(values(state).map(([, hp]) => hp)).toEqual([7, 13, 21]))
    given(having(worn, 'b', { hp: -3, status: 'disabled', outSince: 1 }))
      .when(all({ kind: 'restoreHull', points: 4 }))
      .thenState(state => expect(fleetIn(state, 'b')).toMatchObject({ hp: 1, status: 'active' }))
  })
  it('lays a condition on them', () => {
    given(table)
      .when(all({ kind: 'condition', condition: 'engines', ability: null, ending: { kind: 'endOfRound', round: 3 } }))
      .thenState(state => {
        expect(state.effects.map(effect => effect.targetId)).toEqual(['a', 'b', 'c'])
        expect(new Set(state.effects.map(effect => effect.id)).size).toBe(3)
        expect(state.effects[0]).toMatchObject({ kind: 'condition', condition: 'engines', ending: { kind: 'endOfRound', round: 3 } })
      })
  })
  it('leaves alone those it does not change, and says when that is everyone', () => {
    given(having(table, 'b', { sp: 2 }))
      .when(all({ kind: 'restoreShields', points: 1 }))
      .then({
        type: 'fleetCorrected',
        fleetId: f('b'),
        correction: { sp: 3 },
        reached: { hp: 21, hasCrossedThreshold: false, rout: null },
        reason: 'a nova'
      })
    given(table)
      .when(all({ kind: 'restoreHull', points: 5 }))
      .isRefused('nothing-to-change')
    given(table)
      .when(all({ kind: 'damage', points: 1 }, [{ fleetId: f('a'), measure: 'half' }]))
      .isRefused('nothing-to-change')
  })
  it('says what cannot be', () => {
    const damage = { kind: 'damage', points: 1 } as const
    given(table).when(all(damage, [])).isRefused('nothing-to-change')
    given(table)
      .when(all(damage, [{ fleetId: f('zz'), measure: 'whole' }]))
      .isRefused('no-such-fleet')
    given(table)
      .when(all(damage, [...thrice, { fleetId: f('a'), measure: 'whole' }]))
      .isRefused('duplicate-target')
    for (const points of [0, 1000, 1.5])
      given(table)
        .when(all({ kind: 'damage', points }))
        .isRefused('bad-number')
    given(table)
      .when(all({ kind: 'condition', condition: 'auxiliarySystem', ability: null, ending: { kind: 'battle' } }))
      .isRefused('needs-a-target')
  })
})
