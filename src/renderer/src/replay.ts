import { createApp } from 'vue'
import { LOCALES, type Locale } from '@shared/kernel/locale'
import { unpacked } from '@shared/replay/packed'
import { REPLAY_BLOCK } from '@shared/replay/replay-file'
import type { Replay } from '@shared/replay/replay'
import { eachText } from './i18n/each-text'
import { LANGUAGES } from './i18n/languages'
import type { MessageFile } from './i18n/message-file'
import { texts } from './i18n/texts'
import { words } from './i18n/use-words'
import ReplayPage from './replay/ReplayPage.vue'
import { unzipped, type ReplayContent } from './replay/content'
import { stationDice } from './systems/xwing/table/station-dice'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/marks.css'
import './styles/layout.css'

/** What the page itself says, in every language. */
const PAGE = import.meta.glob<MessageFile>('./i18n/*/{app,players,view,replay}.json', { import: 'default', eager: true })

function add(locale: Locale, file: MessageFile): void {
  const { typography } = LANGUAGES[locale]
  texts.add(locale, typography === null ? file : eachText(file, typography))
}

async function read(): Promise<Replay> {
  const block = document.getElementById(REPLAY_BLOCK)?.textContent ?? ''
  const content = JSON.parse(await unzipped(block)) as ReplayContent
  for (const locale of LOCALES) add(locale, content.texts[locale])
  return unpacked(content.replay)
}

for (const [path, file] of Object.entries(PAGE)) {
  const locale = LOCALES.find(one => path.startsWith(`./i18n/${one}/`))
  if (locale !== undefined) add(locale, file)
}
const dice = stationDice()
createApp(ReplayPage, { read, symbols: (system: string) => (system === 'xwing' ? dice : null) })
  .use(words)
  .mount('#app')
