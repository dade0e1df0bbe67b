import { createApp } from 'vue'
import type { SystemId } from '@shared/campaign/campaign'
import { localeFor, showLocale, withAllTexts } from '../i18n'
import { words } from '../i18n/use-words'
import PlayerApp from './PlayerApp.vue'

/** Starts the page of the player screen, which knows no campaign, no battle and no setting. */
export async function startScreen(loadTexts: (system: SystemId) => Promise<void>): Promise<void> {
  await showLocale(localeFor('system', navigator.language))
  await withAllTexts(() => Promise.resolve())
  createApp(PlayerApp, { loadTexts }).use(words).mount('#app')
}
