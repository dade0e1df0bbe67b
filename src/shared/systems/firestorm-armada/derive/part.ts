import type { BreakdownPart } from '../../../core/breakdown/breakdown'

/** Every line a sum of this system may have; each has its word under `fa.part.`. */
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

/** A line of a sum, or null for nothing; `source` is a requirement id such as FA-020. */
export function part(name: PartName, value: number, source: string, values?: BreakdownPart['values']): BreakdownPart | null {
  return value === 0 ? null : { label: `fa.part.${name}`, value, source, ...(values === undefined ? {} : { values }) }
}
