import type { SystemId } from '@shared/campaign/campaign'
import { SOURCE_LOCALE, type Locale } from '@shared/kernel/locale'
import { elided } from './french-elision'
import { LANGUAGES } from './languages'

const TEXTS = import.meta.glob<string>('./*/digest/*.md', { query: '?raw', import: 'default' })

/** The digest of a system's rules in this language, or in English where there is none; with the language's spaces once it is read. */
export async function digestText(system: SystemId, locale: Locale): Promise<string> {
  const load = TEXTS[`./${locale}/digest/${system}.md`] ?? TEXTS[`./${SOURCE_LOCALE}/digest/${system}.md`]
  return load === undefined ? '' : load()
}

/** One text of a digest, with the spaces and elisions of its language. */
export function typeset(text: string, locale: Locale): string {
  const { typography } = LANGUAGES[locale]
  return typography === null ? text : elided(typography(text))
}
