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
import { movedIn, movedInside } from '../../../builder/draft/move-part'
import type { ForcePart } from './force-parts'

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

/** Without the part, and without everything in it. */
export function without(force: DraftForce, id: ForcePart['id']): DraftForce {
  return {
    ...force,
    squadrons: force.squadrons
      .filter(squadron => squadron.id !== id)
      .map(one => ({ ...one, units: one.units.filter(unit => unit.id !== id), wings: one.wings.filter(wing => wing.id !== id) }))
  }
}

/** The part one place up (-1) or down (1). A unit or a wing at the end of its squadron goes on into the next; the same force where there is none. */
export function moved(force: DraftForce, { kind, id }: ForcePart, by: -1 | 1): DraftForce {
  const squadrons =
    kind === 'squadron'
      ? movedIn(
          force.squadrons,
          force.squadrons.findIndex(one => one.id === id),
          by
        )
      : movedInside(force.squadrons, kind === 'unit' ? 'units' : 'wings', id, by)
  return squadrons === force.squadrons ? force : { ...force, squadrons }
}
