import type { IpcErrorCode } from '@shared/ipc/calls'
import { localeOf, type Locale } from '@shared/kernel/locale'

export interface MenuText {
  readonly about: string
  readonly services: string
  readonly hide: string
  readonly hideOthers: string
  readonly showAll: string
  readonly file: string
  readonly quit: string
  readonly edit: string
  readonly undo: string
  readonly redo: string
  readonly cut: string
  readonly copy: string
  readonly paste: string
  readonly selectAll: string
  readonly view: string
  readonly reload: string
  readonly devTools: string
  readonly actualSize: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fullScreen: string
  readonly window: string
  readonly minimize: string
  readonly close: string
  readonly help: string
  readonly starfinderReference: string
  readonly releases: string
  readonly cannotStart: string
  readonly cannotStartBecause: (code: IpcErrorCode, detail: string) => string
  readonly lockRefused: (folder: string) => string
}

const TEXT: Readonly<Record<Locale, MenuText>> = {
  en: {
    about: 'About Flagship',
    services: 'Services',
    hide: 'Hide Flagship',
    hideOthers: 'Hide others',
    showAll: 'Show all',
    file: 'File',
    quit: 'Quit Flagship',
    edit: 'Edit',
    undo: 'Undo typing',
    redo: 'Redo typing',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    view: 'View',
    reload: 'Reload',
    devTools: 'Inspector',
    actualSize: 'Actual size',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fullScreen: 'Full screen',
    window: 'Window',
    minimize: 'Minimize',
    close: 'Close window',
    help: 'Help',
    starfinderReference: 'Starfinder reference (website)',
    releases: 'Look for a newer version (website)',
    cannotStart: 'Flagship cannot start',
    cannotStartBecause: (code, detail) =>
      code === 'locked'
        ? 'Flagship is already open with these battles, perhaps in a browser or on another computer. Close it there first.\n\nIf it is not open anywhere, restart the ' +
          `computer. If this message comes back, delete the folder LOCK: it holds no battles.\n\n${detail}`
        : `The data folder cannot be used. Nothing was changed.\n${code}: ${detail}`,
    lockRefused: folder =>
      'The system refuses Flagship the lock that keeps it from being opened twice, and no other Flagship is open.\n\nQuit every program named ' +
      `Flagship or Electron, delete the files whose names begin with “Singleton” in the folder below, and start Flagship again. They hold no battles.\n\n${folder}`
  },
  fr: {
    about: 'À propos de Flagship',
    services: 'Services',
    hide: 'Masquer Flagship',
    hideOthers: 'Masquer les autres',
    showAll: 'Tout afficher',
    file: 'Fichier',
    quit: 'Quitter Flagship',
    edit: 'Édition',
    undo: 'Annuler la saisie',
    redo: 'Rétablir la saisie',
    cut: 'Couper',
    copy: 'Copier',
    paste: 'Coller',
    selectAll: 'Tout sélectionner',
    view: 'Affichage',
    reload: 'Recharger',
    devTools: 'Inspecteur',
    actualSize: 'Taille réelle',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fullScreen: 'Plein écran',
    window: 'Fenêtre',
    minimize: 'Placer dans le Dock',
    close: 'Fermer la fenêtre',
    help: 'Aide',
    starfinderReference: 'Référence Starfinder (site web)',
    releases: 'Chercher une version plus récente (site web)',
    cannotStart: 'Flagship ne peut pas démarrer',
    cannotStartBecause: (code, detail) =>
      code === 'locked'
        ? 'Flagship est déjà ouvert avec ces batailles, peut-être dans un navigateur ou sur un autre ordinateur. Fermez-le d’abord.\n\nS’il n’est ouvert nulle part, ' +
          `redémarrez l’ordinateur. Si ce message revient, supprimez le dossier LOCK\u00a0: il ne contient aucune bataille.\n\n${detail}`
        : `Le dossier de données est inutilisable. Rien n’a été modifié.\n${code}\u00a0: ${detail}`,
    lockRefused: folder =>
      'Le système refuse à Flagship le verrou qui l’empêche d’être ouvert deux fois, et aucun autre Flagship n’est ouvert.\n\nQuittez tout ' +
      `programme nommé Flagship ou Electron, supprimez les fichiers dont le nom commence par «\u00a0Singleton\u00a0» dans le dossier ci-dessous, puis relancez Flagship. Ils ne contiennent aucune bataille.\n\n${folder}`
  }
}

/** Texts of the native menu, and of the one message shown before there is a page, for a language tag such as fr-FR. */
export function menuText(tag: string): MenuText {
  return TEXT[localeOf(tag)]
}
