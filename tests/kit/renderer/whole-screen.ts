import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { h, ref } from 'vue'
import type { Faces } from '@shared/core/dice/rule'
import type { WireEntry } from '@shared/ipc/calls'
import type { SystemId } from '@shared/systems/index'
import { useBattleStore } from '../../../src/renderer/src/session/battle-store'
import { loadPanels } from '../../../src/renderer/src/systems/registry'
import BattleScreen from '../../../src/renderer/src/table/frame/BattleScreen.vue'
import { keepToLayouts } from '../../../src/renderer/src/ui/keys/figure-keys'
import { FakeHost } from './fake-host'
import { mountApp } from './mount-app'

export interface WholeScreen {
  readonly host: FakeHost
  readonly wrapper: VueWrapper
  /** Carries an entry out as another window would, and lets this one follow. */
  readonly follow: (entry: WireEntry) => Promise<void>
  /** Sends the command of an entry, and answers this many of its rolls. */
  readonly ask: (entry: WireEntry, rolls: number) => Promise<void>
  readonly close: () => void
}

const KEY = { campaignId: 'c', battleId: 'b' }

/** The real screen of a battle that has come this far, with the keys of its page. */
export async function wholeScreen(id: SystemId, entries: readonly WireEntry[]): Promise<WholeScreen> {
  const host = new FakeHost(id)
  for (const entry of entries) host.timeline.append(entry)
  const panels = await loadPanels(id)
  const table = await panels.table()
  const isOpen = ref(false)
  const { wrapper } = await mountApp({ render: () => (isOpen.value ? h(BattleScreen, { panels, table }) : null) })
  const stop = keepToLayouts()
  const store = useBattleStore()
  await store.open(KEY)
  isOpen.value = true
  await flushPromises()
  return {
    host,
    wrapper,
    async follow(entry) {
      host.pending = null
      host.timeline.append(entry)
      host.tell({ kind: 'battle.appended', ...KEY, entry })
      await flushPromises()
    },
    async ask(entry, rolls) {
      if (entry.kind !== 'command') return
      await store.submit(entry.command, {}, entry.overruled ?? null)
      const faces: readonly Faces[] = entry.dice.slice(0, rolls).map(one => one.faces)
      for (const one of faces) await store.answer(entry.command, { faces: [one] }, entry.overruled ?? null)
      await flushPromises()
    },
    close() {
      stop()
      wrapper.unmount()
    }
  }
}
