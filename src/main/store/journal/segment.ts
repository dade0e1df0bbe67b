import type { Infer } from '@shared/schema/infer'
import { z } from '@shared/schema/zod'
import { asBuffer, encodeLine, LINE_FEED } from '../document/crc-line'
import { isOfNewerFormat } from '../document/stated-format'

/** The newest format of a journal this program can read. */
const JOURNAL_FORMAT = 1

/** Which battle a journal belongs to. */
export interface BattleIds {
  readonly campaign: string
  readonly battle: string
}

/** The first line of every segment. */
const segmentHeader = z.object({
  flagship: z.literal('journal'),
  fmt: z.number(),
  campaign: z.string(),
  battle: z.string(),
  /** 1 for the first. */
  segment: z.number(),
  /** SHA-256 (hex) of the whole segment before; `null` for the first. */
  prev: z.string().nullable()
})
type SegmentHeader = Infer<typeof segmentHeader>

/** When a segment is full and the next begins. */
export interface SegmentLimits {
  readonly entries: number
  readonly bytes: number
}

export const SEGMENT_LIMITS: SegmentLimits = { entries: 500, bytes: 256 * 1024 }

/** `000001.jsonl` */
export function segmentName(segment: number): string {
  return `${String(segment).padStart(6, '0')}.jsonl`
}

/** The number in a segment's name, or `null` for any other file. */
export function segmentNumber(name: string): number | null {
  const digits = /^(\d{6})\.jsonl$/.exec(name)?.[1]
  return digits === undefined ? null : Number(digits)
}

export function encodeHeader(ids: BattleIds, segment: number, prev: string | null): Buffer {
  const header: SegmentHeader = { flagship: 'journal', fmt: JOURNAL_FORMAT, campaign: ids.campaign, battle: ids.battle, segment, prev }
  return encodeLine(JSON.stringify(header))
}

/** Whether a later program wrote this segment, according to its first bytes, even if its checksums differ from ours. */
export function isNewerSegment(file: Uint8Array): boolean {
  const bytes = asBuffer(file)
  const end = bytes.indexOf(LINE_FEED)
  return isOfNewerFormat(end < 0 ? bytes : bytes.subarray(0, end), 'journal', JOURNAL_FORMAT)
}

/** The contents of a first line, if it is one of ours. */
export function readHeader(json: unknown): SegmentHeader | null {
  return segmentHeader.safeParse(json).data ?? null
}
