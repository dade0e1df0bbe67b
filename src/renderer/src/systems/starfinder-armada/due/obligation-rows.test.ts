import { describe, expect, it } from 'vitest'
import type { MessageValue } from '@shared/core/engine/message'
import type { SaObligation } from '@shared/systems/starfinder-armada/model/obligation'
import { anArmada, at, battle, f } from '@shared/systems/starfinder-armada/testkit'
import { obligationRows } from './obligation-rows'

const start = at(battle(anArmada('us', [{ id: 'hawk' }]), anArmada('them', [{ id: 'crow' }])), 'resolution')
const base = { fleetId: f('crow'), round: 1, isDeferred: false }
const critical: SaObligation = { ...base, id: 'o1', kind: 'critical', attackerId: f('hawk'), trigger: 'threshold' }
const rout: SaObligation = { ...base, id: 'o2', kind: 'routCascade', dc: 13 }
const say = (message: MessageValue): string => (typeof message === 'object' ? message.key : String(message))

describe('the rows of what is owed', () => {
  it('name the dice, or leave them out for an answer', () => {
    expect(obligationRows({ ...start, obligations: [critical, rout] }, say, null, 'd').map(row => row.dice)).toEqual(['d6', ''])
  })

  it('put what is deferred behind', () => {
    const rows = obligationRows({ ...start, obligations: [{ ...critical, isDeferred: true }, rout] }, say, null, 'd')
    expect(rows.map(row => row.id)).toEqual(['o2', 'o1'])
  })

  it('mark the one whose dice are being asked', () => {
    const rows = obligationRows({ ...start, obligations: [critical, rout] }, say, 'o2', 'd')
    expect(rows.map(row => row.isRunning)).toEqual([false, true])
  })
})
