import { basename } from 'node:path'
import { verdictOn } from '../journal/mark'
import type { DamageReport, JournalReading } from '../journal/read-journal'
import { segmentName } from '../journal/segment'
import type { Sidecars } from './sidecars'

/** The acknowledged entries missing from a journal that is valid in itself; `null` when there are none. */
export function missingEntries(beside: Sidecars<unknown>, { segments, end }: JournalReading): DamageReport | null {
  for (const { path, at } of beside.marks) {
    const verdict = verdictOn(at, segments)
    if (verdict === 'holds') continue
    if (verdict === 'other-course') return { file: basename(path), line: 1, offset: 0, found: verdict, lastGoodSeq: end.seq }
    const kept = segments[at.segment - 1]
    const line = kept === undefined ? 0 : linesOf(kept) + 1
    return { file: `journal/${segmentName(at.segment)}`, line, offset: kept?.length ?? 0, found: verdict, lastGoodSeq: end.seq }
  }
  const isVouchedFor = beside.marks.some(({ at }) => at.segment === segments.length && at.bytes === segments.at(-1)?.length)
  if (beside.lostMark === null || isVouchedFor) return null
  return { file: basename(beside.lostMark), line: 1, offset: 0, found: 'end-unknown', lastGoodSeq: end.seq }
}

function linesOf(bytes: Uint8Array): number {
  return bytes.reduce((count, byte) => (byte === 0x0a ? count + 1 : count), 0)
}
