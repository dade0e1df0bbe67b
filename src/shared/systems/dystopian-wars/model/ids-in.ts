import type { DraftSquadron } from './force'

/** The ids of squadrons and everything in them. */
export function idsIn(squadrons: readonly DraftSquadron[]): readonly string[] {
  return squadrons.flatMap(({ id, units, wings }) => [id, ...units.map(unit => unit.id), ...wings.map(wing => wing.id)])
}
