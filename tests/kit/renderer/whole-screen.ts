import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { h, ref } from 'vue'
import type { WireEntry } from '@shared/ipc/calls'
import type { SystemId } from '@shared/systems/index'
import { useBattleStore } from '../../../src/renderer/src/session/battle-store'
import { loadPanels } from '../../../src/renderer/src/systems/registry'
import BattleScreen from '../../../src/renderer/src/table/frame/BattleScreen.vue'
import { FakeHost } from './fake-host'
import { mountApp } from './mount-app'

export interface WholeScreen {
  readonly host: FakeHost
  readonly wrapper: VueWrapper
  /** Carries an entry out as another window would, and lets this one follow. */
  readonly follow: (entry: WireEntry) => Promise<void>
  readonly close: () => void
}

const KEY = { campaignId: 'c', battleId: 'b' }

/** The real screen of a battle that has come this far. */
export async function wholeScreen(id: SystemId, entries: readonly WireEntry[]): Promise<WholeScreen> {
  const host = new FakeHost(id)
  for (const entry of entries) host.timeline.append(entry)
  const panels = await loadPanels(id)
  const table = await panels.table()
  const isOpen = ref(false)
  const { wrapper } = await mountApp({ render: () => (isOpen.value ? h(BattleScreen, { panels, table }) : null) })
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
    close: () => wrapper.unmount()
  }
}
