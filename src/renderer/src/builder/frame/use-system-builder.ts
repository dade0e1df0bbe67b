import { shallowRef, type Ref, type ShallowRef } from 'vue'
import type { SystemBuilder } from '../../contract/system-builder'
import type { SystemPanels } from '../../contract/system-panels'
import { watchImmediate } from '../../ui/drawing/watch-immediate'

/** The builder of a system; null until loaded. */
export function useSystemBuilder(panels: Readonly<Ref<SystemPanels | null>>): ShallowRef<SystemBuilder | null> {
  const builder = shallowRef<SystemBuilder | null>(null)
  watchImmediate(panels, async now => {
    builder.value = null
    const loaded = await now?.builder()
    if (loaded !== undefined && panels.value === now) builder.value = loaded
  })
  return builder
}
