import { shallowRef, watch } from 'vue'
import type { Ref, ShallowRef } from 'vue'
import type { SystemPanels } from '../../contract/system-panels'
import type { SystemTable } from '../../contract/system-table'

/** The table of a system once it is here; null before. */
export function useSystemTable(panels: Readonly<Ref<SystemPanels | null>>): ShallowRef<SystemTable | null> {
  const table = shallowRef<SystemTable | null>(null)
  watch(
    panels,
    async now => {
      table.value = null
      const loaded = await now?.table()
      if (loaded !== undefined && panels.value === now) table.value = loaded
    },
    { immediate: true }
  )
  return table
}
