import { asBuffer } from '../../../../src/main/store/document/crc-line'
import type { RandomSource } from '../../../../src/main/platform/random-source'

/** Test support: one file of a `CrashDisk`, with the contents programs see and those on the platter. */

type FileChange =
  | { readonly kind: 'write'; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly size: number }

/** Disks write whole sectors: a hole begins and ends at a multiple of this, bytes. */
const SECTOR_BYTES = 512

export class CrashFile {
  /** The bytes every program sees. Never changed in place. */
  seen: Buffer
  /** The bytes certain to survive a power cut. Never changed in place. */
  durable: Buffer
  /** Changes requested since the last sync. */
  pending: readonly FileChange[] = []
  modified = 0
  readonly inode: number

  constructor(inode: number, bytes: Buffer = Buffer.alloc(0)) {
    this.inode = inode
    this.seen = bytes
    this.durable = bytes
  }

  change(change: FileChange): void {
    this.seen = applied(this.seen, change)
    this.pending = [...this.pending, change]
    this.modified += 1
  }

  sync(): void {
    this.durable = this.pending.reduce(applied, this.durable)
    this.pending = []
  }

  /** A sync that failed: the system drops what it could not write, though programs still see it until they truncate it. */
  forget(): void {
    this.pending = []
  }

  clone(): CrashFile {
    const copy = new CrashFile(this.inode)
    copy.seen = this.seen
    copy.durable = this.durable
    copy.pending = this.pending
    copy.modified = this.modified
    return copy
  }

  /** One possible content of the platter after a power cut: any subset of the pending changes, each torn anywhere. */
  afterPowerCut(random: RandomSource): Buffer {
    const fate = random.face(4)
    if (fate === 1) return this.durable
    if (fate === 2) return this.pending.reduce(applied, this.durable)
    return this.pending.reduce((bytes, change) => torn(bytes, change, random), this.durable)
  }
}

function applied(bytes: Buffer, change: FileChange): Buffer {
  if (change.kind === 'truncate') return resized(bytes, change.size)
  const result = resized(bytes, Math.max(bytes.length, change.offset + change.bytes.length), true)
  change.bytes.copy(result, change.offset)
  return result
}

function torn(bytes: Buffer, change: FileChange, random: RandomSource): Buffer {
  const fate = random.face(6)
  if (fate === 1) return bytes
  if (fate === 2 || change.kind === 'truncate') return applied(bytes, change)
  if (fate <= 4) {
    const cut = random.face(change.bytes.length + 1) - 1
    return cut === 0 ? bytes : applied(bytes, { ...change, bytes: change.bytes.subarray(0, cut) })
  }
  // The size arrived; each sector did or did not. Where nothing was before, a lost sector reads as zeros.
  const end = change.offset + change.bytes.length
  let result = resized(bytes, Math.max(bytes.length, end), true)
  for (let start = change.offset; start < end;) {
    const stop = Math.min(end, (Math.floor(start / SECTOR_BYTES) + 1) * SECTOR_BYTES)
    if (fate === 5 && random.face(2) === 1) {
      result = applied(result, { kind: 'write', offset: start, bytes: change.bytes.subarray(start - change.offset, stop - change.offset) })
    }
    start = stop
  }
  return result
}

function resized(bytes: Buffer, size: number, copy = false): Buffer {
  if (size === bytes.length && !copy) return bytes
  const result = Buffer.alloc(size)
  asBuffer(bytes).copy(result, 0, 0, Math.min(size, bytes.length))
  return result
}
