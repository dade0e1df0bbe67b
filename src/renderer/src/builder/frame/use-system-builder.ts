import { shallowRef, watch } from 'vue'
import type { Ref, ShallowRef } from 'vue'
import type { SystemBuilder } from '../../contract/system-builder'
import type { SystemPanels } from '../../contract/system-panels'

/** The builder of a system once it is here; null before. */
export function useSystemBuilder(panels: Readonly<Ref<SystemPanels | null>>): ShallowRef<SystemBuilder | null> {
  const builder = shallowRef<SystemBuilder | null>(null)
  watch(
    panels,
    async now => {
      builder.value = null
      const loaded = await now?.builder()
      if (loaded !== undefined && panels.value === now) builder.value = loaded
    },
    { immediate: true }
  )
  return builder
}
