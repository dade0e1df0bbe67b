import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import type { Ability } from '../model/design'
import { anArmada, at, battleWith, f, given } from '@kit/systems/starfinder-armada'

const owing = (options: { rulings?: Record<string, string>; abilities?: Ability[] } = {}): BattleState => ({
  ...at(
    battleWith(options.rulings ?? {}, anArmada('us', [{ id: 'a', abilities: options.abilities ?? [] }]), anArmada('them', [{ id: 'x' }])),
    'resolution',
    3
  ),
  obligations: [{ id: 'o1', kind: 'critical', fleetId: f('a'), attackerId: f('x'), trigger: 'natural', round: 3, isDeferred: false }]
})
const settle = { type: 'settleCritical', obligationId: 'o1' } as const
const conditions = (state: BattleState): unknown[] => state.effects.map(e => (e.kind === 'condition' ? (e.ability ?? e.condition) : e.kind))

describe('a 6 on the critical table (ruling sa.crit6, SA-Q08)', () => {
  it('rolls two more, and again for sixes and duplicates, until two differ (sa.crit6 = rerollDuplicates)', () => {
    given(owing())
      .when(settle)
      .rolling([6])
      .asks({ die: 'd6', count: 2 })
      .rolling([6, 3])
      .asks({ count: 1 })
      .rolling([3])
      .asks({ count: 1 })
      .rolling([5])
      .thenState(state => expect(conditions(state)).toEqual(['engines', 'weapons']))
  })
  it('lets duplicates be (sa.crit6 = duplicatesHaveNoExtraEffect)', () => {
    given(owing({ rulings: { 'sa.crit6': 'duplicatesHaveNoExtraEffect' } }))
      .when(settle)
      .rolling([6], [3, 3])
      .thenState(state => expect(conditions(state)).toEqual(['engines']))
  })
  it('doubles both results (sa.crit6 = doubleEffects)', () => {
    given(owing({ rulings: { 'sa.crit6': 'doubleEffects' }, abilities: ['array', 'emp', 'boarders'] }))
      .when(settle)
      .rolling([6], [3, 1])
      .asks({ die: 'd3' })
      .rolling([1])
      .asks({ die: 'd2' })
      .rolling([1])
      .thenState(state => {
        expect(conditions(state)).toEqual(['engines', 'array', 'emp'])
        expect(state.effects[0]).toMatchObject({ strength: 2 })
      })
  })
})

describe('Auxiliary System on a fleet without abilities (SA-109, SA-Q11)', () => {
  const reroll = { 'sa.critAuxEmpty': 'reroll' }
  it('does nothing (sa.critAuxEmpty = noEffect)', () => {
    given(owing())
      .when(settle)
      .rolling([1])
      .thenAmong({ type: 'criticalWithoutEffect', fleetId: f('a'), because: 'no-ability' })
  })
  it('is rolled again until it is something else (sa.critAuxEmpty = reroll)', () => {
    given(owing({ rulings: reroll, abilities: ['flagship'] }))
      .when(settle)
      .rolling([1])
      .asks({ die: 'd6', count: 1, purpose: 'sa.roll.criticalAgain' })
      .rolling([1])
      .asks({ count: 1 })
      .rolling([4])
      .thenAmong({ type: 'criticalRolled', fleetId: f('a'), trigger: 'natural', faces: [1, 1, 4] })
      .thenState(state => expect(conditions(state)).toEqual(['shields']))
  })
  it('is rolled again after a 6, too, and may lead to one (sa.critAuxEmpty = reroll)', () => {
    given(owing({ rulings: reroll }))
      .when(settle)
      .rolling([1], [6])
      .asks({ count: 2 })
      .rolling([1, 5])
      .asks({ count: 1 })
      .rolling([2])
      .thenState(state => expect(conditions(state)).toEqual(['weapons', 'communications']))
  })
  it('still strikes a fleet that has one', () => {
    given(owing({ rulings: reroll, abilities: ['array'] }))
      .when(settle)
      .rolling([1])
      .thenState(state => expect(conditions(state)).toEqual(['array']))
  })
  it('strikes agile only where agile does something (SA-Q04)', () => {
    given(owing({ abilities: ['agile'] }))
      .when(settle)
      .rolling([1])
      .thenAmong({ type: 'criticalWithoutEffect', fleetId: f('a'), because: 'no-ability' })
    given(owing({ abilities: ['agile'], rulings: { 'sa.agile': 'plus2Piloting' } }))
      .when(settle)
      .rolling([1])
      .thenState(state => expect(conditions(state)).toEqual(['agile']))
  })
})
