import type { Locale } from './locale'

/** Says names in a language: as they are written, which is English, or in French by the table. */
export function namesIn<Name extends string>(locale: Locale, french: Readonly<Record<Name, string>>): (name: Name) => string {
  return name => (locale === 'fr' ? french[name] : name)
}
