/** The folder of campaigns and battles, as the settings show it. */
export interface DataFolder {
  readonly dir: string
  /** Set on the command line or by FLAGSHIP_DATA, so the program must not move it. */
  readonly isFixed: boolean
  /** The folder they were moved from, while its copy still exists. */
  readonly old: string | null
}

/** Why a folder cannot take the data, or the old one cannot be deleted. Nothing was changed. */
export const FOLDER_REFUSALS = [
  'fixed',
  'not-empty',
  'inside',
  'not-writable',
  'too-little-space',
  'locked',
  'odd-entry',
  'copy-differs',
  'failed'
] as const
export type FolderRefusal = (typeof FOLDER_REFUSALS)[number]

export interface FolderProblem {
  readonly code: FolderRefusal
  /** The file or folder concerned. */
  readonly path: string
}

/** The outcome of a request about the folder. `cancelled`: no folder was chosen. */
export type FolderAnswer =
  | { readonly kind: 'done'; readonly folder: DataFolder }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly problem: FolderProblem }
