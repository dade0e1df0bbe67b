import type { Uncancelled } from '../model/attack'
import type { RulingValue } from '../rulings'

/** An attack hits when anything is left (XW-023). */
export function isHit({ hits, crits }: Uncancelled): boolean {
  return hits + crits > 0
}

/** Which results evades cancel first, as `xw.neutralizeOrder` reads. */
export type NeutralizeOrder = RulingValue<'xw.neutralizeOrder'>

/**
 * The hits and criticals left after the evades, each of which cancels one of the first kind or, once those are gone, of the other (XW-022,
 * XW-Q01).
 */
export function neutralize({ hits, crits }: Uncancelled, evades: number, order: NeutralizeOrder): Uncancelled {
  const onHits = order === 'hitsFirst' ? Math.min(hits, evades) : Math.min(hits, Math.max(0, evades - crits))
  return { hits: hits - onHits, crits: Math.max(0, crits - (evades - onHits)) }
}
