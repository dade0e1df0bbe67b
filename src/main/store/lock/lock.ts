import { randomUUID } from 'node:crypto'
import { basename, join, resolve } from 'node:path'
import { err, ok, type Result } from '@shared/kernel/result'
import type { Disk, DiskStat } from '../disk/disk'
import { ensureDir, listIfThere, readIfThere, tempPath, unlinkIfThere, writeNewFile } from '../disk/disk-steps'
import type { WriteGuard } from '../document/durable-document'
import type { Beacon } from './beacons'
import { isOwnerAlive, readClaim, type LockClaim } from './lock-claim'
import { paths } from '../paths'
import { nodeProbe, type ProcessProbe } from './process-probe'
import { StoreError, toStoreError } from '../store-error'

/** Why a data directory cannot be locked. `holder` is `null` while another program is still writing its claim. */
export type LockRefusal =
  | { readonly code: 'held'; readonly holder: Pick<LockClaim, 'pid' | 'host' | 'sinceMs'> | null }
  | { readonly code: 'failed'; readonly error: StoreError }

/** The right to write in a data directory. */
export interface DataLock {
  readonly claim: LockClaim
  /** Rejects with `lost-lock` when another program has taken the directory over, or the lock was released or deleted. Cheap: two `stat`. */
  readonly guard: WriteGuard
  /** Releases the directory. Does nothing the second time, or when the lock was lost. */
  release(): Promise<void>
  /** The same before it returns, for when the system ends the program and waits for no promise. Never throws. */
  releaseNow(): void
}

/**
 * Locks the data directory, or says at once who has it. Claims are files `LOCK/000001`, `LOCK/000002` ...; the highest is the owner. A
 * claim may follow only one whose owner is gone, and only one program can create the next name: so two can never both succeed, even if
 * they find the same dead owner at the same moment. The number never decreases: releasing marks the file and does not remove it.
 */
export async function acquireLock(
  disk: Disk,
  dataDir: string,
  probe: ProcessProbe = nodeProbe,
  now: () => number = Date.now
): Promise<Result<DataLock, LockRefusal>> {
  const dir = paths.lock(dataDir)
  const nonce = randomUUID()
  const temp = tempPath(join(dir, `claim-${nonce}`))
  const beacon = (await probe.beacons?.show(nonce)) ?? null
  try {
    await ensureDir(disk, dir)
    const start = (await probe.startOf(probe.pid)) ?? ''
    const claim: LockClaim = {
      flagship: 'lock',
      pid: probe.pid,
      start,
      boot: await probe.boot(),
      host: probe.host,
      at: resolve(dataDir),
      nonce,
      hasBeacon: beacon !== null,
      sinceMs: now(),
      released: false
    }
    await writeNewFile(disk, temp, encode(claim))
    const taken = await takeNext(disk, dir, temp, probe, now)
    await unlinkIfThere(disk, temp)
    if (typeof taken !== 'number') {
      beacon?.takeDown()
      return err(taken)
    }
    await removeOlder(disk, dir, taken, now())
    return ok(ownedLock(disk, dir, { number: taken, claim, beacon }, now))
  } catch (error) {
    beacon?.takeDown()
    await disk.unlink(temp).catch(() => undefined)
    return err({ code: 'failed', error: toStoreError(error, dir) })
  }
}

/** Who has a data directory, without writing to it; `null` when nobody does. Rejects with a StoreError. */
export async function currentHolder(
  disk: Disk,
  dataDir: string,
  probe: ProcessProbe = nodeProbe,
  now: () => number = Date.now
): Promise<LockRefusal | null> {
  const dir = paths.lock(dataDir)
  const highest = await highestClaim(disk, dir)
  const holder = highest === 0 ? 'gone' : await holderOf(disk, claimPath(dir, highest), probe, now)
  return holder === 'gone' ? null : { code: 'held', holder }
}

/** Others may win the race a few times, but each of them then holds the lock, so this limit is never reached in practice. */
const ATTEMPTS = 20
/** FAT rounds times down to even seconds, so a file just written may look two seconds old, and one written again unchanged. */
const TIME_STEPS_MS = 2_000
/** On disks without links a claim is copied, and may be read half-written for a moment. */
const CLAIM_WRITING_MS = 2_000 + TIME_STEPS_MS
const LEFTOVER_MS = 60_000

