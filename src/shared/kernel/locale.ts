/** The languages Flagship speaks, as tags. The first is the one the code itself is written in. */
export const LOCALES = ['en', 'fr'] as const
export type Locale = (typeof LOCALES)[number]

/** The language of names and texts as they stand in the code; spoken wherever Flagship knows no better one. */
export const SOURCE_LOCALE = LOCALES[0]

/** The language for a tag such as `fr-CA` or `fr_FR.UTF-8`: the one Flagship speaks whatever the region, or else the source language. */
export function localeOf(tag: string): Locale {
  const asked = tag.toLowerCase().split(/[^a-z0-9]+/u)
  return LOCALES.find(locale => locale.split('-').every((part, i) => asked[i] === part)) ?? SOURCE_LOCALE
}
