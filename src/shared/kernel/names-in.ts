import { SOURCE_LOCALE, type Locale } from './locale'

/** The same names in every language except the one they are written in. */
type Translations<Name extends string> = Readonly<Record<Exclude<Locale, typeof SOURCE_LOCALE>, Readonly<Record<Name, string>>>>

/** Returns names in a language: as the code has them, or as its table translates them. */
export function namesIn<Name extends string>(locale: Locale, translations: Translations<Name>): (name: Name) => string {
  return name => (locale === SOURCE_LOCALE ? name : translations[locale][name])
}
