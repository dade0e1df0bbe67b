import { describe, expect, it } from 'vitest'
import { act, phasesLater } from '@kit/systems/starfinder-armada/actions'
import { anArmada, anOfficer, at, battle, given, o, play } from '@kit/systems/starfinder-armada'
import type { BattleState } from '../model/battle'
import { actionCheck } from './take-action'

const engineering = (rulings: BattleState['rulings']): BattleState => ({
  ...at(
    battle(
      anArmada('us', [{ id: 'a' }], [anOfficer('Ada', 'admiral', 'a'), anOfficer('Zed', 'chiefCaster', 'a')]),
      anArmada('them', [{ id: 'x' }])
    ),
    'engineering'
  ),
  rulings
})
const conjure = act('Zed', { action: 'conjure', place: 'the gap' })
const twice = act('Zed', { action: 'conjure', place: 'the gap' }, { resolveOfficerId: o('Ada') })
const encourage = act('Ada', { action: 'encourage', targetId: o('Zed'), bonus: 'untyped' })
const encouraged = (rulings: BattleState['rulings']): BattleState => play(engineering(rulings), encourage, [10])
const isMade = (isSuccess: boolean) => (event: { readonly type: string }) => 'isSuccess' in event && event.isSuccess === isSuccess

describe('help on a flat check (SA-050, SA-051, SA-060)', () => {
  it('is none: neither a Resolve Point nor an encouragement (sa.flatChecks = bare)', () => {
    for (const rulings of [{}, { 'sa.flatChecks': 'bare' }]) {
      given(engineering(rulings)).when(twice).isRefused('flat-check')
      given(encouraged(rulings)).when(conjure).rolling([9]).thenAmong(isMade(false))
    }
  })
  it('is a Resolve Point alone (sa.flatChecks = resolve)', () => {
    const rulings = { 'sa.flatChecks': 'resolve' }
    given(engineering(rulings))
      .when(twice)
      .asks({ count: 2 })
      .rolling([3, 10])
      .thenAmong({ type: 'resolveSpent', officerId: o('Ada') }, isMade(true))
    given(encouraged(rulings))
      .when(conjure)
      .rolling([9])
      .thenAmong(isMade(false))
      .thenState(state => expect(state.effects.map(effect => effect.kind)).toContain('encouraged'))
  })
  it('is both, and the encouragement is used up (sa.flatChecks = all)', () => {
    const rulings = { 'sa.flatChecks': 'all' }
    given(engineering(rulings)).when(twice).asks({ count: 2 })
    given(encouraged(rulings))
      .when(conjure)
      .rolling([9])
      .thenAmong(isMade(true))
      .thenState(state => expect(state.effects.map(effect => effect.kind)).not.toContain('encouraged'))
    const own = play(engineering(rulings), { ...encourage, choice: { action: 'encourage', targetId: o('Zed'), bonus: 'officer' } }, [10])
    const zed = own.officers.find(one => one.id === 'Zed')
    expect(zed === undefined ? null : actionCheck(own, zed, conjure.choice)?.adds?.total).toBe(3)
  })
  it('is never a modifier of the GM, by any reading', () => {
    for (const reading of ['bare', 'resolve', 'all'])
      given(engineering({ 'sa.flatChecks': reading }))
        .when({ ...conjure, gmCheck: 1 })
        .isRefused('flat-check')
  })
  it('leaves what is no check alone', () => {
    given(phasesLater(engineering({ 'sa.flatChecks': 'all' }), 0))
      .when(act('Zed', { action: 'precognition' }))
      .asks({ purpose: 'sa.roll.action.precognition' })
  })
})
