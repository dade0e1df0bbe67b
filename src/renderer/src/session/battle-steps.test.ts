import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { FakeHost } from '@kit/renderer/fake-host'
import { useBattleStore } from './battle-store'

const key = { campaignId: 'c', battleId: 'b' }
const distance = (hexes: number | null) => ({ type: 'setDistance', hexes })
let host: FakeHost

beforeEach(() => {
  setActivePinia(createPinia())
  host = new FakeHost()
  host.begin()
})

async function opened(): Promise<ReturnType<typeof useBattleStore>> {
  const store = useBattleStore()
  await store.open(key)
  return store
}

const stateOf = (store: ReturnType<typeof useBattleStore>): BattleState => store.state as BattleState

describe('the steps of a battle through its own time', () => {
  it('undoes and redoes, and names what it would take back', async () => {
    const store = await opened()
    await store.submit(distance(9))
    expect(store.undoName?.key).toBe('sa.command.setDistance')
    await store.undo()
    expect(stateOf(store).distanceHexes).toBeNull()
    expect(store.isUndone(2)).toBe(true)
    expect(store.redoName?.key).toBe('sa.command.setDistance')
    await store.redo()
    expect(stateOf(store).distanceHexes).toBe(9)
  })

  it('takes back an entry with all after it in one step, and brings all of them back at once', async () => {
    const store = await opened()
    for (const hexes of [9, 8, 7]) await store.submit(distance(hexes))
    await store.undoFrom(2)
    expect([stateOf(store).distanceHexes, store.redoSteps, store.entryCount]).toEqual([null, 3, 5])
    await store.redoAll()
    expect([stateOf(store).distanceHexes, store.redoSteps, store.redoName]).toEqual([7, 0, null])
  })

  it('undoes the last dice of a command that waits before it undoes an entry', async () => {
    const store = await opened()
    await store.submit(distance(9))
    await store.submit(distance(null))
    store.draft(distance(null), '1 2')
    await store.undo()
    expect(store.pending).toMatchObject({ text: '', command: distance(null) })
    expect([stateOf(store).distanceHexes, store.takenBack, store.hasDice]).toEqual([9, 1, false])
    await store.undo()
    expect(stateOf(store).distanceHexes).toBeNull()
  })

  it('empties the field at once, and takes nothing more when it is asked again before the host has answered', async () => {
    const store = await opened()
    await store.submit(distance(null))
    store.draft(distance(null), '1 2')
    await store.saveDraft()
    const first = store.takeBackDice()
    expect([store.takenBack, store.hasDice]).toEqual([1, false])
    expect(await Promise.all([first, store.takeBackDice()])).toEqual([true, false])
    expect([store.takenBack, store.failure, store.pending?.text]).toEqual([1, null, ''])
  })

  it('looks at any moment of the past, where nothing can be sent, and comes back to the present', async () => {
    const store = await opened()
    for (const hexes of [9, 8, 7]) await store.submit(distance(hexes))
    await store.look(2)
    expect((store.pastState as BattleState).distanceHexes).toBe(9)
    expect(stateOf(store).distanceHexes).toBe(7)
    expect([store.isReadOnly, store.stepsBack]).toEqual([true, 2])
    expect(await store.submit(distance(3))).toBeNull()
    await store.undo()
    expect(host.timeline.lastSeq).toBe(4)
    store.backToNow()
    expect([store.pastState, store.isReadOnly]).toEqual([null, false])
  })

  it('comes back to the present when the battle is left', async () => {
    const store = await opened()
    await store.submit(distance(9))
    await store.look(1)
    await store.close()
    expect(store.lookingAt).toBeNull()
  })
})
