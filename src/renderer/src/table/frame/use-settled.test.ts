import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, nextTick, watch } from 'vue'
import { useBattleStore } from '../../session/battle-store'
import { FakeHost } from '@kit/renderer/fake-host'
import { mountApp } from '@kit/renderer/mount-app'
import { useSettled } from './use-settled'

const distance = { type: 'setDistance', hexes: 9 }
const tooEarly = { type: 'rollMovementOrder', resolveOfficerIds: [] }
const followed: string[] = []

/** A panel that updates in several steps after an act, as battle panels do. */
const PANEL = defineComponent({
  setup() {
    const store = useBattleStore()
    useSettled()
    watch(
      () => store.lastAct,
      async () => {
        for (let step = 0; step < 5; step += 1) await nextTick()
        followed.push(shown() ?? 'absent')
      }
    )
    return () => null
  }
})
let host: FakeHost
let panel: VueWrapper
const shown = (): string | undefined => document.documentElement.dataset['settled']

beforeEach(async () => {
  followed.length = 0
  host = new FakeHost()
  host.begin()
  panel = (await mountApp(PANEL)).wrapper
  await useBattleStore().open({ campaignId: 'c', battleId: 'b' })
  await expect.poll(() => shown()).toBe('1')
})
afterEach(() => panel.unmount())

const later = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve, 20))

/** Holds back all answers of the host until the returned function is called. */
function holdAnswers(): () => void {
  const { call } = window.flagship
  let answer = (): void => undefined
  const asked = new Promise<void>(resolve => (answer = resolve))
  Reflect.set(window.flagship, 'call', (name: string, args: unknown) => asked.then(() => call(name, args)))
  return answer
}

describe('what a screen at rest tells', () => {
  it('is nothing while a call is under way, then the number of the act', async () => {
    const answer = holdAnswers()
    const sent = useBattleStore().submit(distance)
    await later()
    expect(shown()).toBeUndefined()
    answer()
    await sent
    await expect.poll(() => shown()).toBe('2')
  })

  it('is nothing before the panels have gone on', async () => {
    await useBattleStore().submit(distance)
    await expect.poll(() => shown()).toBe('2')
    expect(followed).toEqual(['absent'])
  })

  it('is the last act still where nothing was done, and that of another window once it is shown', async () => {
    await useBattleStore().submit(tooEarly)
    await expect.poll(() => shown()).toBe('1')
    host.tell({ kind: 'battle.appended', campaignId: 'c', battleId: 'b', entry: host.act(distance) })
    await flushPromises()
    await expect.poll(() => shown()).toBe('2')
  })

  it('is nothing once the battle has left the screen', () => {
    panel.unmount()
    expect(shown()).toBeUndefined()
  })
})
