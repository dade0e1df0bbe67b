import { describe, expect, it } from 'vitest'
import type { SaObligation } from '@shared/systems/starfinder-armada/model/obligation'
import { anArmada, at, battle, f } from '@kit/systems/starfinder-armada'
import type { ObligationRow } from '../../../contract/obligation-row'
import { owedRows } from '../../../table/due/owed-rows'
import { keysIn } from '@kit/renderer/mount'
import { owedIn } from './owed-in'

const start = at(battle(anArmada('us', [{ id: 'hawk' }]), anArmada('them', [{ id: 'crow' }])), 'resolution')
const base = { fleetId: f('crow'), round: 1, isDeferred: false }
const critical: SaObligation = { ...base, id: 'o1', kind: 'critical', attackerId: f('hawk'), trigger: 'threshold' }
const rout: SaObligation = { ...base, id: 'o2', kind: 'routCascade', dc: 13 }
const rowsOf = (...obligations: readonly SaObligation[]): readonly ObligationRow[] =>
  owedRows(owedIn({ ...start, obligations }), 'o2', keysIn, 'd')

describe('what is owed', () => {
  it('is told with whose it is, why and since when', () => {
    expect(rowsOf({ ...critical, round: 3 })).toEqual([
      {
        id: 'o1',
        dice: 'd6',
        mark: { sideId: 'B', number: 1, name: 'crow' },
        text: 'sa.owed.critical(reason sa.reason.critical.threshold)',
        when: 'R3',
        isDeferred: false,
        isRunning: false
      }
    ])
  })

  it.each([
    [critical, 'd6'],
    [{ ...base, id: 'o3', kind: 'morale', dc: 12, reason: 'threshold', routedFleetId: null }, 'd20'],
    [rout, '']
  ] as const)('names the dice, or leaves them out for an answer: %#', (due, dice) => {
    expect(rowsOf(due as SaObligation).map(row => row.dice)).toEqual([dice])
  })

  it('comes last once it is put off, and marks the one whose dice are being asked', () => {
    expect(rowsOf({ ...critical, isDeferred: true }, rout).map(row => [row.id, row.isDeferred, row.isRunning])).toEqual([
      ['o2', false, true],
      ['o1', true, false]
    ])
  })
})
