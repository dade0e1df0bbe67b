import { createPinia } from 'pinia'
import { createApp, watchEffect } from 'vue'
import App from './App.vue'
import { useCampaignStore } from './session/campaign-store'
import { useFailure } from './session/host/use-failure'
import { words } from './i18n/use-words'
import { router } from './router'
import { useSettingsStore } from './session/host/settings-store'
import { readSystemsFrom } from './session/system-source'
import { loadPanels, loadTexts } from './systems/registry'
import { followPointer } from './ui/focus/coarse-pointer'
import { keepToLayouts } from './ui/keys/figure-keys'
import { chooseKeyboard, followLayout } from './ui/keys/layout'
import { installFullTitles } from './ui/text/full-titles'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/marks.css'
import './styles/tables.css'
import './styles/layout.css'
import './styles/touch.css'
import './styles/print.css'

async function start(): Promise<void> {
  const { report } = useFailure()
  readSystemsFrom(loadPanels)
  const app = createApp(App)
  app.use(createPinia())
  app.use(words)
  app.config.errorHandler = report
  const settings = useSettingsStore()
  router.onError(report)
  app.use(router)
  const settled = settings
    .load()
    .catch(report)
    .then(() => settings.apply())
  // The list is there before the first screen, so that it is drawn once; what goes wrong is told by the screen.
  void useCampaignStore()
    .begin()
    .catch(() => null)
  installFullTitles(document)
  followPointer()
  keepToLayouts()
  followLayout()
  watchEffect(() => chooseKeyboard(settings.settings.keyboard ?? 'auto'))
  await Promise.all([settled, router.isReady()])
  app.mount('#app')
}

/** The player screen has a path of its own, and nothing of the game master's pages. */
async function startPlayers(): Promise<void> {
  const { startScreen } = await import('./players/start-screen')
  await startScreen(loadTexts)
}

void (location.pathname === '/players' ? startPlayers() : start())