async function takeNext(disk: Disk, dir: string, temp: string, probe: ProcessProbe, now: () => number): Promise<number | LockRefusal> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const highest = await highestClaim(disk, dir)
    const holder = highest === 0 ? 'gone' : await holderOf(disk, claimPath(dir, highest), probe, now)
    if (holder !== 'gone') return { code: 'held', holder }
    try {
      await disk.link(temp, claimPath(dir, highest + 1))
    } catch (error) {
      if (toStoreError(error, dir).code !== 'exists') throw error
      continue
    }
    if ((await highestClaim(disk, dir)) === highest + 1) return highest + 1
    // Our information was stale: others have come and gone since, and there is a higher claim.
    await unlinkIfThere(disk, claimPath(dir, highest + 1))
  }
  return { code: 'held', holder: null }
}

async function holderOf(disk: Disk, path: string, probe: ProcessProbe, now: () => number): Promise<LockClaim | 'gone' | null> {
  const stat = await disk.stat(path)
  const bytes = stat === null ? null : await readIfThere(disk, path)
  if (stat === null || bytes === null) return 'gone'
  const claim = readClaim(bytes)
  if (claim === null) return now() - stat.modifiedMs < CLAIM_WRITING_MS ? null : 'gone'
  return (await isOwnerAlive(claim, probe)) && !(await isCopied(disk, path, stat, claim)) ? claim : 'gone'
}

/** Whether the claim came here with a copy of the directory: the same claim also lies, as another file, where its owner has it. */
async function isCopied(disk: Disk, path: string, here: DiskStat, { at, nonce }: LockClaim): Promise<boolean> {
  const original = join(paths.lock(at), basename(path))
  if (at === '' || original === path) return false
  const [stat, bytes] = await Promise.all([disk.stat(original), readIfThere(disk, original)]).catch(() => [null, null])
  return stat !== null && bytes !== null && stat.inode !== here.inode && readClaim(bytes)?.nonce === nonce
}

interface Owned {
  readonly number: number
  readonly claim: LockClaim
  readonly beacon: Beacon | null
}

function ownedLock(disk: Disk, dir: string, { number, claim, beacon }: Owned, now: () => number): DataLock {
  const path = claimPath(dir, number)
  let known: DiskStat | null = null
  let released = false
  const guard: WriteGuard = async () => {
    if (released) throw new StoreError('lost-lock', path, 'given back')
    const [mine, next] = await Promise.all([disk.stat(path), disk.stat(claimPath(dir, number + 1))])
    if (mine === null || next !== null) throw new StoreError('lost-lock', path, 'another program has taken over')
    if (mine.inode === known?.inode && mine.modifiedMs === known.modifiedMs) return
    if (readClaim(await disk.readFile(path))?.nonce !== claim.nonce)
      throw new StoreError('lost-lock', path, 'the claim is not ours any more')
    // A younger one could still be replaced without a later time.
    if (now() - mine.modifiedMs > TIME_STEPS_MS) known = mine
  }
  return {
    claim,
    guard,
    release: async () => {
      if (released) return
      try {
        await guard()
        await writeNewFile(disk, tempPath(path), encode({ ...claim, released: true }))
        await disk.rename(tempPath(path), path)
      } catch (error) {
        if (toStoreError(error, path).code !== 'lost-lock') throw toStoreError(error, path)
      } finally {
        released = true
        beacon?.takeDown()
      }
    },
    releaseNow: () => {
      if (released) return
      released = true
      try {
        disk.overwriteNow(path, encode({ ...claim, released: true }))
      } catch {
        // The system removes our pipe, and the start time of our process does the rest.
      }
      beacon?.takeDown()
    }
  }
}

/** Removes old claims, and files left behind by killed programs. Best effort. */
async function removeOlder(disk: Disk, dir: string, ours: number, nowMs: number): Promise<void> {
  for (const { name } of (await listIfThere(disk, dir)) ?? []) {
    const path = join(dir, name)
    const number = claimNumber(name)
    const isLeftover = number === null && nowMs - ((await disk.stat(path))?.modifiedMs ?? nowMs) > LEFTOVER_MS
    if (isLeftover || (number !== null && number < ours)) await disk.unlink(path).catch(() => undefined)
  }
}

async function highestClaim(disk: Disk, dir: string): Promise<number> {
  return Math.max(0, ...((await listIfThere(disk, dir)) ?? []).map(({ name }) => claimNumber(name) ?? 0))
}

function claimPath(dir: string, number: number): string {
  return join(dir, String(number).padStart(6, '0'))
}

function claimNumber(name: string): number | null {
  return /^\d{6,}$/.test(name) ? Number(name) : null
}

function encode(claim: LockClaim): Buffer {
  return Buffer.from(`${JSON.stringify(claim)}\n`, 'utf8')
}
