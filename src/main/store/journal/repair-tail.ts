import { join } from 'node:path'
import type { BoundFault } from '../battle/bound-file'
import { decodeLine, LINE_FEED } from '../document/crc-line'
import type { Disk } from '../disk/disk'
import { battlePaths } from '../paths'
import { quarantineBytes } from './quarantine'
import type { CrashTail } from './read-journal'
import { segmentName } from './segment'

/** A repair made while opening a battle. `keptAt`: where the rejected bytes are, relative to the battle's directory. */
export type RepairNote =
  | { readonly kind: 'torn-tail'; readonly file: string; readonly bytes: number; readonly keptAt: string }
  | { readonly kind: 'line-end-restored'; readonly file: string }
  | { readonly kind: 'set-aside'; readonly why: BoundFault; readonly keptAt: string }
  | { readonly kind: 'restore-finished' }

/** Durably repairs the end of the last segment after a crash. Bytes that are cut off are kept in quarantine first. */
export async function repairTail(disk: Disk, battleDir: string, tail: CrashTail): Promise<RepairNote> {
  const name = segmentName(tail.segment)
  const file = `journal/${name}`
  const keptAt = tail.kind === 'torn' ? await quarantineBytes(disk, battleDir, `${name}.tail`, tail.bytes) : null
  const handle = await disk.open(join(battlePaths.journal(battleDir), name), 'edit')
  try {
    if (keptAt === null) await handle.write(Buffer.from([LINE_FEED]), lineFeedOffset(tail))
    else await handle.truncate(tail.offset)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return keptAt === null ? { kind: 'line-end-restored', file } : { kind: 'torn-tail', file, bytes: tail.bytes.length, keptAt }
}

/** After the line, or in place of the byte where the line feed was. */
function lineFeedOffset(tail: CrashTail): number {
  return tail.offset + tail.bytes.length - (decodeLine(tail.bytes) === null ? 1 : 0)
}
