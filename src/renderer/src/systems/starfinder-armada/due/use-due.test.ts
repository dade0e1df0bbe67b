import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { useBattleStore } from '../../../session/battle-store'
import { FakeDesk } from '@kit/renderer/fake-desk'
import { mountApp } from '@kit/renderer/mount-app'
import { useDue } from './use-due'

const Shown = defineComponent(() => {
  const due = useDue()
  return () => h('p', `${due.what.value} / ${due.detail.value}`)
})
const rolled = { type: 'setDistance', hexes: null }
let desk: FakeDesk

beforeEach(() => {
  setActivePinia(createPinia())
  desk = new FakeDesk()
  desk.begin()
})

async function dueAfter(act: () => Promise<unknown>): Promise<string> {
  const { wrapper } = await mountApp(Shown)
  await useBattleStore().open({ campaignId: 'c', battleId: 'b' })
  await act()
  await wrapper.vm.$nextTick()
  const text = wrapper.text()
  wrapper.unmount()
  return text
}

describe('what is due', () => {
  it('is what the phase asks for while no dice are asked', async () => {
    expect(await dueAfter(() => Promise.resolve())).toBe('Due now: the distance /')
  })

  it('names the dice once, without saying again what they are for', async () => {
    expect(await dueAfter(() => useBattleStore().submit(rolled))).toBe('Due now: distance, 3d6 /')
  })

  it('says which act the dice are for where they do not', async () => {
    const fleetId = 'hawk'
    for (const type of ['setDistance', 'advancePhase', 'advancePhase']) desk.act({ type, hexes: 9 } as never)
    desk.act({ type: 'correctFleet', fleetId, correction: { sp: 0 }, reason: '' } as never)
    expect(await dueAfter(() => useBattleStore().submit({ type: 'advancePhase' }))).toBe(
      'Due now: shields regained, d6 / end of Engineering'
    )
  })
})
