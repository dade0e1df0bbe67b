import { createI18n } from 'vue-i18n'
import type { Settings } from '@shared/campaign/settings'
import type { MessageFile } from './merge-messages'

export const LOCALES = ['en', 'fr'] as const
export type Locale = (typeof LOCALES)[number]

/** Each language is a chunk of its own, fetched when it is first shown. */
const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: Record<string, string | MessageFile> }>>> = {
  en: () => import('./messages-en'),
  fr: () => import('./messages-fr')
}

export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  // A missing text shows its key. Both languages are complete, which a test keeps true.
  fallbackLocale: false,
  missingWarn: false,
  messages: {}
})

/** The language to show: the chosen one, or the nearest to what the operating system speaks. */
export function localeFor(language: Settings['language'], systemTag: string): Locale {
  if (language !== 'system') return language
  return LOCALES.find(locale => systemTag.toLowerCase().startsWith(locale)) ?? 'en'
}

/** Fetches the texts of a language without showing them. */
export async function fetchLocale(locale: Locale): Promise<void> {
  if ((i18n.global.availableLocales as readonly string[]).includes(locale)) return
  const { messages } = await LOADERS[locale]()
  i18n.global.setLocaleMessage(locale, messages)
}

let wanted: Locale = 'en'

/** Shows a language: fetches its texts the first time, then switches every text on screen at once. The last one asked for stays. */
export async function showLocale(locale: Locale): Promise<void> {
  wanted = locale
  await fetchLocale(locale)
  if (wanted !== locale) return
  i18n.global.locale.value = locale
  document.documentElement.lang = locale
}
