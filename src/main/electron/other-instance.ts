import type { Disk } from '../store/disk/disk'
import { currentHolder } from '../store/lock/lock'
import { locate } from '../store/location/location'

interface Search {
  readonly disk: Disk
  readonly home: string
  readonly isFixed: boolean
  readonly waitMs?: number
  readonly lookMs?: number
}

/** A program that has just been started needs this long, at most, to take its data. */
const STARTING_MS = 3_000
const LOOK_MS = 200

/**
 * Whether another Flagship has the data, when Chromium refuses this one its lock: Electron answers alike whether it has told the program
 * that is open or could not make the lock at all (`requestSingleInstanceLock`). Where the data cannot be found, somebody is being asked
 * about it. Never rejects.
 */
export async function isSomebodyThere({ disk, home, isFixed, waitMs = STARTING_MS, lookMs = LOOK_MS }: Search): Promise<boolean> {
  const found = await locate(disk, home, isFixed)
  if (!found.ok) return true
  for (let waited = 0; ; waited += lookMs) {
    const holder = await currentHolder(disk, found.value.dir).catch(() => null)
    if (holder !== null) return true
    if (waited >= waitMs) return false
    await new Promise(done => setTimeout(done, lookMs))
  }
}
