import { shallowRef, watch, type ShallowRef } from 'vue'
import type { SystemId } from '@shared/campaign/campaign'
import { withSystemTexts } from '../i18n'
import type { SystemPanels } from '../contract/system-panels'
import { TEXTS } from './texts'

/** The only list of systems: their panels, loaded when first needed. */
const SYSTEMS: Readonly<Record<SystemId, () => Promise<{ readonly panels: SystemPanels }>>> = {
  'starfinder-armada': () => import('./starfinder-armada/panels'),
  'dystopian-wars': () => import('./dystopian-wars/panels'),
  'firestorm-armada': () => import('./firestorm-armada/panels'),
  'petit-wargame': () => import('./petit-wargame/panels'),
  xwing: () => import('./xwing/panels')
}

/** Every system in the order in which it is offered. */
export const SYSTEM_IDS = Object.keys(SYSTEMS) as readonly SystemId[]

export async function loadPanels(system: SystemId): Promise<SystemPanels> {
  return (await withSystemTexts(TEXTS[system], SYSTEMS[system])).panels
}

/** The texts of a system without its panels, for a screen that draws every system alike. */
export function loadTexts(system: SystemId): Promise<void> {
  return withSystemTexts(TEXTS[system], () => Promise.resolve())
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
