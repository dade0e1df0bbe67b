import type { BreakdownPart } from '../../../core/breakdown/breakdown'

/** Names of the parts of a sum: `xw.part.<name>`. */
export const PART_NAMES = [
  'attackValue',
  'agility',
  'rangeBonus',
  'obstructed',
  'attacker',
  'defender',
  'gm',
  'maximum',
  'minimum',
  'floor',
  'cap'
] as const
export type PartName = (typeof PART_NAMES)[number]

/** Why a part does not count: `xw.reason.<reason>`. */
export const PART_REASONS = ['ordnance', 'range0'] as const
type PartReason = (typeof PART_REASONS)[number]

/** A part of a sum under its key, with the requirement behind it. */
export function part(name: PartName, value: number, source: string): BreakdownPart {
  return { label: `xw.part.${name}`, value, source }
}

/** The same part, shown but not counted. */
export function notCounted(one: BreakdownPart, reason: PartReason): BreakdownPart {
  return { ...one, notCounted: `xw.reason.${reason}` }
}
