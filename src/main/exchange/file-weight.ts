import { CAMPAIGNS_MAX } from '@shared/exchange/exchange-v1'
import { IMPORT_LIMITS } from '@shared/exchange/import-problem'

/** The cost of reading a file back. */
export interface FileWeight {
  readonly bytes: number
  /** JSON values of any kind, as the reader counts them. */
  readonly values: number
}

/** Bytes in a file reserved for its header. */
const HEAD: FileWeight = { bytes: 1_024, values: 16 }
/** A file of several campaigns is only filled to half the import limits, so that a slow computer can read it back in time. */
const FILLED = 0.5

/** The weight of plain JSON, written without whitespace. */
export function weightOf(json: unknown): FileWeight {
  return { bytes: Buffer.byteLength(JSON.stringify(json)), values: valuesIn(json) }
}

/** Whether a file with this content can be imported again. */
export function isImportable({ bytes, values }: FileWeight, limits: FileWeight = IMPORT_LIMITS): boolean {
  return bytes + HEAD.bytes <= limits.bytes && values + HEAD.values <= limits.values
}

/** Groups campaigns, in order, into files; always at least one. A campaign too heavy for half a file gets a file of its own. */
export function inFiles<T>(
  parts: readonly T[],
  weigh: (part: T) => FileWeight,
  limits: FileWeight = IMPORT_LIMITS
): readonly (readonly T[])[] {
  const groups: T[][] = [[]]
  let filled: FileWeight = { bytes: 0, values: 0 }
  for (const part of parts) {
    const weight = weigh(part)
    const next = { bytes: filled.bytes + weight.bytes, values: filled.values + weight.values }
    const group = groups.at(-1) ?? []
    const isRoom = next.bytes <= limits.bytes * FILLED && next.values <= limits.values * FILLED && group.length < CAMPAIGNS_MAX
    if (isRoom || group.length === 0) group.push(part)
    else groups.push([part])
    filled = isRoom ? next : weight
  }
  return groups
}

function valuesIn(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 1
  return Object.values(json).reduce<number>((sum, value) => sum + valuesIn(value), 1)
}
