import type { BreakdownPart } from '../../../core/breakdown/breakdown'

/** Names of the parts of a sum: `fa.part.<name>`. */
export const PART_NAMES = [
  'card',
  'damage',
  'lastDie',
  'weaponDamage',
  'offline',
  'split',
  'shareLimit',
  'used',
  'partialArc',
  'obscured',
  'arcAndObscured',
  'focus',
  'secondWeapon',
  'mate',
  'gm',
  'floor',
  'engineFailure',
  'faction',
  'alliance',
  'shift',
  'squadrons',
  'handLimit'
] as const
type PartName = (typeof PART_NAMES)[number]

/** A part of a sum, or null for 0. `source` is a requirement id such as FA-020. */
export function part(name: PartName, value: number, source: string, values?: BreakdownPart['values']): BreakdownPart | null {
  return value === 0 ? null : { label: `fa.part.${name}`, value, source, ...(values === undefined ? {} : { values }) }
}
