import { shallowRef, watch, type ShallowRef } from 'vue'
import type { SystemId } from '@shared/campaign/campaign'
import { withSystemTexts } from '../i18n'
import type { SystemPanels } from '../contract/system-panels'

/** The only list of systems: panels and texts, loaded when first needed. */
const LOADERS: Readonly<Record<SystemId, () => Promise<{ readonly panels: SystemPanels }>>> = {
  'starfinder-armada': () => withSystemTexts('sa', () => import('./starfinder-armada/panels')),
  'dystopian-wars': () => withSystemTexts('dw', () => import('./dystopian-wars/panels')),
  'firestorm-armada': () => withSystemTexts('fa', () => import('./firestorm-armada/panels')),
  'petit-wargame': () => withSystemTexts('pw', () => import('./petit-wargame/panels')),
  xwing: () => withSystemTexts('xw', () => import('./xwing/panels'))
}

/** Every system in the order in which it is offered. */
export const SYSTEM_IDS = Object.keys(LOADERS) as readonly SystemId[]

export async function loadPanels(system: SystemId): Promise<SystemPanels> {
  return (await LOADERS[system]()).panels
}

/** The panels of a system; null until loaded, or without a system. */
export function usePanels(system: () => SystemId | null): ShallowRef<SystemPanels | null> {
  const panels = shallowRef<SystemPanels | null>(null)
  watch(
    system,
    async id => {
      panels.value = null
      if (id === null) return
      const loaded = await loadPanels(id)
      if (system() === id) panels.value = loaded
    },
    { immediate: true }
  )
  return panels
}
