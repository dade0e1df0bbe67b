import type { Settings } from '@shared/campaign/settings'
import { LOCALES, localeOf, type Locale } from '@shared/kernel/locale'
import { eachText } from './each-text'
import { LANGUAGES } from './languages'
import type { MessageFile } from './message-file'
import { SCREEN_FILES } from './screen-files'
import { texts } from './texts'

/** The texts of the first screen. The list of the others comes with the first part of the app that needs one. */
const FIRST_FILES = import.meta.glob<MessageFile>('./*/{app,campaigns}.json', { import: 'default' })
const FIRST = ['app.json', 'campaigns.json']
/** The messages needed from the start. */
let first: readonly string[] = FIRST

/** The chosen language, or the closest to that of the operating system. */
export function localeFor(language: Settings['language'], systemTag: string): Locale {
  return language === 'system' ? localeOf(systemTag) : language
}

let wanted: Locale | null = null
/** Which texts are needed: those of the first screen, those that a battle shows too, or all but those of systems. */
let needs: 'first' | 'battle' | 'all' = 'first'
/** Systems whose texts are needed, by the prefix of their file names. */
const systems = new Set<string>()
/** Systems of which only what the engine says is needed. */
const spoken = new Set<string>()
/** Systems whose lesson is read. */
const lessons = new Set<string>()
/** Systems whose rules are looked up. */
const digests = new Set<string>()
const fetched = new Set<string>()

/** Loads the texts of a language needed so far, without switching to it. */
async function fetchLocale(locale: Locale): Promise<void> {
  const { typography } = LANGUAGES[locale]
  const hasMore = needs !== 'first' || systems.size + spoken.size > 0 || first !== FIRST
  const files = hasMore ? { ...FIRST_FILES, ...(await import('./more-files')).MORE_FILES } : FIRST_FILES
  const missing = Object.entries(files).filter(([path]) => {
    const [, folder, ...rest] = path.split('/')
    return folder === locale && isNeeded(rest.join('/')) && !fetched.has(path)
  })
  await Promise.all(
    missing.map(async ([path, load]) => {
      const file = await load()
      texts.add(locale, typography === null ? file : eachText(file, typography))
      fetched.add(path)
    })
  )
}

/** Loads what is needed so far in every other language too, for whoever searches in one of them. */
export async function fetchOtherLocales(): Promise<void> {
  await Promise.all(LOCALES.filter(one => one !== wanted).map(fetchLocale))
}

function isNeeded(name: string): boolean {
  const digest = /^digest\/([a-z]+)\.json$/u.exec(name)?.[1]
  if (digest !== undefined) return digests.has(digest)
  const system = /^systems\/([a-z]+)/u.exec(name)?.[1]
  if (name.endsWith('-lesson.json')) return lessons.has(system ?? '')
  if (system === undefined) return first.includes(name) || needs === 'all' || (needs === 'battle' && !isOfScreens(name))
  return systems.has(system) || (spoken.has(system) && name === `systems/${system}.json`)
}

const isOfScreens = (name: string): boolean => SCREEN_FILES.includes(name.replace('.json', ''))

/** For a page that is no part of the app: it starts with these files alone. Call before any language is shown. */
export function startWith(files: readonly string[]): void {
  first = files
}

/** Switches to a language, loading its texts first if needed. If called again meanwhile, the last call wins. */
export async function showLocale(locale: Locale): Promise<void> {
  wanted = locale
  await fetchLocale(locale)
  if (wanted !== locale) return
  texts.locale.value = locale
  document.documentElement.lang = locale
}

/** Loads the screens of a system, such as `sa`, together with their texts and those that a battle shows. */
export async function withSystemTexts<Part>(system: string, load: () => Promise<Part>): Promise<Part> {
  systems.add(system)
  return withBattleTexts(load)
}

/** Loads a part of the app together with the words of a system's lesson. */
export async function withLessonTexts<Part>(system: string, load: () => Promise<Part>): Promise<Part> {
  lessons.add(system)
  return withBattleTexts(load)
}

/** Loads the reference of a system together with its words. */
export async function withDigestTexts<Part>(system: string, load: () => Promise<Part>): Promise<Part> {
  digests.add(system)
  return withSystemTexts(system, load)
}

/** Loads what the engine of a system says, and nothing of its screens. */
export async function withSpokenTexts(system: string): Promise<void> {
  spoken.add(system)
  if (wanted !== null) await fetchLocale(wanted)
}

/** What the engine of a system says in every language, as its files hold it: for a page that stands alone. */
export async function spokenTexts(system: string): Promise<Readonly<Record<Locale, MessageFile>>> {
  const { MORE_FILES } = await import('./more-files')
  const files = LOCALES.map(async locale => [locale, (await MORE_FILES[`./${locale}/systems/${system}.json`]?.()) ?? {}] as const)
  return Object.fromEntries(await Promise.all(files)) as Record<Locale, MessageFile>
}

/** Loads a part of the app together with the texts that a battle shows. */
export async function withBattleTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  if (needs === 'first') needs = 'battle'
  return withTexts(load)
}

/** Loads a part of the app together with all shared texts. */
export async function withAllTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  needs = 'all'
  return withTexts(load)
}

async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), wanted === null ? null : fetchLocale(wanted)])
  return part
}
