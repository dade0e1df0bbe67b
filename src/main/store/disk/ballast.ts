import { randomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import type { Disk } from './disk'
import { ensureDir, tempPath, unlinkIfThere, writeNewFile } from './disk-steps'
import { paths } from '../paths'
import { toStoreError } from '../store-error'

/** 1 MiB: enough for an export and a clean shutdown on a full disk. */
export const BALLAST_BYTES = 1_048_576

/** Writes the ballast if it does not exist. Call at start, with the lock. Rejects with a StoreError, such as `disk-full`. */
export async function ensureBallast(disk: Disk, dataDir: string): Promise<void> {
  const path = paths.ballast(dataDir)
  try {
    if ((await disk.stat(path))?.sizeBytes === BALLAST_BYTES) return
    await ensureDir(disk, dirname(path))
    // Random bytes, so that no file system can compress it.
    await writeNewFile(disk, tempPath(path), randomBytes(BALLAST_BYTES))
    await disk.rename(tempPath(path), path)
  } catch (error) {
    throw toStoreError(error, path)
  }
}

/** Frees its space once the disk is full. Rejects with a StoreError. */
export async function releaseBallast(disk: Disk, dataDir: string): Promise<void> {
  try {
    await unlinkIfThere(disk, paths.ballast(dataDir))
  } catch (error) {
    throw toStoreError(error, paths.ballast(dataDir))
  }
}
