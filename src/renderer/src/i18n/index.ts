import { createI18n } from 'vue-i18n'
import type { Settings } from '@shared/campaign/settings'
import { LOCALES, localeOf, SOURCE_LOCALE, type Locale } from '@shared/kernel/locale'
import { eachText } from './each-text'
import { elided } from './french-elision'
import { LANGUAGES } from './languages'
import type { MessageFile } from './message-file'

/** Each file of each language is a chunk of its own; those of a rule system lie in a folder of their own. */
const FILES = import.meta.glob<MessageFile>(['./*/*.json', './*/systems/*.json'], { import: 'default' })
/** What the first screen says. All the rest is fetched with the first part of the app that needs more. */
const FIRST: readonly string[] = ['app.json', 'campaigns.json']

export const i18n = createI18n({
  legacy: false,
  locale: SOURCE_LOCALE,
  // A missing text shows its key. Every language is complete, which a test keeps true.
  fallbackLocale: false,
  missingWarn: false,
  pluralRules: Object.fromEntries(LOCALES.map(locale => [locale, LANGUAGES[locale].plural])),
  postTranslation: said => (typeof said === 'string' ? elided(said) : said),
  messages: {}
})

/** The language to show: the chosen one, or the nearest to what the operating system speaks. */
export function localeFor(language: Settings['language'], systemTag: string): Locale {
  return language === 'system' ? localeOf(systemTag) : language
}

let wanted: Locale | null = null
let needsAll = false
/** Systems whose texts are needed, by the beginning of their files' names. */
const systems = new Set<string>()
const fetched = new Set<string>()

/** Fetches the texts of a language, as many as are needed by now, without showing them. */
export async function fetchLocale(locale: Locale): Promise<void> {
  const { typography } = LANGUAGES[locale]
  const missing = Object.entries(FILES).filter(([path]) => {
    const [, folder, ...rest] = path.split('/')
    return folder === locale && isNeeded(rest.join('/')) && !fetched.has(path)
  })
  await Promise.all(
    missing.map(async ([path, load]) => {
      const file = await load()
      i18n.global.mergeLocaleMessage(locale, typography === null ? file : eachText(file, typography))
      fetched.add(path)
    })
  )
}

function isNeeded(name: string): boolean {
  const system = /^systems\/([a-z]+)/u.exec(name)?.[1]
  return system === undefined ? needsAll || FIRST.includes(name) : systems.has(system)
}

/** Shows a language: fetches its texts the first time, then switches every text on screen at once. The last one asked for stays. */
export async function showLocale(locale: Locale): Promise<void> {
  wanted = locale
  await fetchLocale(locale)
  if (wanted !== locale) return
  i18n.global.locale.value = locale
  document.documentElement.lang = locale
}

/** Loads the screens of a rule system, `sa` for example; they are there when their texts are, and those of all other screens. */
export async function withSystemTexts<Part>(system: string, load: () => Promise<Part>): Promise<Part> {
  systems.add(system)
  return withAllTexts(load)
}

/** Loads a part of the app that says more than the first screen does; it is there when its texts are. */
export async function withAllTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  needsAll = true
  const [part] = await Promise.all([load(), wanted === null ? null : fetchLocale(wanted)])
  return part
}
