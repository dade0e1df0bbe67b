import type { IpcError } from '@shared/ipc/calls'
import type { FolderProblem, FolderRefusal } from '@shared/ipc/data-folder'
import { pointerPath, type LocationProblem } from '../store/location/location'
import { localeOf, type Locale } from '@shared/kernel/locale'

/** Messages of the terminal about the data folder. */
export interface DataMessages {
  readonly notMoved: (problem: FolderProblem) => string
  readonly moved: (from: string, to: string) => string
  readonly notFound: (problem: LocationProblem, home: string) => string
  readonly notOpened: (error: IpcError) => string
}

type ByRefusal = Readonly<Record<FolderRefusal, (path: string) => string>>

const REFUSED: Readonly<Record<Locale, ByRefusal>> = {
  en: {
    fixed: path => `the folder ${path} was named by --data or FLAGSHIP_DATA.`,
    'not-empty': path => `${path} is not an empty folder.`,
    inside: path => `${path} is inside the data folder.`,
    'not-writable': path => `${path} cannot be written.`,
    'too-little-space': path => `there is too little room at ${path}.`,
    locked: path => `another Flagship has ${path} open. Close it first. If it is not open anywhere, delete the folder LOCK in it.`,
    'odd-entry': path => `${path} is neither a file nor a folder.`,
    'copy-differs': path => `the copy ${path} is not what was written. The disk may be failing.`,
    failed: path => `the disk did not answer at ${path}.`
  },
  fr: {
    fixed: path => `le dossier ${path} est imposé par --data ou FLAGSHIP_DATA.`,
    'not-empty': path => `${path} n’est pas un dossier vide.`,
    inside: path => `${path} se trouve dans le dossier des données.`,
    'not-writable': path => `${path} n’est pas accessible en écriture.`,
    'too-little-space': path => `il n’y a pas assez de place à ${path}.`,
    locked: path => `un autre Flagship a ouvert ${path}. Fermez-le d’abord. S’il n’est ouvert nulle part, supprimez-y le dossier LOCK.`,
    'odd-entry': path => `${path} n’est ni un fichier ni un dossier.`,
    'copy-differs': path => `la copie ${path} diffère de ce qui a été écrit. Le disque est peut-être défaillant.`,
    failed: path => `le disque ne répond pas à ${path}.`
  }
}

const WORDS: Readonly<Record<Locale, DataMessages>> = {
  en: {
    notMoved: ({ code, path }) => `The data was not moved: ${REFUSED.en[code](path)}`,
    moved: (from, to) => `The data is now in ${to}. The copy in ${from} stays until you delete it under Settings.`,
    notFound: ({ code, path }, home) =>
      (code === 'gone' ? `The data folder is not there: ${path}` : `Flagship cannot read where the data is kept: ${path}`) +
      `\nPlug its disk in, or name the folder with --data. To use ${home} again, delete ${pointerPath(home)}. Nothing has been changed.`,
    notOpened: ({ code, detail }) =>
      code === 'locked'
        ? `Flagship is already open with these battles, perhaps in a desktop window or on another computer. Close it there first. (${detail})\nIf it is not open anywhere, restart the computer, or else delete the folder LOCK: it holds no battles.`
        : `The data cannot be opened: ${code === 'disk-full' ? 'the disk is full' : 'the disk did not let us write'} at ${detail}. Nothing has been changed.`
  },
  fr: {
    notMoved: ({ code, path }) => `Les données n’ont pas été déplacées : ${REFUSED.fr[code](path)}`,
    moved: (from, to) =>
      `Les données sont maintenant dans ${to}. La copie dans ${from} reste jusqu’à ce que vous la supprimiez dans les réglages.`,
    notFound: ({ code, path }, home) =>
      (code === 'gone'
        ? `Le dossier des données est introuvable : ${path}`
        : `Flagship n’arrive pas à lire où sont les données : ${path}`) +
      `\nBranchez son disque, ou indiquez le dossier avec --data. Pour reprendre ${home}, supprimez ${pointerPath(home)}. Rien n’a été modifié.`,
    notOpened: ({ code, detail }) =>
      code === 'locked'
        ? `Flagship est déjà ouvert avec ces batailles, peut-être dans une fenêtre de bureau ou sur un autre ordinateur. Fermez-le d’abord. (${detail})\nS’il n’est ouvert nulle part, redémarrez l’ordinateur, ou sinon supprimez le dossier LOCK : il ne contient aucune bataille.`
        : `Les données ne peuvent pas être ouvertes : ${code === 'disk-full' ? 'le disque est plein' : 'l’écriture a été refusée'} à ${detail}. Rien n’a été modifié.`
  }
}

/** For a language tag such as fr-FR. */
export function dataMessages(tag: string): DataMessages {
  return WORDS[localeOf(tag)]
}
