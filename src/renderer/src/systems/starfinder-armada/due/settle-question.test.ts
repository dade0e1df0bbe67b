import { describe, expect, it } from 'vitest'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { SaObligation } from '@shared/systems/starfinder-armada/model/obligation'
import { anArmada, at, battle, f, having } from '@kit/systems/starfinder-armada'
import { questionOf } from './settle-question'

const owed: SaObligation = {
  id: 'o9',
  kind: 'freeAttack',
  fleetId: f('x'),
  round: 1,
  isDeferred: false,
  targetId: f('a'),
  isDuringFlyby: false
}
const table = { ...at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'helm'), obligations: [owed] }
const settle: SaCommand = { type: 'settleFreeAttack', obligationId: 'o9', resolveOfficerId: null, gmCheck: 0 }

describe('what a free attack is asked with', () => {
  it('has no range penalty, however short the range of its fleet has become (SA-Q27)', () => {
    const blinded = having(table, 'x', { adjustments: { range: -5 } })
    expect(questionOf(blinded, settle)?.check).toEqual(questionOf(table, settle)?.check)
  })

  it('counts what the game master adds', () => {
    const plain = questionOf(table, settle)?.check.total ?? NaN
    expect(questionOf(table, { ...settle, gmCheck: 2 })?.check.total).toBe(plain + 2)
  })
})
