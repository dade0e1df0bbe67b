import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, nextTick, ref, type Ref } from 'vue'
import { FakeHost } from '@kit/renderer/fake-host'
import { useBattleStore } from '../../session/battle-store'
import { keepRefs } from './keep-refs'
import { keptRef } from './kept-ref'

let isGone = false
const fresh = (): { readonly hexes: number } => {
  if (isGone) throw new Error('Missing: ship crow')
  return { hexes: 1 }
}
const target = ref('crow')

/** The panel, come to anew. */
function come(): { readonly aim: Ref<{ readonly hexes: number }>; readonly actor: Ref<string>; readonly leave: () => void } {
  const panel: { aim?: Ref<{ readonly hexes: number }> } = {}
  const actor = ref('nobody')
  const screen = mount(
    defineComponent(() => {
      panel.aim = keptRef('aim', fresh, () => target.value)
      keepRefs('selection', { actor })
      return () => null
    })
  )
  if (panel.aim === undefined) throw new Error('Nothing was mounted')
  return { aim: panel.aim, actor, leave: () => screen.unmount() }
}

beforeEach(async () => {
  setActivePinia(createPinia())
  target.value = 'crow'
  isGone = false
  new FakeHost().begin()
  await useBattleStore().open({ campaignId: 'c', battleId: 'b' })
})

describe('a choice that was left', () => {
  it('is found again, each by what it is about', async () => {
    const first = come()
    first.aim.value = { hexes: 7 }
    first.actor.value = 'hawk'
    target.value = 'rook'
    await nextTick()
    expect(first.aim.value).toEqual({ hexes: 1 })
    first.leave()
    target.value = 'crow'
    const again = come()
    expect([again.aim.value, again.actor.value]).toEqual([{ hexes: 7 }, 'hawk'])
    again.leave()
  })

  it('is kept though its table is gone by then', () => {
    const first = come()
    first.aim.value = { hexes: 7 }
    isGone = true
    first.leave()
    isGone = false
    const again = come()
    expect(again.aim.value).toEqual({ hexes: 7 })
    again.leave()
  })

  it('is gone once the battle has gone on', async () => {
    const first = come()
    first.aim.value = { hexes: 7 }
    first.actor.value = 'hawk'
    first.leave()
    const command = { type: 'setDistance', hexes: 9 }
    await useBattleStore().submit(command)
    const again = come()
    expect([again.aim.value, again.actor.value]).toEqual([{ hexes: 1 }, 'nobody'])
    again.leave()
  })

  it('is not found in another battle', async () => {
    const first = come()
    first.aim.value = { hexes: 7 }
    first.leave()
    await useBattleStore().open({ campaignId: 'c', battleId: 'other' })
    const there = come()
    expect(there.aim.value).toEqual({ hexes: 1 })
    there.leave()
  })
})
