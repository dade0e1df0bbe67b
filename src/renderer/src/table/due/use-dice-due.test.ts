import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { useBattleStore } from '../../session/battle-store'
import { FakeHost } from '@kit/renderer/fake-host'
import { mountApp } from '@kit/renderer/mount-app'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { useArmada } from '../../systems/starfinder-armada/use-armada'
import { useDiceDue } from './use-dice-due'

const Shown = defineComponent(() => {
  const { state } = useArmada()
  const due = useDiceDue(command => starfinderArmada.describeCommand(state.value, command as SaCommand))
  return () => h('p', due.value === null ? 'no dice' : `${due.value.what} / ${due.value.detail}`)
})
const rolled = { type: 'setDistance', hexes: null }
let host: FakeHost

beforeEach(() => {
  setActivePinia(createPinia())
  host = new FakeHost()
  host.begin()
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

describe('the dice that are due', () => {
  it('are none while none are asked', async () => {
    expect(await dueAfter(() => Promise.resolve())).toBe('no dice')
  })

  it('are named once, without saying again what they are for', async () => {
    expect(await dueAfter(() => useBattleStore().submit(rolled))).toBe('Roll now: distance, 3d6 /')
  })

  it('come with the act they are for where they do not say it', async () => {
    const fleetId = 'hawk'
    for (const type of ['setDistance', 'advancePhase', 'advancePhase']) host.act({ type, hexes: 9 } as never)
    host.act({ type: 'correctFleet', fleetId, correction: { sp: 0 }, reason: '' } as never)
    expect(await dueAfter(() => useBattleStore().submit({ type: 'advancePhase' }))).toBe(
      'Roll now: shields regained, d6 / end of Engineering'
    )
  })
})
