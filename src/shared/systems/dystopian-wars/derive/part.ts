import type { BreakdownPart } from '../../../core/breakdown/breakdown'

/** Every name a part of a sum may have: `dw.part.<name>`. */
export const PART_NAMES = [
  'base',
  'damage',
  'shredded',
  'chaos',
  'silent',
  'weaponDamage',
  'obstructed',
  'adjustment',
  'mate',
  'split',
  'defender',
  'attacker',
  'floor',
  'engineFailure',
  'fusionLeak',
  'tokens',
  'mar',
  'generatorOffline'
] as const
export type PartName = (typeof PART_NAMES)[number]

/** A part of a sum: its key, its requirement and, if the key's text contains one, a name. */
export function part(name: PartName, value: number, source: string, of?: string): BreakdownPart {
  return { label: `dw.part.${name}`, value, source, ...(of === undefined ? {} : { values: { name: of } }) }
}
