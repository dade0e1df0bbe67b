import type { PluralizationRule } from '@intlify/core-base'
import type { Locale } from '@shared/kernel/locale'
import { withMarkedElisions } from './french-elision'
import { withBoundSpaces } from './french-spaces'

/** Rules of a language that its messages cannot express. */
interface Language {
  /** Its name in itself. Written down, because the browser takes 10 ms to look it up at the first screen. */
  readonly name: string
  /** Chooses between the plural forms of a message, such as `{count} fleet | {count} fleets`. */
  readonly plural: PluralizationRule
  /** Applied to each message when loaded; null to leave messages unchanged. */
  readonly typography: ((text: string) => string) | null
}

/** A part of one is several: 0.8 hits, 1 hit. */
const usualPlural: PluralizationRule = (choice, forms, rule) => rule?.(Number.isInteger(choice) ? choice : 2, forms) ?? 0

export const LANGUAGES: Readonly<Record<Locale, Language>> = {
  en: { name: 'English', plural: usualPlural, typography: null },
  fr: {
    name: 'Français',
    // All below two is singular in French: 0 flotte, 1,5 flotte, 2 flottes.
    plural: (choice, forms, rule) => (forms === 2 ? Number(choice >= 2) : usualPlural(choice, forms, rule)),
    typography: text => withMarkedElisions(withBoundSpaces(text))
  }
}

/** The name of a language in that language: English, Français. */
export const languageName = (locale: Locale): string => LANGUAGES[locale].name
