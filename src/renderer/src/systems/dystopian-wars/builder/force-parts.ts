import type {
  DraftForce,
  DraftSquadron,
  DraftUnit,
  DraftWing,
  SquadronId,
  UnitId,
  WingId
} from '@shared/systems/dystopian-wars/model/force'

import { unitOutline, wingOutline } from '@shared/systems/dystopian-wars/view/outline'
import type { BuilderPart } from '../../../contract/system-builder'

/** A squadron, or a unit or a wing with the squadron it belongs to. */
export type ForcePart = BuilderPart &
  (
    | { readonly kind: 'squadron'; readonly id: SquadronId; readonly squadron: DraftSquadron }
    | { readonly kind: 'unit'; readonly id: UnitId; readonly squadron: DraftSquadron; readonly unit: DraftUnit }
    | { readonly kind: 'wing'; readonly id: WingId; readonly squadron: DraftSquadron; readonly wing: DraftWing }
  )

/** All parts of a force in display order: each squadron, its units, its wings. */
export function partsOf(force: DraftForce): readonly ForcePart[] {
  return force.squadrons.flatMap((squadron, index): readonly ForcePart[] => {
    const number = index + 1
    const inside = { number, isInside: true, squadron }
    return [
      { kind: 'squadron', id: squadron.id, name: squadron.name, number, isInside: false, squadron },
      ...squadron.units.map(unit => ({ kind: 'unit' as const, id: unit.id, name: unit.name, ...inside, outline: unitOutline(unit), unit })),
      ...squadron.wings.map(wing => ({ kind: 'wing' as const, id: wing.id, name: wing.name, ...inside, outline: wingOutline(wing), wing }))
    ]
  })
}

/** The part with this id, or the unit that carries the weapon with this id. */
export function findPart(force: DraftForce, id: string | null): ForcePart | undefined {
  const parts = partsOf(force)
  return (
    parts.find(part => part.id === id) ?? parts.find(part => part.kind === 'unit' && part.unit.weapons.some(weapon => weapon.id === id))
  )
}

/** The first unit, else the first squadron. */
export function firstOf([first, second]: readonly ForcePart[]): ForcePart | undefined {
  return second?.kind === 'squadron' ? first : (second ?? first)
}
