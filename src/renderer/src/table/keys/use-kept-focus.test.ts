import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { useBattleStore } from '../../session/battle-store'
import { FakeHost } from '@kit/renderer/fake-host'
import { mountApp } from '@kit/renderer/mount-app'
import { useKeptFocus } from './use-kept-focus'

/** A table with a field that appears after an act. */
const TABLE = defineComponent({
  setup() {
    const store = useBattleStore()
    useKeptFocus()
    return () =>
      h('section', { 'data-plot': '', tabindex: -1 }, [
        h('div', { 'data-centre': '' }, [
          h('button', { 'data-next-input': '', id: 'asked' }),
          store.undoName === null ? null : h('input', { id: 'done' })
        ]),
        h('button', { id: 'elsewhere' })
      ])
  }
})
const DISTANCE = { type: 'setDistance', hexes: 9 }
let table: VueWrapper

beforeEach(async () => {
  const host = new FakeHost()
  host.begin()
  table = (await mountApp(TABLE)).wrapper
  await useBattleStore().open({ campaignId: 'c', battleId: 'b' })
  await useBattleStore().submit(DISTANCE)
  await flushPromises()
})
afterEach(() => table.unmount())

const focused = (): string | undefined => document.activeElement?.id
function focus(id: string): void {
  document.getElementById(id)?.focus()
}

describe('the focus as an act is taken back', () => {
  it('goes to the next input where what had it is gone', async () => {
    focus('done')
    await useBattleStore().undo()
    await flushPromises()
    expect(focused()).toBe('asked')
  })

  it('goes there from the past as well', async () => {
    await useBattleStore().look(1)
    focus('done')
    await useBattleStore().goBackHere()
    await flushPromises()
    expect(focused()).toBe('asked')
  })

  it('stays where it is as long as that is there', async () => {
    focus('elsewhere')
    await useBattleStore().undo()
    await useBattleStore().redo()
    await flushPromises()
    expect(focused()).toBe('elsewhere')
  })
})
