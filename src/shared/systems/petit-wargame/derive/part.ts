import type { BreakdownPart } from '../../../core/breakdown/breakdown'

/** Names of the parts of a sum: `pw.part.<name>`. */
export const PART_NAMES = [
  'front',
  'rear',
  'right',
  'left',
  'top',
  'bottom',
  'die',
  'squadronsActed',
  'manoeuvre',
  'spent',
  'across',
  'along',
  'altitude',
  'score',
  'dice',
  'shooterMargin',
  'defenderMargin',
  'notBelowZero',
  'mustHit'
] as const
export type PartName = (typeof PART_NAMES)[number]

export function part(name: PartName, value: number, source: string): BreakdownPart {
  return { label: `pw.part.${name}`, value, source }
}
