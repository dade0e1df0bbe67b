import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { useFailure } from './composables/use-failure'
import { i18n } from './i18n'
import { router } from './router'
import { useSettingsStore } from './stores/settings-store'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/marks.css'
import './styles/tables.css'

async function start(): Promise<void> {
  const { report } = useFailure()
  const app = createApp(App)
  app.use(createPinia())
  app.use(i18n)
  app.config.errorHandler = report
  const settings = useSettingsStore()
  await settings.load().catch(report)
  await settings.apply()
  app.use(router)
  router.onError(report)
  await router.isReady()
  app.mount('#app')
}

void start()
