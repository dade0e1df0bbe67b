import { dirname } from 'node:path'
import type { Disk, DiskFile } from '../disk/disk'
import { readIfThere, tempPath, writeNewFile } from '../disk/disk-steps'
import { decodeLine, encodeLine, LINE_FEED } from '../document/crc-line'
import type { JournalMark } from '../journal/mark'
import type { BattleIds } from '../journal/segment'
import { battlePaths } from '../paths'
import { boundTo, readBoundJson, type BoundFault, type BoundFile } from './bound-file'

/** One line of this many bytes: a sector, so that most disks write it whole or not at all. */
const LINE_BYTES = 512

/**
 * How far the journal was acknowledged, to the entry: one line, overwritten in place after each sync of the journal and never synced
 * itself. The death of the program does not take it along, since the system has it. A power cut may: then `acknowledged.json` is at most a
 * second old.
 */
export class LastAcknowledged {
  readonly #disk: Disk
  readonly #path: string
  readonly #ids: BattleIds
  readonly #mark: () => JournalMark
  #file: DiskFile | null = null
  #writing: Promise<void> = Promise.resolve()
  #next: Promise<void> | null = null

  /** `mark`: the durable end of the journal when it is called. */
  constructor(disk: Disk, battleDir: string, ids: BattleIds, mark: () => JournalMark) {
    this.#disk = disk
    this.#path = battlePaths.lastAcknowledged(battleDir)
    this.#ids = ids
    this.#mark = mark
  }

  /** Makes the file if there is none to overwrite, durably. Rejects with a disk error. */
  async prepare(): Promise<void> {
    if ((await this.#disk.stat(this.#path))?.sizeBytes === LINE_BYTES) return
    await writeNewFile(this.#disk, tempPath(this.#path), this.#line())
    await this.#disk.rename(tempPath(this.#path), this.#path)
    await this.#disk.syncDir(dirname(this.#path))
  }

  /** Resolves when the system has the mark of this moment or a later one. Never rejects: without it, a loss is noticed a second later. */
  advance(): Promise<void> {
    this.#next ??= this.#writing.then(() => {
      this.#next = null
      this.#writing = this.#write()
      return this.#writing
    })
    return this.#next
  }

  async close(): Promise<void> {
    await (this.#next ?? this.#writing)
    await this.#closeFile()
  }

  async #write(): Promise<void> {
    try {
      this.#file ??= await this.#disk.open(this.#path, 'edit')
      await this.#file.write(this.#line(), 0)
    } catch {
      await this.#closeFile()
    }
  }

  async #closeFile(): Promise<void> {
    const file = this.#file
    this.#file = null
    await file?.close().catch(() => undefined)
  }

  /** Filled up with spaces, which JSON allows after its text. */
  #line(): Buffer {
    const json = JSON.stringify(boundTo(this.#ids, this.#mark()))
    return encodeLine(json.padEnd(LINE_BYTES - CHECKSUM_AND_LINE_FEED))
  }
}

const CHECKSUM_AND_LINE_FEED = encodeLine('').length

/** The mark in that file of a battle, or why there is none. `torn`: as a power cut may leave it. */
export async function readLastAcknowledged(
  disk: Disk,
  battleDir: string,
  ids: BattleIds
): Promise<BoundFile | BoundFault | 'missing' | 'torn'> {
  let file: Uint8Array | null
  try {
    file = await readIfThere(disk, battlePaths.lastAcknowledged(battleDir))
  } catch {
    return 'unreadable'
  }
  if (file === null) return 'missing'
  if (file.length !== LINE_BYTES) return 'damaged'
  const line = decodeLine(file, 0, LINE_BYTES - 1)
  if (line === null || file.at(-1) !== LINE_FEED) return 'torn'
  const found = readBoundJson(ids, line.json)
  if (found.ok) return found.value
  return found.error.code === 'wrong-owner' ? 'wrong-battle' : 'damaged'
}
