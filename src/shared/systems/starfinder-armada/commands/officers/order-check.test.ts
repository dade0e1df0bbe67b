import { describe, expect, it } from 'vitest'
import { describe as describeEvent } from '../../events'
import { armadaId } from '../../model/design'
import { anArmada, anOfficer, at, battle, given, play } from '@kit/systems/starfinder-armada'
import type { SaCommands } from '../command'
import { orderCheck } from './order-check'

/** Ada adds 6 to the check, Hask 7, the third armada nothing. */
const admirals = at(
  battle(
    anArmada('us', [{ id: 'a' }], [anOfficer('Ada', 'admiral', 'a')]),
    anArmada('them', [{ id: 'x', tier: 6 }], [anOfficer('Hask', 'admiral', 'x', 12)]),
    anArmada('third', [{ id: 'q' }])
  ),
  'helm'
)
const bare: SaCommands['rollMovementOrder'] = { type: 'rollMovementOrder', resolveOfficerIds: [] }
const shifted = (shifts: Readonly<Record<string, number>>): SaCommands['rollMovementOrder'] => ({
  ...bare,
  gmChecks: Object.entries(shifts).map(([id, gmCheck]) => ({ armadaId: armadaId(id), gmCheck }))
})

describe('a modifier of the GM on the check (SA-079)', () => {
  it('is added for that armada and this roll, and the log tells the total with it', () => {
    given(admirals)
      .when(shifted({ us: -7, them: 0 }))
      .rolling([10], [3], [6])
      .thenState(state => {
        expect(state.movementOrder?.checks.map(check => [check.armadaId, check.total])).toEqual([
          ['third', 6],
          ['us', 10 + 3 + 3 - 7],
          ['them', 3 + 4 + 3]
        ])
        const { movementOrder: movement } = state
        const event = { type: 'movementOrderRolled', movement: movement ?? { checks: [], order: [], quotas: [], lastMoved: null } } as const
        expect(describeEvent(state, event).values).toMatchObject({ totals: 'third 6 · us 9 · them 10' })
      })
  })
  it('is a part of the sum', () => {
    const plain = orderCheck(admirals, armadaId('us'), 0)
    expect(orderCheck(admirals, armadaId('us'), 2)).toEqual({
      total: plain.total + 2,
      parts: [...plain.parts, { label: 'sa.part.gmRoll', value: 2, source: 'SA-079' }]
    })
    expect(orderCheck(admirals, armadaId('third'), 0)).toEqual({ total: 0, parts: [] })
  })
  it('does not last until a tie is rolled again (SA-081)', () => {
    given(admirals)
      .when(shifted({ us: 1 }))
      .rolling([9], [9], [6], [2], [15])
      .thenState(state => {
        expect(state.movementOrder?.checks.slice(1)).toMatchObject([
          { armadaId: 'us', total: 9 + 6 + 1, tieTotals: [2 + 6] },
          { armadaId: 'them', total: 9 + 7, tieTotals: [15 + 7] }
        ])
      })
  })
  it('is for an armada of the battle, once, and a whole number within reach', () => {
    given(admirals)
      .when(shifted({ nobody: 1 }))
      .isRefused('no-such-armada')
    given(admirals)
      .when(shifted({ us: 0.5 }))
      .isRefused('bad-number')
    const { gmChecks = [] } = shifted({ us: 1 })
    given(admirals)
      .when({ ...bare, gmChecks: [...gmChecks, ...gmChecks] })
      .isRefused('duplicate-id')
  })
  it('leaves the bare d6 alone unless the GM overrules that (SA-080)', () => {
    const command = shifted({ third: 20 })
    given(admirals).when(command).isRefused('flat-check')
    given(admirals)
      .when(command)
      .forced()
      .rolling([10], [3], [6])
      .thenState(state => expect(state.movementOrder?.order).toEqual(['them', 'us', 'third']))
  })
  it('is 0 where a command of old says nothing of it', () => {
    const rolled = (command: SaCommands['rollMovementOrder']) => play(admirals, command, [10], [3], [6])
    expect(rolled(bare)).toEqual(rolled(shifted({ us: 0 })))
  })
})
