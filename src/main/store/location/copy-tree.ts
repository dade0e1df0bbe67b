import { join } from 'node:path'
import { asBuffer } from '../document/crc-line'
import type { Disk } from '../disk/disk'
import { unlinkIfThere } from '../disk/disk-steps'
import { StoreError } from '../store-error'

/** The contents of a folder as paths relative to it, each folder before its own contents. */
export interface Tree {
  readonly folders: readonly string[]
  readonly files: readonly string[]
  readonly bytes: number
}

/**
 * Lists a folder without the top-level names excluded by `isLeftOut`. Rejects with `invalid` for anything that is neither a file nor a
 * folder.
 */
export async function treeOf(disk: Disk, dir: string, isLeftOut: (name: string) => boolean): Promise<Tree> {
  const folders: string[] = []
  const files: string[] = []
  let bytes = 0
  const visit = async (below: string): Promise<void> => {
    for (const { name, kind } of await disk.list(join(dir, below))) {
      if (below === '' && isLeftOut(name)) continue
      const path = join(below, name)
      if (kind === 'other') throw new StoreError('invalid', join(dir, path), 'neither a file nor a folder')
      if (kind === 'directory') {
        folders.push(path)
        await visit(path)
      } else {
        files.push(path)
        bytes += (await disk.stat(join(dir, path)))?.sizeBytes ?? 0
      }
    }
  }
  await visit('')
  return { folders, files, bytes }
}

/** Copies a tree into an existing folder, durably: bytes and names. A file of the same name is replaced. */
export async function copyTree(disk: Disk, from: string, to: string, { folders, files }: Tree): Promise<void> {
  for (const folder of folders) await disk.mkdir(join(to, folder))
  for (const file of files) {
    await unlinkIfThere(disk, join(to, file))
    await disk.copy(join(from, file), join(to, file))
  }
  for (const folder of ['', ...folders]) await disk.syncDir(join(to, folder))
}

/** The first path at which a copy differs from its original; null when there is none. */
export async function firstDifference(disk: Disk, from: string, to: string, tree: Tree): Promise<string | null> {
  for (const file of tree.files) {
    const [one, other] = [await disk.readFile(join(from, file)), await disk.readFile(join(to, file))]
    if (!asBuffer(one).equals(other)) return file
  }
  return null
}
