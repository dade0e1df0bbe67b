import { LOCALES, type Locale } from '@shared/kernel/locale'

/** Name of the note that a move leaves in the old folder. */
export const NOTE = 'MOVED.txt'

const TEXT: Readonly<Record<Locale, (to: string) => string>> = {
  en: to =>
    `Flagship now keeps its data in ${to}\n` +
    'The copy here is not used any more. Flagship deletes it under Settings, Data. Leave location.json where it is.\n',
  fr: to =>
    `Flagship garde maintenant ses données dans ${to}\n` +
    'La copie ici ne sert plus. Flagship la supprime depuis Réglages, Données. Laissez location.json à sa place.\n'
}

/** The note in every language, since there is no telling who will open it. */
export function movedNote(to: string): Buffer {
  return Buffer.from(LOCALES.map(locale => TEXT[locale](to)).join('\n'))
}
