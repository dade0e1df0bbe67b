/** A roster of the campaign that may send reinforcements, with those of it who may come alone. */
export interface LateRoster {
  readonly id: string
  readonly name: string
  readonly parts: readonly { readonly id: string; readonly name: string }[]
}

type Named = { readonly name: string }

/** The name of a unit that comes late: that of its one member when it comes alone, with the member's number; else one that nobody bears. */
export function lateName(unit: string, members: readonly Named[], renamed: readonly Named[], free: (name: string) => string): string {
  const [alone, ...others] = members
  return alone?.name === unit && others.length === 0 ? (renamed[0]?.name ?? unit) : free(unit)
}
