import { shallowRef, watch, type ShallowRef } from 'vue'
import type { SystemId } from '@shared/campaign/campaign'
import { withSystemTexts } from '../i18n'
import type { SystemPanels } from '../contract/system-panels'

/** The only list of systems: the prefix of their texts, and their panels, loaded when first needed. */
const SYSTEMS: Readonly<Record<SystemId, readonly [texts: string, load: () => Promise<{ readonly panels: SystemPanels }>]>> = {
  'starfinder-armada': ['sa', () => import('./starfinder-armada/panels')],
  'dystopian-wars': ['dw', () => import('./dystopian-wars/panels')],
  'firestorm-armada': ['fa', () => import('./firestorm-armada/panels')],
  'petit-wargame': ['pw', () => import('./petit-wargame/panels')],
  xwing: ['xw', () => import('./xwing/panels')]
}

/** Every system in the order in which it is offered. */
export const SYSTEM_IDS = Object.keys(SYSTEMS) as readonly SystemId[]

export async function loadPanels(system: SystemId): Promise<SystemPanels> {
  const [texts, load] = SYSTEMS[system]
  return (await withSystemTexts(texts, load)).panels
}

/** The texts of a system without its panels, for a screen that draws every system alike. */
export function loadTexts(system: SystemId): Promise<void> {
  return withSystemTexts(SYSTEMS[system][0], () => Promise.resolve())
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
