import { shallowRef, type Ref, type ShallowRef } from 'vue'
import type { SystemPanels } from '../../contract/system-panels'
import type { SystemTable } from '../../contract/system-table'
import { watchImmediate } from '../../ui/drawing/watch-immediate'

/** The table of a system; null until loaded. */
export function useSystemTable(panels: Readonly<Ref<SystemPanels | null>>): ShallowRef<SystemTable | null> {
  const table = shallowRef<SystemTable | null>(null)
  watchImmediate(panels, async now => {
    table.value = null
    const loaded = await now?.table()
    if (loaded !== undefined && panels.value === now) table.value = loaded
  })
  return table
}
