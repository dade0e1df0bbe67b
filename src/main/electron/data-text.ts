import { localeOf, type Locale } from '@shared/kernel/locale'

/** Texts of the native dialogs about the data folder. */
export interface DataText {
  readonly chooseNew: string
  readonly chooseKnown: string
  readonly isGone: string
  readonly isUnreadable: string
  readonly detail: (path: string, home: string, homeHoldsData: boolean) => string
  readonly notOurs: (path: string) => string
  readonly again: string
  readonly other: string
  readonly usual: string
  readonly quit: string
}

const TEXT: Readonly<Record<Locale, DataText>> = {
  en: {
    chooseNew: 'An empty folder for the data of Flagship',
    chooseKnown: 'The folder that holds the data of Flagship',
    isGone: 'The folder with your campaigns is not there',
    isUnreadable: 'Flagship cannot read where your campaigns are kept',
    detail: (path, home, homeHoldsData) =>
      `${path}\n\nIs it on a disk that is not plugged in? Plug it in and look again. If it was moved or renamed, say where it is now.\n\n` +
      (homeHoldsData
        ? `The usual folder, ${home}, holds campaigns too, as they were before the move.`
        : `The usual folder, ${home}, holds no campaigns.`) +
      '\n\nNothing has been changed.',
    notOurs: path => `Flagship has never kept data in ${path}.`,
    again: 'Look again',
    other: 'Say where it is…',
    usual: 'Use the usual folder',
    quit: 'Quit'
  },
  fr: {
    chooseNew: 'Un dossier vide pour les données de Flagship',
    chooseKnown: 'Le dossier qui contient les données de Flagship',
    isGone: 'Le dossier de vos campagnes est introuvable',
    isUnreadable: 'Flagship n’arrive pas à lire où sont vos campagnes',
    detail: (path, home, homeHoldsData) =>
      `${path}\n\nEst-il sur un disque débranché\u202f? Branchez-le et cherchez à nouveau. S’il a été déplacé ou renommé, dites où il est.\n\n` +
      (homeHoldsData
        ? `Le dossier habituel, ${home}, contient aussi des campagnes, telles qu’avant le déplacement.`
        : `Le dossier habituel, ${home}, ne contient aucune campagne.`) +
      '\n\nRien n’a été modifié.',
    notOurs: path => `Flagship n’a jamais gardé de données dans ${path}.`,
    again: 'Chercher à nouveau',
    other: 'Dire où il est…',
    usual: 'Prendre le dossier habituel',
    quit: 'Quitter'
  }
}

/** For a language tag such as fr-FR. */
export function dataText(tag: string): DataText {
  return TEXT[localeOf(tag)]
}
