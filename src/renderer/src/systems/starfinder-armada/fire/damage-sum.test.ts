import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { anArmada, attack } from '@kit/systems/starfinder-armada'
import { useBattleStore } from '../../../session/battle-store'
import { FakeHost } from '@kit/renderer/fake-host'
import { damageSumOf, stagedDamageSum } from './damage-sum'

let host: FakeHost
let store: ReturnType<typeof useBattleStore>
const advance = { type: 'advancePhase' }
const overruling = { refusals: ['wrong-phase', 'already-attacked'], reason: '' }
const stagedNow = () => (store.state as BattleState).volley

beforeEach(async () => {
  setActivePinia(createPinia())
  host = new FakeHost()
  // A capital against a destroyer: +1 per die.
  const armadas = [anArmada('us', [{ id: 'hawk', size: 'large', fleetClass: 'capital' }]), anArmada('them', [{ id: 'crow' }])]
  host.act({
    type: 'beginBattle',
    name: 'test',
    armadas: armadas.map((armada, i) => ({ sideId: 'AB'.charAt(i), armada })),
    rulings: {}
  } as never)
  store = useBattleStore()
  await store.open({ campaignId: 'c', battleId: 'b' })
})

describe('why an attack does so much damage', () => {
  it('is told by the log, part by part, as it was when it was rolled', async () => {
    await store.submit(attack('hawk', 'crow'), { faces: [[15], [2, 3]] }, overruling)
    await store.submit({ type: 'correctFleet', fleetId: 'hawk', correction: { adjustments: { damage: 9 } }, reason: '' } as never)
    expect(damageSumOf(store, 2, 0)).toEqual({
      total: 7,
      parts: [
        { label: 'sa.part.dice', value: 5, source: 'SA-024' },
        { label: 'sa.part.weakAgainst', value: 2, source: 'SA-023' }
      ]
    })
  })

  it('is nothing for a miss and for any other event', async () => {
    await store.submit(attack('hawk', 'crow'), { faces: [[1]] }, overruling)
    await store.submit(advance, {}, { refusals: ['distance-not-set'], reason: '' })
    expect([damageSumOf(store, 2, 0), damageSumOf(store, 3, 0), damageSumOf(store, 1, 0), damageSumOf(store, 9, 0)]).toEqual([
      null,
      null,
      null,
      null
    ])
  })

  it('names what the GM made of it', async () => {
    await store.submit(attack('hawk', 'crow'), { faces: [[15], [2, 3]] }, overruling)
    const id = stagedNow()[0]?.id
    await store.submit({ type: 'correctAttack', attackId: id, correction: { damage: 10 }, reason: 'miscounted' } as never)
    const [staged] = stagedNow()
    expect(staged?.damage).toBe(10)
    expect(staged === undefined ? null : stagedDamageSum(store, staged)).toMatchObject({
      total: 10,
      parts: [{ value: 5 }, { value: 2 }, { label: 'battle.ledger.byGm', value: 3 }]
    })
  })

  it('is that of the attack in force when the same was taken back and staged anew', async () => {
    await store.submit(attack('hawk', 'crow'), { faces: [[15], [2, 3]] }, overruling)
    await store.undo()
    await store.submit(attack('hawk', 'crow'), { faces: [[15], [6, 6]] }, overruling)
    const [staged] = stagedNow()
    expect(staged === undefined ? null : stagedDamageSum(store, staged)?.total).toBe(14)
  })
})
