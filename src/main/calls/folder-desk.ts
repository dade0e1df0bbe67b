import type { DataFolder, FolderAnswer } from '@shared/ipc/data-folder'
import { CallFailure } from '@shared/ipc/calls'

/** The folder of the data, as the calls see it. */
export interface FolderDesk {
  readonly folder: DataFolder
  /** Shows it to the user. Fails with `refused` where nothing can show it. */
  open(): Promise<void>
  /** Asks the user for another folder, moves everything there and goes on from there. Fails with `refused` where nothing can ask. */
  move(): Promise<FolderAnswer>
  removeOld(): Promise<FolderAnswer>
}

/** A folder that is only told. */
export function fixedFolder(dir: string): FolderDesk {
  const refuse = (): Promise<never> => Promise.reject(new CallFailure('refused', dir))
  return { folder: { dir, isFixed: true, old: null }, open: refuse, move: refuse, removeOld: refuse }
}
