import type { PluralizationRule } from 'vue-i18n'
import type { Locale } from '@shared/kernel/locale'
import { withMarkedElisions } from './french-elision'
import { withBoundSpaces } from './french-spaces'

/** The habits of a language that its messages cannot state themselves. */
interface Language {
  /** Chooses between the forms of a message, such as `{count} fleet | {count} fleets`. */
  readonly plural: PluralizationRule
  /** Applied to each message as it is loaded; null where messages are shown as they are written. */
  readonly typography: ((text: string) => string) | null
}

const usualPlural: PluralizationRule = (choice, forms, rule) => rule?.(choice, forms) ?? 0

export const LANGUAGES: Readonly<Record<Locale, Language>> = {
  en: { plural: usualPlural, typography: null },
  fr: {
    // Nothing is singular too: 0 flotte, 1 flotte, 2 flottes.
    plural: (choice, forms, rule) => (forms === 2 ? Number(choice > 1) : usualPlural(choice, forms, rule)),
    typography: text => withMarkedElisions(withBoundSpaces(text))
  }
}

/** What a language calls itself, as a list of languages shows it: English, Français. */
export function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
