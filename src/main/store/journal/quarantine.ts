import { basename, dirname, join } from 'node:path'
import type { Disk } from '../disk/disk'
import { ensureDir, listIfThere, writeNewFile } from '../disk/disk-steps'
import { battlePaths } from '../paths'

/** Rejected bytes are kept in a battle's `quarantine/`, numbered in order of arrival. The program never deletes them. */

/** Copies bytes there, durably. Resolves with their path, relative to the battle. */
export async function quarantineBytes(disk: Disk, battleDir: string, name: string, bytes: Uint8Array): Promise<string> {
  const target = await freePlace(disk, battleDir, name)
  await writeNewFile(disk, target, bytes)
  await disk.syncDir(dirname(target))
  return relative(target)
}

/** Moves a file or a directory there, durably. Resolves with its new path, relative to the battle. */
export async function quarantineMove(disk: Disk, battleDir: string, path: string): Promise<string> {
  const target = await freePlace(disk, battleDir, basename(path))
  await disk.rename(path, target)
  await disk.syncDir(dirname(target))
  await disk.syncDir(dirname(path))
  return relative(target)
}

async function freePlace(disk: Disk, battleDir: string, name: string): Promise<string> {
  const dir = battlePaths.quarantine(battleDir)
  await ensureDir(disk, dir)
  const taken = ((await listIfThere(disk, dir)) ?? []).map(entry => Number(/^(\d+)-/.exec(entry.name)?.[1] ?? 0))
  return join(dir, `${String(Math.max(0, ...taken) + 1).padStart(3, '0')}-${name}`)
}

function relative(target: string): string {
  return `${basename(dirname(target))}/${basename(target)}`
}
