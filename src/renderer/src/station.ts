import { createApp } from 'vue'
import { startWith } from './i18n'
import { words } from './i18n/use-words'
import { lookAsBefore } from './station/look'
import StationApp from './station/StationApp.vue'
import { loadForStation } from './systems/for-station'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/marks.css'
import './styles/layout.css'
import './station/station.css'

async function start(): Promise<void> {
  startWith(['app.json', 'station.json', 'players.json', 'view.json', 'dice.json'])
  await lookAsBefore()
  createApp(StationApp, { games: loadForStation }).use(words).mount('#app')
}

void start()
