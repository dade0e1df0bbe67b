/** The languages of Flagship, as tags. The first is the one the code itself is written in. */
export const LOCALES = ['en', 'fr'] as const
export type Locale = (typeof LOCALES)[number]

/** The language of names and texts in the code, and the fallback where no other is known. */
export const SOURCE_LOCALE = LOCALES[0]

/** The language for a tag such as `fr-CA` or `fr_FR.UTF-8`, ignoring the region; the source language if Flagship does not have it. */
export function localeOf(tag: string): Locale {
  const asked = tag.toLowerCase().split(/[^a-z0-9]+/u)
  return LOCALES.find(locale => locale.split('-').every((part, i) => asked[i] === part)) ?? SOURCE_LOCALE
}
