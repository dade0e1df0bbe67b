import { CAMPAIGNS_MAX } from '@shared/exchange/exchange-v1'
import { IMPORT_LIMITS } from '@shared/exchange/import-problem'

/** What reading a file back costs. */
export interface FileWeight {
  readonly bytes: number
  /** JSON values of any kind, as the reader counts them. */
  readonly values: number
}

/** Room in a file for what stands before its content. */
const HEAD: FileWeight = { bytes: 1_024, values: 16 }
/** A file of several campaigns is filled to half of what may come in, so that a slow computer reads it back in time. */
const FILLED = 0.5

/** How much plain JSON weighs, written without spaces. */
export function weightOf(json: unknown): FileWeight {
  return { bytes: Buffer.byteLength(JSON.stringify(json)), values: valuesIn(json) }
}

/** Whether a file with this content may come in again. */
export function mayComeIn({ bytes, values }: FileWeight, limits: FileWeight = IMPORT_LIMITS): boolean {
  return bytes + HEAD.bytes <= limits.bytes && values + HEAD.values <= limits.values
}

/** Campaigns in their order, in groups for one file each; at least one group. One that is too much for half a file has one of its own. */
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
