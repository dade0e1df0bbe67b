import { join, resolve } from 'node:path'
import { err, ok, type Result } from '@shared/kernel/result'
import { z } from '@shared/schema/zod'
import type { Disk } from '../disk/disk'
import { DurableFile } from '../document/durable-file'
import { ensureDir, listIfThere } from '../disk/disk-steps'
import { paths } from '../paths'
import { toStoreError } from '../store-error'

/** Where the data is: in the default folder, the home, unless a pointer there names another. */
export interface Location {
  readonly home: string
  readonly dir: string
  /** The folder it was moved from, while a copy is still there. */
  readonly old: string | null
  /** The home was named when the program was started: a pointer there is ignored, and the data must not be moved. */
  readonly isFixed: boolean
}

/** `gone`: the folder that the pointer names does not exist, or has nothing of ours. `unreadable`: the pointer cannot be read. */
export interface LocationProblem {
  readonly code: 'gone' | 'unreadable'
  /** The folder that is gone, or the pointer. */
  readonly path: string
}

const KIND = 'location'

/** The file in the home that names the folder of the data. */
export function pointerPath(home: string): string {
  return join(home, 'location.json')
}

/** Finds the data. Writes nothing, and never answers with the home when the data should be elsewhere. */
export async function locate(disk: Disk, home: string, isFixed = false): Promise<Result<Location, LocationProblem>> {
  if (isFixed) return ok({ home, dir: home, old: null, isFixed })
  const path = pointerPath(home)
  const reading = await pointerFile(disk, home).read()
  if (!reading.ok) return err({ code: 'unreadable', path })
  if (reading.value === null) return ok({ home, dir: home, old: null, isFixed })
  const named = pointer.safeParse(reading.value.json)
  if (!named.success) return err({ code: 'unreadable', path })
  const { dir, old } = named.data
  if (dir !== home && !(await isDataFolder(disk, dir))) return err({ code: 'gone', path: dir })
  return ok({ home, dir, old: old !== null && (await holdsData(disk, old)) ? old : null, isFixed })
}

/** Makes the pointer name another folder; durable when it resolves. If it rejects with a StoreError, the pointer is unchanged. */
export async function writePointer(disk: Disk, home: string, dir: string, old: string | null): Promise<void> {
  try {
    await ensureDir(disk, home)
    const file = pointerFile(disk, home)
    // One that is damaged is then kept under another name.
    await file.read()
    await file.replace({ format: 1, dir, old })
  } catch (error) {
    throw toStoreError(error, pointerPath(home))
  }
}

/** Whether Flagship has ever kept data in a folder. Not an empty one, such as the mount point of a disk that is not plugged in. */
export async function isDataFolder(disk: Disk, dir: string): Promise<boolean> {
  try {
    return (await disk.stat(paths.lock(dir)))?.kind === 'directory'
  } catch {
    return false
  }
}

/** The user's data in a data directory: campaigns, trash, settings and damaged files that were set aside. */
export function isUserData(name: string): boolean {
  const files = [paths.settings(''), paths.library('')]
  return [paths.campaigns(''), paths.trash(''), ...files].includes(name) || files.some(file => name.startsWith(`${file}.`))
}

/** Whether a folder holds any user data. */
export async function holdsData(disk: Disk, dir: string): Promise<boolean> {
  try {
    return ((await listIfThere(disk, dir)) ?? []).some(({ name }) => isUserData(name))
  } catch {
    // It cannot be read, so nothing can be said about it.
    return false
  }
}

const folder = z.string().refine(path => resolve(path) === path)
const pointer = z.object({ dir: folder, old: folder.nullable() })

/** The previous generation is of no use: it names the wrong folder. */
function pointerFile(disk: Disk, home: string): DurableFile {
  return new DurableFile(disk, pointerPath(home), KIND, false)
}
