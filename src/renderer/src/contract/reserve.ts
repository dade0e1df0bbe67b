/** A roster that may send reinforcements, and its members that may come alone. */
export interface Reserve {
  readonly id: string
  readonly name: string
  readonly parts: readonly { readonly id: string; readonly name: string }[]
}

type Named = { readonly name: string }

/** The name of a late unit: a lone member's name and number, otherwise one not in use. */
export function arrivalName(unit: string, members: readonly Named[], renamed: readonly Named[], free: (name: string) => string): string {
  const [alone, ...others] = members
  return alone?.name === unit && others.length === 0 ? (renamed[0]?.name ?? unit) : free(unit)
}
