import { plainName } from '../plain-name'
import type { Profile, Selection } from './roster-schema'

/** A selection with its path in the file. */
export interface Placed {
  readonly selection: Selection
  readonly path: string
}

/** The selections within a selection. */
export function innerOf({ selection, path }: Placed): readonly Placed[] {
  return (selection.selections ?? []).map((inner, index) => ({ selection: inner, path: `${path}.selections.${String(index)}` }))
}

/** The name that its player gave it, else that of the catalogue. */
export function nameOf({ customName, name }: Selection): string {
  return plainName(customName ?? '') || plainName(name)
}

/** How many of it there are: a whole number from 1. Null where it is something else. */
export function countOf({ number = 1 }: Selection): number | null {
  return Number.isInteger(number) && number >= 1 ? number : null
}

/** The points of a selection and all within it. */
export function costOf({ costs = [], selections = [] }: Selection): number {
  const own = costs.filter(({ name }) => /^\s*(?:pts|points)\s*$/iu.test(name ?? '')).reduce((sum, { value = 0 }) => sum + value, 0)
  return selections.reduce((sum, inner) => sum + costOf(inner), own)
}

/** The values of a profile by the name of their characteristic, in small letters. */
export function valuesOf({ characteristics = [] }: Profile): ReadonlyMap<string, string> {
  return new Map(characteristics.map(({ name, $text, value }) => [name.trim().toLowerCase(), String($text ?? value ?? '').trim()]))
}

/** Whether a profile is that of a ship: it has hull points, and hits that they take. */
export function isShip(profile: Profile): boolean {
  const values = valuesOf(profile)
  return values.has('hp') && values.has('dr')
}

/** Whether a profile is that of a token of small craft. */
export function isWing(profile: Profile): boolean {
  return /^srs\b/iu.test(typeOf(profile)) || valuesOf(profile).has('token size')
}

/** Whether a profile is that of a weapon: an arc, and dice for at least its first range band. */
export function isWeapon(profile: Profile): boolean {
  const values = valuesOf(profile)
  return values.has('arc') && values.has('1')
}

function typeOf({ typeName, profileTypeName }: Profile): string {
  return (typeName ?? profileTypeName ?? '').trim()
}
