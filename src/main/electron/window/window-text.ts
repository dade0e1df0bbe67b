import { localeOf, type Locale } from '@shared/kernel/locale'

/** Texts of the native dialogs of a window. */
export interface WindowText {
  readonly saveFile: string
  readonly pageLost: string
  readonly pageLostDetail: string
  readonly reload: string
  readonly openFolder: string
  readonly quit: string
}

const TEXT: Readonly<Record<Locale, WindowText>> = {
  en: {
    saveFile: 'Save a file of Flagship',
    pageLost: 'Flagship’s page keeps failing',
    pageLostDetail:
      'It was loaded again several times, and failed each time. Nothing is lost: every action shown as done is in the data folder.\n\n' +
      'Load it again, or quit and start Flagship again.',
    reload: 'Load again',
    openFolder: 'Open the data folder',
    quit: 'Quit'
  },
  fr: {
    saveFile: 'Enregistrer un fichier de Flagship',
    pageLost: 'La page de Flagship échoue sans cesse',
    pageLostDetail:
      'Elle a été rechargée plusieurs fois, sans succès. Rien n’est perdu\u00a0: chaque action affichée comme faite est dans le dossier des données.\n\n' +
      'Rechargez-la, ou quittez puis relancez Flagship.',
    reload: 'Recharger',
    openFolder: 'Ouvrir le dossier des données',
    quit: 'Quitter'
  }
}

/** For a language tag such as fr-FR. */
export function windowText(tag: string): WindowText {
  return TEXT[localeOf(tag)]
}
