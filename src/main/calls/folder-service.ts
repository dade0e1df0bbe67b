import type { DataFolder, FolderAnswer } from '@shared/ipc/data-folder'
import { CallFailure } from '@shared/ipc/calls'

/** The data folder, as the calls see it. */
export interface FolderService {
  readonly folder: DataFolder
  /** Shows it to the user. Fails with `refused` where there is no way to show it. */
  open(): Promise<void>
  /** Asks the user for another folder, moves everything there and uses it from then on. Fails with `refused` if nobody can be asked. */
  move(): Promise<FolderAnswer>
  removeOld(): Promise<FolderAnswer>
}

/** A folder that can be named, but neither shown nor moved. */
export function fixedFolder(dir: string): FolderService {
  const refuse = (): Promise<never> => Promise.reject(new CallFailure('refused', dir))
  return { folder: { dir, isFixed: true, old: null }, open: refuse, move: refuse, removeOld: refuse }
}
