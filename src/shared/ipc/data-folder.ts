/** Where campaigns and battles are kept, as the settings show it. */
export interface DataFolder {
  readonly dir: string
  /** Named on the command line or by FLAGSHIP_DATA: then it is not the program's to move. */
  readonly isFixed: boolean
  /** The folder they were moved from, as long as its copy is still there. */
  readonly old: string | null
}

/** Why a folder cannot take the data, or the old one cannot be deleted. Nothing was changed then. */
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
  /** The file or folder it is about. */
  readonly path: string
}

/** The outcome of a request about the folder. `cancelled`: no folder was chosen. */
export type FolderAnswer =
  | { readonly kind: 'done'; readonly folder: DataFolder }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly problem: FolderProblem }
