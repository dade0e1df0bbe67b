import { createHash, type Hash } from 'node:crypto'
import { join } from 'node:path'
import type { Disk, DiskFile } from '../disk/disk'
import { sha256 } from '../document/document-format'
import type { WriteGuard } from '../document/durable-document'
import { takeBatch, type Waiting } from './journal-batch'
import type { JournalMark } from './mark'
import type { JournalEnd } from './read-journal'
import type { StoredEntry } from './read-segment'
import { SEGMENT_LIMITS, segmentName, type BattleIds, type SegmentLimits } from './segment'
import { StoreError, toStoreError } from '../store-error'
import { writeSegment } from './write-segment'

export interface JournalOptions {
  readonly guard?: WriteGuard
  readonly limits?: SegmentLimits
}

/**
 * Writes a battle's journal. An append resolves only when its entry would survive a power cut. Appends requested while the disk is
 * busy are batched in the next write.
 */
export class Journal<E extends StoredEntry> {
  readonly #disk: Disk
  readonly #dir: string
  readonly #ids: BattleIds
  readonly #guard: WriteGuard
  readonly #limits: SegmentLimits
  #file: DiskFile | null = null
  #segment: number
  #entriesInSegment: number
  #bytesInSegment: number
  /** Hash of the durable bytes of the segment. */
  #hash: Hash
  #durableSeq: number
  #queuedSeq: number
  #waiting: Waiting[] = []
  #draining: Promise<void> | null = null
  /** The last write or sync failed: the file must be checked before it is written again. */
  #suspect = false
  /** Set when nothing more may be written. */
  #ended: StoreError | null = null

  constructor(disk: Disk, journalDir: string, ids: BattleIds, end: JournalEnd, options: JournalOptions = {}) {
    this.#disk = disk
    this.#dir = journalDir
    this.#ids = ids
    this.#guard = options.guard ?? (() => Promise.resolve())
    this.#limits = options.limits ?? SEGMENT_LIMITS
    this.#segment = end.segment
    this.#entriesInSegment = end.entriesInSegment
    this.#bytesInSegment = end.bytes.length
    this.#hash = createHash('sha256').update(end.bytes)
    this.#durableSeq = end.seq
    this.#queuedSeq = end.seq
  }

  /** The last entry that would survive a power cut. */
  get durableSeq(): number {
    return this.#durableSeq
  }

  /** The number of the segment being written; 0 before the first. */
  get segment(): number {
    return this.#segment
  }

  /** The durable end of the journal. */
  get mark(): JournalMark {
    return { seq: this.#durableSeq, segment: this.#segment, bytes: this.#bytesInSegment, sha256: this.#hash.copy().digest('hex') }
  }

  /**
   * Resolves when the entry is durable. Rejects with a StoreError: `out-of-order` (its `seq` is not the next), `unencodable`,
   * `disk-full`, `io`, `no-permission`, `lost-lock`, `closed`. After a rejection the entry is not in the journal, nor is any requested
   * after it (they are rejected too); later appends may be tried.
   */
  append(entry: E): Promise<void> {
    const refused = this.#refusal(entry)
    if (refused !== null) return Promise.reject(refused)
    let json: string
    try {
      json = JSON.stringify(entry)
    } catch (error) {
      return Promise.reject(new StoreError('unencodable', this.#dir, `entry ${entry.seq}`, { cause: error }))
    }
    this.#queuedSeq = entry.seq
    return new Promise((resolve, reject) => {
      this.#waiting.push({ json, resolve, reject })
      this.#draining ??= this.#drain()
    })
  }

  /** Resolves when every append has settled and the file is closed. Appends are refused from now on. */
  async close(): Promise<void> {
    this.#ended ??= new StoreError('closed', this.#dir)
    await this.#draining
    await this.#closeFile()
  }

  #refusal(entry: E): StoreError | null {
    if (this.#ended !== null) return this.#ended
    if (entry.seq === this.#queuedSeq + 1) return null
    return new StoreError('out-of-order', this.#dir, `entry ${entry.seq} after entry ${this.#queuedSeq}`)
  }

  async #drain(): Promise<void> {
    // Entries requested in the same tick share the first write.
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      let batch: readonly Waiting[] = []
      try {
        await this.#guard()
        if (this.#suspect) await this.#verify()
        const taken = takeBatch(this.#waiting, this.#limits, this.#entriesInSegment, this.#bytesInSegment)
        if (taken === 'segment-full' || this.#segment === 0) {
          await this.#beginSegment()
          continue
        }
        batch = this.#waiting.splice(0, taken.count)
        await this.#write(taken.bytes, taken.count)
        for (const { resolve } of batch) resolve()
      } catch (error) {
        await this.#fail(toStoreError(error, join(this.#dir, segmentName(Math.max(1, this.#segment)))), batch)
      }
    }
    this.#draining = null
  }

  async #write(bytes: Buffer, count: number): Promise<void> {
    this.#file ??= await this.#disk.open(this.#path(), 'edit')
    this.#suspect = true
    await this.#file.write(bytes, this.#bytesInSegment)
    await this.#file.datasync()
    this.#suspect = false
    this.#hash.update(bytes)
    this.#bytesInSegment += bytes.length
    this.#entriesInSegment += count
    this.#durableSeq += count
  }

  /** Also works when an earlier attempt at the same segment failed half-way: the same bytes replace the same file. */
  async #beginSegment(): Promise<void> {
    const next = this.#segment + 1
    const prev = this.#segment === 0 ? null : this.#hash.copy().digest('hex')
    const bytes = await writeSegment(this.#disk, this.#dir, this.#ids, next, prev, [])
    await this.#closeFile()
    this.#segment = next
    this.#entriesInSegment = 0
    this.#bytesInSegment = bytes.length
    this.#hash = createHash('sha256').update(bytes)
  }

  /** Rolls back what was not acknowledged, then rejects all waiting callers. */
  async #fail(error: StoreError, batch: readonly Waiting[]): Promise<void> {
    if (error.code === 'lost-lock') this.#ended = error
    else if (this.#suspect) await this.#verify().catch(() => undefined)
    const refused = [...batch, ...this.#waiting.splice(0)]
    this.#queuedSeq = this.#durableSeq
    for (const { reject } of refused) reject(error)
  }

  /**
   * After a failure: reopens the segment, verifies every acknowledged byte, and truncates the rest.
   * Rejects while the disk does not allow that; until then nothing is written. Ends the journal when acknowledged bytes changed.
   */
  async #verify(): Promise<void> {
    await this.#closeFile()
    const good = (await this.#disk.readFile(this.#path())).subarray(0, this.#bytesInSegment)
    if (good.length !== this.#bytesInSegment || sha256(good) !== this.#hash.copy().digest('hex')) {
      this.#ended = new StoreError('damaged', this.#path(), 'acknowledged entries changed on disk')
      throw this.#ended
    }
    this.#file = await this.#disk.open(this.#path(), 'edit')
    await this.#file.truncate(this.#bytesInSegment)
    await this.#file.sync()
    this.#suspect = false
  }

  async #closeFile(): Promise<void> {
    const file = this.#file
    this.#file = null
    await file?.close().catch(() => undefined)
  }

  #path(): string {
    return join(this.#dir, segmentName(this.#segment))
  }
}
