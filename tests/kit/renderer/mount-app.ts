import { createPinia, setActivePinia } from 'pinia'
import { computed, type Component } from 'vue'
import { createRouter, createMemoryHistory, matchedRouteKey, type Router } from 'vue-router'
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { showLocale, withAllTexts } from '../../../src/renderer/src/i18n'
import { readSystemsFrom } from '../../../src/renderer/src/session/system-source'
import { loadPanels, SYSTEM_IDS } from '../../../src/renderer/src/systems/registry'
import { words } from '../../../src/renderer/src/i18n/use-words'

const EMPTY = { render: () => null }

/** Every route of the app with nothing behind it, for links and guards. */
export function testRouter(): Router {
  return createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', name: 'campaigns', component: EMPTY },
      { path: '/campaign/:campaignId', name: 'campaign', component: EMPTY },
      { path: '/campaign/:campaignId/roster/:rosterId', name: 'builder', component: EMPTY },
      { path: '/campaign/:campaignId/battle/:battleId', name: 'battle', component: EMPTY },
      { path: '/campaign/:campaignId/battle/:battleId/report', name: 'report', component: EMPTY },
      { path: '/guide', name: 'guide', component: EMPTY },
      { path: '/campaign/:campaignId/chronicle', name: 'chronicle', component: EMPTY },
      { path: '/campaign/:campaignId/battle/:battleId/replay', name: 'replay', component: EMPTY },
      { path: '/settings', name: 'settings', component: EMPTY }
    ]
  })
}

/** Mounts a component as the app does: English texts, a fresh store, routes. */
export async function mountApp(
  component: Component,
  props: Record<string, unknown> = {}
): Promise<{ wrapper: VueWrapper; router: Router }> {
  await showLocale('en')
  readSystemsFrom(loadPanels)
  await withAllTexts(() => Promise.all(SYSTEM_IDS.map(loadPanels)))
  const pinia = createPinia()
  setActivePinia(pinia)
  const router = testRouter()
  await router.push('/')
  // Screens ask for their route, to save when it is left.
  const provide = { [matchedRouteKey]: computed(() => router.currentRoute.value.matched[0]) }
  const wrapper = mount(component, { props, attachTo: document.body, global: { plugins: [pinia, words, router], provide } })
  await flushPromises()
  return { wrapper, router }
}

/** Presses a key on the focused element. */
export function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  ;(document.activeElement ?? document.body).dispatchEvent(event)
  return event
}
