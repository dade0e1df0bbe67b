import { basename, dirname, join } from 'node:path'
import type { Disk } from '../disk/disk'
import { ensureDir, listIfThere, removeTree } from '../disk/disk-steps'
import { isSafeId } from '../paths'
import { StoreError } from '../store-error'

/**
 * Fills a new directory under a hidden name and renames it in one step, durably: after a crash it is either complete or absent. Rejects
 * with `exists`, or as `fill` does, and then leaves nothing behind. The remains of a crash are removed by the next attempt, or by
 * `clearUnfinished`.
 */
export async function buildDir<T>(disk: Disk, target: string, fill: (dir: string) => Promise<T>): Promise<T> {
  if ((await disk.stat(target)) !== null) throw new StoreError('exists', target)
  const parent = dirname(target)
  const dir = unfinished(target)
  try {
    await removeTree(disk, dir)
    await ensureDir(disk, dir)
    const filled = await fill(dir)
    await disk.rename(dir, target)
    await disk.syncDir(parent)
    return filled
  } catch (error) {
    await removeTree(disk, dir).catch(() => undefined)
    throw error
  }
}

/** Removes a directory that `buildDir` made, in one step and durably. The remains of a crash are removed as well. */
export async function removeDir(disk: Disk, target: string): Promise<void> {
  const dir = unfinished(target)
  await removeTree(disk, dir)
  await disk.rename(target, dir)
  await disk.syncDir(dirname(target))
  await removeTree(disk, dir)
}

/** Removes half-built and half-removed directories that crashes left in `parent`. Call only while nobody else can be building there. */
export async function clearUnfinished(disk: Disk, parent: string): Promise<void> {
  for (const { name, kind } of (await listIfThere(disk, parent)) ?? []) {
    if (kind === 'directory' && isUnfinished(name)) await removeTree(disk, join(parent, name))
  }
}

/** No id begins like this, so such a directory is never mistaken for a campaign. */
const UNFINISHED = '.new-'

/** Whether a name is that of a half-built or half-removed directory. */
export function isUnfinished(name: string): boolean {
  return name.startsWith(UNFINISHED) && isSafeId(name.slice(UNFINISHED.length))
}

function unfinished(target: string): string {
  return join(dirname(target), `${UNFINISHED}${basename(target)}`)
}
