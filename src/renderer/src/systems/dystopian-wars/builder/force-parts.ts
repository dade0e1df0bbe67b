import type {
  DraftForce,
  DraftSquadron,
  DraftUnit,
  DraftWing,
  SquadronId,
  UnitId,
  WingId
} from '@shared/systems/dystopian-wars/model/force'

/** What can be chosen on the drawing board. */
export type PartId = SquadronId | UnitId | WingId

/** A squadron, or a unit or a wing with the squadron it belongs to. */
export type ForcePart =
  | { readonly kind: 'squadron'; readonly id: SquadronId; readonly squadron: DraftSquadron }
  | { readonly kind: 'unit'; readonly id: UnitId; readonly squadron: DraftSquadron; readonly unit: DraftUnit }
  | { readonly kind: 'wing'; readonly id: WingId; readonly squadron: DraftSquadron; readonly wing: DraftWing }

/** Everything of a force in the order in which it is shown: a squadron, its units, its wings. */
export function partsOf(force: DraftForce): readonly ForcePart[] {
  return force.squadrons.flatMap((squadron): readonly ForcePart[] => [
    { kind: 'squadron', id: squadron.id, squadron },
    ...squadron.units.map(unit => ({ kind: 'unit' as const, id: unit.id, squadron, unit })),
    ...squadron.wings.map(wing => ({ kind: 'wing' as const, id: wing.id, squadron, wing }))
  ])
}

/** The part with this id, or the unit that carries the weapon with this id. */
export function findPart(force: DraftForce, id: string | null): ForcePart | undefined {
  const parts = partsOf(force)
  return (
    parts.find(part => part.id === id) ?? parts.find(part => part.kind === 'unit' && part.unit.weapons.some(weapon => weapon.id === id))
  )
}

export function nameOf(part: ForcePart): string {
  if (part.kind === 'unit') return part.unit.name
  return part.kind === 'wing' ? part.wing.name : part.squadron.name
}
