import { replaceWhere } from '@shared/kernel/collections'
import type {
  DraftForce,
  DraftSquadron,
  DraftUnit,
  DraftWing,
  SquadronId,
  UnitId,
  WingId
} from '@shared/systems/dystopian-wars/model/force'
import type { ForcePart, PartId } from './force-parts'

/** Most squadrons in a force, and most units and most wings in a squadron, that the files accept. */
export const PARTS_MAX = 60

export function withSquadron(force: DraftForce, id: SquadronId, change: (squadron: DraftSquadron) => DraftSquadron): DraftForce {
  return { ...force, squadrons: replaceWhere(force.squadrons, squadron => squadron.id === id, change) }
}

export function withUnit(force: DraftForce, id: UnitId, change: (unit: DraftUnit) => DraftUnit): DraftForce {
  const inside = (one: DraftSquadron): DraftSquadron => ({ ...one, units: replaceWhere(one.units, unit => unit.id === id, change) })
  return { ...force, squadrons: force.squadrons.map(inside) }
}

export function withWing(force: DraftForce, id: WingId, change: (wing: DraftWing) => DraftWing): DraftForce {
  const inside = (one: DraftSquadron): DraftSquadron => ({ ...one, wings: replaceWhere(one.wings, wing => wing.id === id, change) })
  return { ...force, squadrons: force.squadrons.map(inside) }
}

/** Puts something into a list after the one with this id, or at the end. */
export function insertedAfter<T extends { readonly id: string }>(list: readonly T[], item: T, afterId: string | null): readonly T[] {
  const index = list.findIndex(one => one.id === afterId)
  const at = index < 0 ? list.length : index + 1
  return [...list.slice(0, at), item, ...list.slice(at)]
}

/** Without the part, and without everything in it. */
export function without(force: DraftForce, id: PartId): DraftForce {
  return {
    ...force,
    squadrons: force.squadrons
      .filter(squadron => squadron.id !== id)
      .map(one => ({ ...one, units: one.units.filter(unit => unit.id !== id), wings: one.wings.filter(wing => wing.id !== id) }))
  }
}

/** The part one place up (-1) or down (1). A unit or a wing at the end of its squadron goes on into the next; the same force where there is none. */
export function moved(force: DraftForce, part: ForcePart, by: -1 | 1): DraftForce {
  if (part.kind === 'squadron') {
    const squadrons = swapped(force.squadrons, part.id, by)
    return squadrons === null ? force : { ...force, squadrons }
  }
  const { squadron } = part
  const inside = part.kind === 'unit' ? swapped(squadron.units, part.id, by) : swapped(squadron.wings, part.id, by)
  // The lists hold what the kind says.
  if (inside !== null) return withSquadron(force, squadron.id, one => ({ ...one, [part.kind === 'unit' ? 'units' : 'wings']: inside }))
  const next = force.squadrons[force.squadrons.indexOf(squadron) + by]
  if (next === undefined) return force
  return withSquadron(without(force, part.id), next.id, one => taken(one, part, by))
}

/** The squadron with a unit or a wing that came from above (1) or from below (-1). */
function taken(squadron: DraftSquadron, part: ForcePart, by: -1 | 1): DraftSquadron {
  const put = <T>(list: readonly T[], item: T): readonly T[] => (by === 1 ? [item, ...list] : [...list, item])
  if (part.kind === 'unit') return { ...squadron, units: put(squadron.units, part.unit) }
  return part.kind === 'wing' ? { ...squadron, wings: put(squadron.wings, part.wing) } : squadron
}

/** The list with one thing in the place of its neighbour; null where it has none. */
function swapped<T extends { readonly id: string }>(list: readonly T[], id: string, by: -1 | 1): readonly T[] | null {
  const from = list.findIndex(one => one.id === id)
  const [one, other] = [list[from], list[from + by]]
  if (one === undefined || other === undefined) return null
  return list.map((item, i) => (i === from ? other : i === from + by ? one : item))
}
